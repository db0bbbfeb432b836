import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import counter from '../../art/chapters/counter.svg?drawing';
import distance from '../../art/chapters/distance.svg?drawing';
import proof from '../../art/chapters/fingerprint-or-card.svg?drawing';
import trust from '../../art/chapters/trust.svg?drawing';
import villageAndCity from '../../art/chapters/village-and-city.svg?drawing';
import road from '../../art/grounds/road-up.svg';
import { ArrowForwardIcon } from '../../art/icons';
import { Illustration } from '../../atoms/Illustration';
import { recordKeys } from '../../domain/recordKeys';
import { MediaText, type MediaTextProps } from '../../sections/MediaText';

/** The chapters in their order: how far the bank still is in each chapter, and its drawing. */
const chapterRecords = {
  distance: { kilometres: 18, drawing: distance, mediaSide: 'foot', surface: 'paper' },
  counter: { kilometres: 12, drawing: counter, mediaSide: 'end', surface: 'sand' },
  proof: {
    kilometres: 7,
    drawing: proof,
    mediaSide: 'start',
    surface: 'sand',
  },
  'village-and-city': {
    kilometres: 3,
    drawing: villageAndCity,
    mediaSide: 'foot',
    surface: 'paper',
  },
  trust: { kilometres: 1, drawing: trust, mediaSide: 'end', surface: 'marigold' },
} as const satisfies Record<
  string,
  Pick<MediaTextProps, 'mediaSide' | 'surface'> & {
    kilometres: number;
    drawing: object;
  }
>;

export interface StoryProps {
  chapters: Readonly<
    Record<keyof typeof chapterRecords, { title: string; paragraphs: readonly string[] }>
  >;
  /** Kilometres, abbreviated as on a milestone. */
  unit: string;
  /** All of them; each is led to by its chapter. */
  products: ReadonlyArray<{ chapter: string; name: string; path: string }>;
}

/** The story of financial inclusion in short chapters, along the road to a bank that gets shorter with each. */
export function Story({ chapters, unit, products }: StoryProps) {
  return (
    <Box sx={roadBeside}>
      {recordKeys(chapterRecords).map((id) => {
        const { title, paragraphs } = chapters[id];
        const { kilometres, drawing, mediaSide, surface } = chapterRecords[id];
        return (
          <MediaText
            key={id}
            id={id}
            surface={surface}
            eyebrow={`${kilometres} ${unit}`}
            title={title}
            mediaSide={mediaSide}
            media={<Illustration {...drawing} alt="" sx={mediaSide === 'foot' ? wide : {}} />}
            actions={products
              .filter(({ chapter }) => chapter === id)
              .map(({ name, path }) => (
                <Button key={path} href={path} variant="outlined" endIcon={<ArrowForwardIcon />}>
                  {name}
                </Button>
              ))}
          >
            {paragraphs.map((paragraph) => (
              <span key={paragraph}>{paragraph}</span>
            ))}
          </MediaText>
        );
      })}
    </Box>
  );
}

/** One tile, along the edge of the window where lines begin. */
const roadBeside = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetBlock: 0,
    insetInlineStart: 0,
    width: 'calc(var(--gutter) / 2)',
    background: `url("${road}") repeat-y 0 0 / 100% auto`,
    '@media print': { display: 'none' },
  },
} as const;

/** From one edge of the window to the other; on a phone the middle of it. */
const wide = {
  width: { xs: '200vw', sm: '100vw' },
  maxWidth: 'none',
  marginInlineStart: { xs: 'calc(-50vw - var(--bleed))', sm: 'calc(-1 * var(--bleed))' },
} as const;
