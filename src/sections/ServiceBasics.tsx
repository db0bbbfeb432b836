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
import type { BillKind, ProductSummary, ServiceBasicsContent } from '../content/contentShapes';
import { emphasisIn, withoutEmphasis } from '../domain/emphasisIn';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { withEndKept } from '../domain/withEndKept';
import { bag, bill, confirmIcons } from './basicsIcons';
import { counterOfThings } from './counterOfThings';
import { besideRoad, headingOnRoad, road, roadMark } from './productRoad';
import {
  advice,
  advicePoint,
  adviceTile,
  adviceWords,
  checkDrawing,
  checkPoints,
  kindColours,
  kindLook,
  kindsCard,
  kindsGrid,
  kindsHead,
  kindsLink,
  kindsList,
  kindsNote,
  panel,
  panelOfAdvice,
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
  const paidFor = product.services.flatMap(({ id, name }) => {
    const items = kinds?.items.filter((item) => serviceOf[item.id] === id) ?? [];
    return items.length > 0 ? [{ id, name, items }] : [];
  });
  const check = checkIllustration(product.id);
  const Bag = twoToneIcon(bag);
  const Bill = twoToneIcon(bill);
  const Confirm = twoToneIcon(confirmIcons[product.tone]);
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
          <Typography variant="lead" component="p" sx={kindsNote}>
            {kinds.note}
          </Typography>
          <Box
            component="ul"
            sx={[kindsGrid(paidFor.map(({ items }) => items.length)), besideRoad]}
          >
            {paidFor.map(({ id, name, items }) => (
              <Box component="li" key={id} sx={kindsCard}>
                <Link href={`#${id}`} variant="h4" sx={kindsLink}>
                  {name}
                  <ArrowDownwardIcon fontSize="small" />
                </Link>
                <Box component="ul" sx={kindsList}>
                  {items.map((item) => (
                    <Box key={item.id} component="li" sx={[kindColours[item.id], kindLook]}>
                      <Illustration {...billIllustrations[item.id]} alt="" />
                      <span>{item.label}</span>
                    </Box>
                  ))}
                </Box>
              </Box>
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
          <Box
            component="ul"
            sx={counterOfThings(
              bring.map((text) => withoutEmphasis(text).length),
              productGrounds[product.tone].src,
            )}
          >
            {bring.map((text, index) => {
              const illustration = thingIllustrations[product.tone][index];
              return (
                <Typography key={text} component="li">
                  {illustration && <Illustration {...illustration} alt="" />}
                  <span>{thingCaption(text)}</span>
                </Typography>
              );
            })}
          </Box>
        </div>
        <div>
          <Box sx={headingOnRoad}>
            <Box sx={[productMarks[product.tone], roadMark]}>
              <Confirm />
            </Box>
            <Typography variant="h2">{confirm.title}</Typography>
          </Box>
          <Box sx={[panel, check ? panelWithCheck : panelOfAdvice]}>
            {check && <Illustration {...check} alt="" sx={checkDrawing} />}
            <Box component={check ? 'ol' : 'ul'} sx={check ? checkPoints : advice}>
              {confirm.points.map((text, index) => {
                const illustration = adviceIllustrations[product.tone]?.[index];
                const { emphasised, after } = emphasisIn(text);
                return illustration ? (
                  <Box key={text} component="li" sx={advicePoint}>
                    <Box sx={adviceTile}>
                      <Illustration {...illustration} alt="" />
                    </Box>
                    <Box sx={adviceWords}>
                      <strong>{withCompoundsKept(emphasised)}</strong>
                      {withEndKept(withCompoundsKept(after))}
                    </Box>
                  </Box>
                ) : (
                  <Typography key={text} component="li">
                    <span>{withEndKept(withCompoundsKept(withoutEmphasis(text)))}</span>
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
