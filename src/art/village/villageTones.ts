import { colours } from '../../theme/tokens';

/** The colours of the map's drawings: those of the theme, and the darker or lighter tones beside them. */
export const tones = {
  ...colours,
  marigoldShade: '#F0960A',
  lamplight: '#FFF0CC',
  lamplightShade: '#FFE3A6',
  leafLight: '#4FA97F',
  leafPale: '#A9D8BE',
  leafShade: '#08603C',
  indigoShade: '#22266F',
  wallShade: '#A6ABE3',
  skin: '#B5743F',
  skinDark: '#965A32',
  skinLight: '#C98B58',
  // What the night makes of land, leaves, earth and stone.
  farHills: '#242970',
  nearHills: '#1F245F',
  land: '#1A1F52',
  nearLand: '#181C4A',
  asleep: '#2A2F7C',
  asleepShade: '#222767',
  asleepRoof: '#373DA3',
  leafAsleep: '#15424F',
  earthAsleep: '#5A434B',
  stone: '#8387B8',
  stoneShade: '#5B5F92',
} as const;
