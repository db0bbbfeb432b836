import { colours } from '../../src/theme/tokens';
import { contrast } from '../blocks/contrast';
import { type ColourPair, colourAt } from './colourPairs';
import { type ColourName, nameOf } from './paletteNames';

export interface SurfaceFront {
  name: ColourName;
  /** Paths of the palette by which components write this colour on this surface. */
  roles: readonly string[];
  ratio: number;
}

export interface SurfacePairs {
  surface: ColourName;
  /** What may stand on the surface, the strongest first. */
  fronts: readonly SurfaceFront[];
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** The pairs by surface, that with the most first; roles that are the same colour stand together. */
export function pairsBySurface(pairs: readonly ColourPair[]): readonly SurfacePairs[] {
  const named = pairs.map(({ front, back }) => ({
    name: nameOf(colourAt(front)),
    surface: nameOf(colourAt(back)),
    role: front,
  }));
  const surfaces = unique(named.map(({ surface }) => surface)).map((surface) => {
    const onSurface = named.filter((pair) => pair.surface === surface);
    const fronts = unique(onSurface.map(({ name }) => name)).map((name) => ({
      name,
      roles: unique(onSurface.filter((pair) => pair.name === name).map(({ role }) => role)),
      ratio: contrast(colours[name], colours[surface]),
    }));
    return { surface, fronts: fronts.toSorted((one, other) => other.ratio - one.ratio) };
  });
  return surfaces.toSorted((one, other) => other.fronts.length - one.fronts.length);
}
