/**
 * The ways in which a story is looked at, as globals of the toolbar. Storybook's toolbar, Chromatic
 * and the visual comparison (`npm run test:visual`) all read them here.
 */
export const modes = {
  phone: { viewport: 'phone' },
  tablet: { viewport: 'tablet' },
  desktop: { viewport: 'desktop' },
  wide: { viewport: 'wide' },
  'reduced motion': { viewport: 'phone', motion: 'reduced' },
  'forced colours': { viewport: 'desktop', colours: 'forced' },
  'hindi phone': { viewport: 'phone', language: 'hi' },
  'hindi desktop': { viewport: 'desktop', language: 'hi' },
} as const;

export type ModeName = keyof typeof modes;

/** Parameters of a story without snapshots: all that do not say otherwise. */
export const noSnapshot = { chromatic: { disableSnapshot: true } } as const;

/** Parameters of a story with a snapshot in each of these modes. */
export const snapshotIn = (...names: readonly ModeName[]) => ({
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
  },
});

/** Parameters of a kitchen sink. */
export const snapshotAsKitchenSink = snapshotIn('phone', 'tablet', 'desktop', 'forced colours');

/** Parameters of a form that nothing has been typed in. */
export const snapshotAsForm = snapshotIn(
  'phone',
  'tablet',
  'desktop',
  'forced colours',
  'hindi phone',
);

/** Parameters of the kitchen sink of a component that looks otherwise where motion is reduced. */
export const snapshotInEveryMode = snapshotIn(
  'phone',
  'tablet',
  'desktop',
  'forced colours',
  'reduced motion',
);

/** Parameters of the states of a form. */
export const snapshotAsState = snapshotIn('phone', 'desktop', 'hindi phone');
