import project from '../package.json' with { type: 'json' };

/** The browsers of `package.json` as the build's target: `ios_saf >= 17` is `ios17`. */
export const browserTargets = project.browserslist.map((query) =>
  query.replace('_saf', '').replace(' >= ', ''),
);
