import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { billIcons } from '../art/billIcons';
import { CheckIcon } from '../art/icons';
import { twoToneIcon } from '../art/twoToneIcon';
import { productColours, productMarks } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import type { IconShapes, ProductSummary, ServiceBasicsContent } from '../content/contentShapes';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { besideRoad, headingOnRoad, road, roadMark } from './productRoad';

export interface ServiceBasicsProps {
  /** What is paid for, what to bring, and how to make sure of a payment. */
  messages: ServiceBasicsContent;
  /** Gives its colour. */
  product: ProductSummary;
  /** Heading of what to bring. */
  bringTitle: string;
}

const bagSides = 'M4 8.5h16l-1 10.2a2.5 2.5 0 0 1-2.5 2.3h-9A2.5 2.5 0 0 1 5 18.7z';

/** What one carries to the shop. */
const bag: IconShapes = {
  tone: bagSides,
  line: `${bagSides}M8 12V7a4 4 0 0 1 8 0v5`,
};

/** What is the same for all services of a product: what they are for, what to bring, and how to make sure of a payment. */
export function ServiceBasics({ messages, product, bringTitle }: ServiceBasicsProps) {
  const { kinds, bring, confirm } = messages;
  const Bag = twoToneIcon(bag);
  return (
    <Section
      component="div"
      sx={[productColours[product.tone], { '@media print': { paddingBlock: '0 6mm' } }]}
    >
      {kinds && (
        <Box sx={kindsHead}>
          <Typography variant="h2">{kinds.title}</Typography>
          <Typography variant="lead" component="p">
            {kinds.note}
          </Typography>
          <Box component="ul" sx={kindsGrid}>
            {kinds.items.map(({ id, label }) => {
              const Icon = twoToneIcon(billIcons[id]);
              return (
                <Typography key={id} component="li" variant="h4" sx={kind}>
                  <Box component="span" sx={[productMarks[product.tone], kindMark]}>
                    <Icon />
                  </Box>
                  {label}
                </Typography>
              );
            })}
          </Box>
        </Box>
      )}
      <Box sx={[road.from, columns]}>
        <div>
          <Box sx={headingOnRoad}>
            <Box sx={[productMarks[product.tone], roadMark]}>
              <Bag />
            </Box>
            <Typography variant="h2">{bringTitle}</Typography>
          </Box>
          <Box sx={[besideRoad, { mt: 5 }]}>
            <PointList points={bring} checked />
          </Box>
        </div>
        <Box sx={panel}>
          <Typography variant="h3" component="h2" sx={{ mb: 5 }}>
            {confirm.title}
          </Typography>
          <PointList points={confirm.points} />
        </Box>
      </Box>
    </Section>
  );
}

const kindsHead = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 2,
  overflowWrap: 'anywhere',
  pb: { xs: 14, md: 20 },
  '@media print': { pb: '6mm' },
} as const;

/** Two in a row on a phone, four on a desktop; as few as large text leaves room for. */
const kindsGrid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: 3, md: 6 },
  m: 0,
  mt: 4,
  p: 0,
  listStyle: 'none',
} as const;

const kind = ({ radius }: Theme) => ({
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'start', md: 'center' },
  gap: { xs: 3, md: 4 },
  p: { xs: 4, md: 5 },
  borderRadius: `${radius.surface}px`,
  bgcolor: 'var(--tone-band)',
  '@media print': { p: 0 },
});

const kindMark = { '@media print': { display: 'none' } } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  columnGap: { md: 12, lg: 20 },
  rowGap: 8,
  '@media print': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '8mm' },
} as const;

/** What must be right before money moves stands on the full colour. */
const panel = (theme: Theme) => ({
  position: 'relative',
  alignSelf: 'start',
  p: { xs: 6, md: 9 },
  borderRadius: `${theme.radius.stage}px`,
  border: '1px solid transparent',
  bgcolor: 'var(--panel, var(--tone))',
  color: 'var(--on-panel, var(--on-tone))',
  '@media print': { p: 0, border: 0 },
});

/** A tick stands before what one has with one; advice may say what not to do, and hangs from a line. */
function PointList({ points, checked }: { points: readonly string[]; checked?: boolean }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
      {points.map((point) => (
        <Typography
          key={point}
          component="li"
          variant="lead"
          sx={{
            display: 'flex',
            gap: 3,
            overflowWrap: 'anywhere',
            ...(!checked && { pt: 4, borderTop: 1 }),
          }}
        >
          {checked && <CheckIcon sx={{ mt: { xs: 0.5, md: 1 } }} />}
          {withCompoundsKept(point)}
        </Typography>
      ))}
    </Box>
  );
}
