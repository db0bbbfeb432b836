import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adviceIllustrations } from '../art/adviceIllustrations';
import { billIllustrations } from '../art/billIllustrations';
import { checkIllustration } from '../art/checkIllustration';
import { productGrounds } from '../art/grounds';
import { ArrowDownwardIcon } from '../art/icons';
import { thingIllustrations } from '../art/thingIllustrations';
import { twoToneIcon } from '../art/twoToneIcon';
import { Illustration } from '../atoms/Illustration';
import { productColours, productMarks } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import type {
  BillKind,
  IconShapes,
  ProductSummary,
  ServiceBasicsContent,
} from '../content/contentShapes';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { withEndKept } from '../domain/withEndKept';
import { counterOfThings } from './counterOfThings';
import { besideRoad, headingOnRoad, road, roadMark } from './productRoad';
import {
  advice,
  adviceDrawing,
  advicePoint,
  checkDrawing,
  checkPoints,
  kind,
  kindColours,
  kindLink,
  kindsGrid,
  kindsHead,
  kindTile,
  panel,
  panelWithCheck,
  rows,
} from './serviceBasicsLook';
import { thingCaption } from './thingCaption';

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

const sheet = 'M5 3h14v18l-2.300-1.700-2.400 1.700-2.300-1.700-2.300 1.700-2.400-1.700L5 21z';

/** What is paid for. */
const bill: IconShapes = { tone: sheet, line: `${sheet}M9 8h6M9 12h6` };

const lens = 'M3.500 10.200a6.700 6.700 0 1 1 13.400 0a6.700 6.700 0 1 1-13.400 0z';

/** What must be right. */
const closeLook: IconShapes = {
  tone: lens,
  line: `${lens}M15.200 15.200L20.500 20.500M7.200 10.400l2.200 2.200L13.200 8.400`,
};

/** The service on the same page that pays for it. */
const serviceOf = {
  electricity: 'bill-payments',
  gas: 'bill-payments',
  water: 'bill-payments',
  phone: 'recharge',
} as const satisfies Record<BillKind, string>;

/** What is the same for all services of a product: what they are for, what to bring, and how to make sure of a payment. */
export function ServiceBasics({ messages, product, bringTitle }: ServiceBasicsProps) {
  const { kinds, bring, confirm } = messages;
  const check = checkIllustration(product.id);
  const Bag = twoToneIcon(bag);
  const Bill = twoToneIcon(bill);
  const CloseLook = twoToneIcon(closeLook);
  return (
    <Section
      component="div"
      sx={[productColours[product.tone], { '@media print': { paddingBlock: '0 6mm' } }]}
    >
      {kinds && (
        <Box sx={[road.from, kindsHead]}>
          <Box sx={headingOnRoad}>
            <Box sx={[productMarks[product.tone], roadMark]}>
              <Bill />
            </Box>
            <Typography variant="h2">{kinds.title}</Typography>
          </Box>
          <Typography variant="lead" component="p" sx={[besideRoad, { textWrap: 'balance' }]}>
            {kinds.note}
          </Typography>
          <Box component="ul" sx={[kindsGrid, besideRoad]}>
            {kinds.items.map(({ id, label }) => (
              <Typography key={id} component="li" variant="h4" sx={kind}>
                <Illustration {...billIllustrations[id]} alt="" sx={[kindTile, kindColours[id]]} />
                <Link href={`#${serviceOf[id]}`} sx={kindLink}>
                  {label}
                  <ArrowDownwardIcon fontSize="small" />
                </Link>
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      <Box sx={[road.from, rows]}>
        <div>
          <Box sx={headingOnRoad}>
            <Box sx={[productMarks[product.tone], roadMark]}>
              <Bag />
            </Box>
            <Typography variant="h2">{bringTitle}</Typography>
          </Box>
          <Box component="ul" sx={counterOfThings(bring.length, productGrounds[product.tone].src)}>
            {bring.map(({ text, thing }, index) => {
              const illustration = thingIllustrations[product.tone][index];
              return (
                <Typography key={text} component="li">
                  {illustration && <Illustration {...illustration} alt="" />}
                  <span>{thingCaption(text, thing)}</span>
                </Typography>
              );
            })}
          </Box>
        </div>
        <div>
          <Box sx={headingOnRoad}>
            <Box sx={[productMarks[product.tone], roadMark]}>
              <CloseLook />
            </Box>
            <Typography variant="h2">{confirm.title}</Typography>
          </Box>
          <Box sx={[panel, Boolean(check) && panelWithCheck]}>
            {check && <Illustration {...check} alt="" sx={checkDrawing} />}
            <Box component={check ? 'ol' : 'ul'} sx={check ? checkPoints : advice}>
              {confirm.points.map((point, index) => {
                const illustration = adviceIllustrations[product.tone]?.[index];
                return (
                  <Typography key={point} component="li" {...(!check && { sx: advicePoint })}>
                    {illustration && <Illustration {...illustration} alt="" sx={adviceDrawing} />}
                    <span>{withEndKept(withCompoundsKept(point))}</span>
                  </Typography>
                );
              })}
            </Box>
          </Box>
        </div>
      </Box>
    </Section>
  );
}
