/** Parameters of stories that show one section in several states. */
export const shownSeveralTimes = {
  layout: 'padded',
  // Each time it is a landmark of the same kind and name. On a page a section stands once.
  a11y: {
    config: {
      rules: [
        { id: 'landmark-no-duplicate-banner', enabled: false },
        { id: 'landmark-no-duplicate-contentinfo', enabled: false },
        { id: 'landmark-unique', enabled: false },
      ],
    },
  },
};
