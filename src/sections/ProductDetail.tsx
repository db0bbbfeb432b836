import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallIcon, CheckIcon } from '../art/icons';
import { safetyIllustration } from '../art/safetyIllustration';
import { Illustration } from '../atoms/Illustration';
import { productColours, productMarks } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import { textWithLinks } from '../atoms/textWithLinks';
import type {
  LinkContent,
  ProductFrameContent,
  ProductPageMessages,
  ProductSummary,
} from '../content/contentShapes';
import { emphasisIn, withoutEmphasis } from '../domain/emphasisIn';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { InPageNav } from './InPageNav';
import { ProductOpening } from './ProductOpening';
import { headingOnRoad, road, roadEnd, roadMark } from './productRoad';
import {
  acrossGrid,
  alarmLook,
  callLook,
  figuresLook,
  furtherRules,
  leadingRule,
  owedLook,
  ruleDrawing,
  rulesInRow,
  safetyGrid,
  safetyGround,
  warningRule,
} from './productSafetyLook';
import { ServiceBasics } from './ServiceBasics';
import { ServiceSection } from './ServiceSection';
import { servicesWithIcons } from './servicesWithIcons';

export interface ProductDetailProps {
  /** Sets the colour, the icons and the illustration of the page. */
  product: ProductSummary;
  /** What the page alone says: title, services, what to bring, safety. */
  messages: ProductPageMessages;
  /** What every product page says alike. */
  frame: Omit<ProductFrameContent, 'join'>;
  /** Accessible name and links of the breadcrumb trail. */
  breadcrumbs: { label: string; ancestors: ReadonlyArray<LinkContent> };
  /** URL of the join form, for shopkeepers. */
  joinHref: string;
  /** URL of the contact form, for customers who ask about this product. */
  askHref: string;
}

/** The body of a product page, in the colour of its group. */
export function ProductDetail({
  product,
  messages,
  frame,
  breadcrumbs,
  joinHref,
  askHref,
}: ProductDetailProps) {
  const { basics, services, safety } = messages;
  const { first, others, owed, alarm, call, links } = rankPoints(safety, frame.delay[1].figure);
  // What the first rule emphasises comes first, and why is smaller; else all of it is the rule.
  const { before, emphasised: rule, after } = emphasisIn(first);
  // It asks what the figures are for.
  const { emphasised: question, after: answer } = emphasisIn(owed ?? '');
  const drawing = safetyIllustration(product.id);
  const isWide = rule !== '';
  return (
    <Box sx={productColours[product.tone]}>
      <ProductOpening
        product={product}
        messages={messages}
        stepsLabel={frame.stepsLabel}
        breadcrumbs={breadcrumbs}
        stepsHref={`#${services[0]?.id}`}
      />
      <Box sx={belowBar}>
        <InPageNav
          label={frame.servicesLabel}
          links={servicesWithIcons(product.services).map(({ id, name, icon }) => ({
            href: `#${id}`,
            label: name,
            icon,
          }))}
        />
        <Section component="div" space="none">
          <Stack direction="row" useFlexGap spacing={6} sx={{ flexWrap: 'wrap', pt: 4 }}>
            <Link href={joinHref}>{frame.offerLabel}</Link>
            <Link href={askHref}>{frame.askLabel}</Link>
          </Stack>
        </Section>
        <ServiceBasics messages={basics} product={product} bringTitle={frame.bringTitle} />
        {services.map((service, index) => (
          <ServiceSection
            key={service.id}
            service={service}
            product={product}
            frame={frame}
            {...(index === 0 && { exampleNote: frame.exampleNote })}
            tone={index % 2 === 0 ? 'band' : 'paper'}
          />
        ))}
      </Box>
      <Section labelledBy="safety-title" surface="inherit" sx={safetyGround}>
        <Box sx={road.to}>
          <Box sx={headingOnRoad}>
            <Box sx={[productMarks.ink, roadMark, roadEnd]}>
              <CheckIcon />
            </Box>
            <Typography variant="h2" id="safety-title">
              {safety.title}
            </Typography>
          </Box>
          <Box sx={safetyGrid}>
            <Box sx={[leadingRule, ruleDrawing(product.id), isWide && warningRule]}>
              <div>
                <Typography variant="h3" component="p">
                  {textWithLinks(rule || first, links)}
                </Typography>
                {isWide && <Typography>{textWithLinks((before + after).trim(), links)}</Typography>}
              </div>
              {drawing && <Illustration {...drawing} alt="" />}
            </Box>
            {owed && (
              <Box sx={owedLook}>
                {question && (
                  <Typography variant="h4" component="p">
                    {withCompoundsKept(question)}
                  </Typography>
                )}
                <Box aria-hidden sx={figuresLook}>
                  {frame.delay.map(({ figure, unit }) => (
                    <Typography key={unit} variant="h4" component="div">
                      <Typography variant="figure" component="strong">
                        {figure}
                      </Typography>
                      {unit}
                    </Typography>
                  ))}
                </Box>
                <Typography>{textWithLinks(answer.trimStart(), links)}</Typography>
              </Box>
            )}
            <Box
              component="ul"
              sx={[
                furtherRules(product.id),
                // Beside the rule that leads, unless something else is there.
                (isWide || owed !== undefined) && rulesInRow(others.length),
              ]}
            >
              {others.map((point) => (
                <li key={point}>
                  <span>{withEmphasis(point, links)}</span>
                </li>
              ))}
            </Box>
            {call && alarm && (
              <Typography variant="h3" component="p" sx={[alarmLook, acrossGrid]}>
                {withCompoundsKept(withoutEmphasis(alarm))}
                <Button
                  href={call.href}
                  variant="contained"
                  color="marigold"
                  size="large"
                  startIcon={<CallIcon />}
                  sx={callLook}
                >
                  {call.label}
                </Button>
              </Typography>
            )}
          </Box>
        </Box>
      </Section>
    </Box>
  );
}

/** A rule with its emphasised words, if it has any, in bold. */
function withEmphasis(point: string, links: readonly LinkContent[]) {
  const { before, emphasised, after } = emphasisIn(point);
  return (
    <>
      {textWithLinks(before, links)}
      {emphasised && <strong>{withCompoundsKept(emphasised)}</strong>}
      {textWithLinks(after, links)}
    </>
  );
}

/** The first point leads; then what a bank owes, if that is said, and the one with a number to call, which becomes a button. */
function rankPoints({ points, links = [] }: ProductPageMessages['safety'], amount: string) {
  const call = links.find(({ href }) => href.startsWith('tel:'));
  const alarm = call && points.find((point) => point.includes(call.label));
  const owed = points.find((point) => point.includes(amount));
  const [first = '', ...others] = points.filter((point) => point !== alarm && point !== owed);
  return { first, others, owed, alarm, call, links: links.filter((link) => link !== call) };
}

/** The space above a section's heading may lie below the bar; what has the focus may not. */
const belowBar = {
  '& section': { scrollMarginTop: '-2rem' },
} as const;
