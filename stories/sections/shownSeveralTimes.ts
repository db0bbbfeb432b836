/** The rules of axe that a section breaks by being shown several times; on a page it stands once. */
const broken = {
  // Each time it is a landmark of the same kind and name.
  named: ['landmark-unique'],
  // Each time it is also the banner, of which a page has one.
  banner: ['landmark-unique', 'landmark-no-duplicate-banner'],
  // Each time it is also the information about the site, which a page gives once.
  contentinfo: ['landmark-unique', 'landmark-no-duplicate-contentinfo'],
};

/** Parameters of stories that show one section, such a landmark, in several states. */
export const shownSeveralTimes = (landmark: keyof typeof broken) => ({
  a11y: { config: { rules: broken[landmark].map((id) => ({ id, enabled: false })) } },
});
