/**
 * Parameters of stories that show one component several times: each time it is a landmark of the same
 * kind and name, of which a page has one.
 */
export const shownSeveralTimes = {
  a11y: {
    config: {
      rules: [
        'landmark-unique',
        'landmark-no-duplicate-banner',
        'landmark-no-duplicate-contentinfo',
      ].map((id) => ({ id, enabled: false })),
    },
  },
};
