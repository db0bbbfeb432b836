import type { Theme } from '@mui/material/styles';
import type { ProductTone } from '../content/contentShapes';

/** Names, summaries and services of a row of groups begin at the same heights. */
export const groupFrame = (parts: number) =>
  ({
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: `span ${parts}`,
    rowGap: 0,
    minWidth: 0,
  }) as const;

/** The services of a long first group reach down beside what stands in the corner. */
export const besideCorner = (parts: number) => ({
  gridRow: { md: `span ${parts + 1}` },
  '& > ul': { gridRow: { md: 'span 2' } },
});

/**
 * The ground of the group whose page is open, in the colour of its pages; half of the marigold, whose
 * mark would be lost on all of it. As a shadow it reaches beyond the words and moves none of them.
 */
export const openGroupGround =
  (tone: ProductTone) =>
  ({ palette, spacing }: Theme) => {
    const { background, ink, leaf, marigold, rose } = palette;
    const tint = {
      ink: ink.light,
      marigold: `color-mix(in srgb, ${marigold.light}, ${background.paper})`,
      leaf: leaf.light,
      rose: rose.light,
    }[tone];
    return {
      borderRadius: 0.25,
      bgcolor: tint,
      boxShadow: `0 0 0 ${spacing(3)} ${tint}`,
    };
  };
