import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counterIllustration } from '../art/counterIllustration';
import { productGrounds } from '../art/grounds';
import { scenes } from '../art/illustrations';
import { shopColours, shopWall } from '../art/shopWalls';
import { lastStandingThing, type StandingThing, standingThing } from '../art/standingThing';
import { takeaway } from '../art/takeaway';
import { twoToneIcon } from '../art/twoToneIcon';
import { Illustration } from '../atoms/Illustration';
import { productColours, productMarks } from '../atoms/productStages';
import { Section } from '../atoms/Section';
import { TerminalScreen } from '../atoms/TerminalScreen';
import type { ProductFrameContent, ProductSummary, ServiceContent } from '../content/contentShapes';
import { withCompoundsKept } from '../domain/withCompoundsKept';
import { colours } from '../theme/tokens';
import { besideRoad, headingOnRoad, road, roadMark } from './productRoad';
import { terminalStage } from './terminalStage';

export interface ServiceSectionProps {
  /** Its `id` is the anchor of the section. */
  service: ServiceContent;
  /** The product of the service: gives it its icon and its colour. */
  product: ProductSummary;
  /** Heading of the steps, and what the screen is called. */
  frame: Pick<ProductFrameContent, 'stepsTitle' | 'screenLabel'>;
  /** The note that the steps are an example; once on a page. */
  exampleNote?: string;
  /**
   * Surface; services take turns. `band` is tinted with the colour of the product.
   * @default 'paper'
   */
  tone?: 'paper' | 'band';
}

const grounds = {
  paper: { '--ground': colours.paper },
  band: { '--ground': 'var(--tone-band)' },
};

/** The title of the steps, with the note beside it; the numbers of the steps say enough on paper. */
const stepsHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 4,
  mt: 6,
  '@media print': { display: 'none' },
} as const;

const thingVariable = (name: string, thing: StandingThing | undefined) =>
  thing && { [name]: `url("${thing.src}") ${thing.place}` };

const imageVariables = (images: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(images).flatMap(([name, src]) => (src ? [[name, `url("${src}")`]] : [])),
  );

/**
 * One service of a product page: what it is, and how it works. The counter with the terminal, or the shop's monitor,
 * stands still beside the steps and shows the screen of the one that is read; where the browser cannot tell which that is,
 * in print, and where a few steps fit in a row, each step has its own screen.
 */
export function ServiceSection({
  service,
  product,
  frame,
  exampleNote,
  tone = 'paper',
}: ServiceSectionProps) {
  const { id, name, text, steps } = service;
  const shapes = product.services.find((one) => one.id === id)?.icon ?? product.icon;
  const Icon = twoToneIcon(shapes);
  const readsFinger = steps.some(({ screen }) => screen.state === 'finger');
  const monitor = counterIllustration(id);
  const machine = monitor ?? (readsFinger ? scenes.terminal : scenes.terminalCard);
  const taken = takeaway(id);
  const shop = shopWall(product.id, id);
  const printed = steps.at(-1)?.screen.slip;
  return (
    <Section
      id={id}
      labelledBy={`${id}-title`}
      surface="inherit"
      sx={[
        productColours[product.tone],
        grounds[tone],
        {
          '--cloth-print': `url("${productGrounds[product.tone].src}")`,
          ...shopColours(product.tone, id),
          ...imageVariables(shop),
          ...thingVariable('--thing', standingThing(product.id, id)),
          ...thingVariable('--last-thing', lastStandingThing(product.id, id)),
        },
        { bgcolor: 'var(--ground)', '@media print': { paddingBlock: '3mm', breakInside: 'avoid' } },
      ]}
    >
      <Box sx={{ containerType: 'inline-size', '@media print': { containerType: 'normal' } }}>
        <Box
          sx={[
            road.through,
            terminalStage({
              steps: steps.length,
              hasMonitor: Boolean(monitor),
              hasTakeaway: Boolean(taken),
              slipLines: printed ? printed.lines.length + (printed.total ? 1 : 0) : 0,
            }),
          ]}
        >
          <div>
            <Box sx={headingOnRoad}>
              <Box sx={[productMarks[product.tone], roadMark]}>
                <Icon />
              </Box>
              <Typography variant="h2" id={`${id}-title`} tabIndex={-1}>
                {name}
              </Typography>
            </Box>
            <Box sx={[besideRoad, { mt: 4, mb: 6 }]}>
              <Typography variant="lead" sx={{ maxWidth: '34em' }}>
                {withCompoundsKept(text)}
              </Typography>
              <Box sx={stepsHead}>
                <Typography variant="h4" component="h3">
                  {frame.stepsTitle}
                </Typography>
                {exampleNote && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {exampleNote}
                  </Typography>
                )}
              </Box>
            </Box>
          </div>
          <div>
            <Illustration {...machine} alt="" />
          </div>
          <ol>
            {steps.map((step) => (
              <li key={step.title}>
                <div>
                  <Typography variant="h3" component="h4">
                    {step.title}
                  </Typography>
                  <Typography variant="lead" sx={{ mt: 1, maxWidth: '28em' }}>
                    {withCompoundsKept(step.text)}
                  </Typography>
                </div>
                <TerminalScreen {...step.screen} label={frame.screenLabel} />
              </li>
            ))}
          </ol>
          {taken && <Illustration {...taken} alt="" />}
        </Box>
      </Box>
    </Section>
  );
}
