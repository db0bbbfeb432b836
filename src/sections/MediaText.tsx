import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Section, type SectionProps } from '../atoms/Section';

export interface MediaTextProps extends Pick<SectionProps, 'id' | 'surface' | 'eyebrow'> {
  title: string;
  /**
   * Size of the title; `large` for one statement that the page is remembered by.
   * @default 'regular'
   */
  titleSize?: 'regular' | 'large';
  /** What is told: paragraphs, or elements such as `Steps`. */
  children: ReactNode;
  /** The ways on, as buttons or links in a row. */
  actions?: ReactNode;
  /** An illustration, or a component that shows something. */
  media: ReactNode;
  /**
   * Where the media stands in a wide window; `foot` is for a scene along the lower edge, from one edge of the window
   * to the other.
   * @default 'end'
   */
  mediaSide?: 'start' | 'end' | 'foot';
}

/** A heading with a few sentences, and what illustrates them; on a phone the media stands below the words. */
export function MediaText({
  id,
  surface = 'paper',
  eyebrow,
  title,
  titleSize = 'regular',
  children,
  actions,
  media,
  mediaSide = 'end',
}: MediaTextProps) {
  const titleId = useId();
  return (
    <Section
      {...(id && { id })}
      surface={surface}
      labelledBy={titleId}
      space={mediaSide === 'foot' ? 'none' : 'full'}
      sx={[wholeOnPaper, mediaSide === 'foot' && atFoot]}
    >
      <Box sx={[columns, sides[mediaSide], { '@media print': { display: 'block' } }]}>
        <Box sx={{ gridArea: 'words', minWidth: 0 }}>
          {eyebrow && (
            <Typography variant="eyebrow" sx={{ mb: 2, color: 'var(--accent)' }}>
              {eyebrow}
            </Typography>
          )}
          <Typography
            variant={titleSize === 'large' ? 'h1' : 'h2'}
            component="h2"
            id={titleId}
            tabIndex={-1}
            sx={{ mb: { xs: 4, md: 5 } }}
          >
            {title}
          </Typography>
          <Box sx={{ display: 'grid', gap: 4, maxWidth: '40rem', typography: 'lead' }}>
            {children}
          </Box>
          {actions && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mt: { xs: 5, md: 8 } }}>
              {actions}
            </Box>
          )}
        </Box>
        <Box sx={{ gridArea: 'media', minWidth: 0 }}>{media}</Box>
      </Box>
    </Section>
  );
}

/** Not every browser keeps what stands in a grid together on a page. */
const wholeOnPaper = { '@media print': { breakInside: 'avoid' } } as const;

const atFoot = { pt: { xs: 10, md: 24 }, overflow: 'clip' } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"words" "media"',
  alignItems: 'center',
  columnGap: { md: 12, lg: 20 },
  rowGap: { xs: 6, md: 10 },
} as const;

const sides = {
  start: {
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateAreas: { md: '"media words"' },
  },
  end: {
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    gridTemplateAreas: { md: '"words media"' },
  },
  foot: {},
} as const;
