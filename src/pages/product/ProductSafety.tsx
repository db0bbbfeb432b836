import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { productFrame } from '#messages/productFrame';
import { CheckIcon } from '../../art/icons';
import { IconList } from '../../atoms/IconList';
import { type Drawing, Illustration } from '../../atoms/Illustration';
import { Message } from '../../atoms/Message';
import { Section } from '../../atoms/Section';
import { publicFacts } from '../../content/publicFacts';
import { fraudPhone } from '../../content/publicPlaces';
import { Helpline } from '../../sections/Helpline';
import { corner } from '../../theme/tokens';

const { days, rupeesADay } = publicFacts.failedTransactions.rule;

/** How long a bank has to return money, and what it owes for each day after that. */
const delay = [
  { figure: String(days), unit: productFrame.daysUnit },
  { figure: `₹${rupeesADay}`, unit: productFrame.eachDayUnit },
];

export interface ProductSafetyProps {
  title: string;
  /** The rule that is set large. */
  first: string;
  /** Why, below it. */
  firstText?: string;
  points: readonly string[];
  /** What a bank owes whose customer's account was debited for nothing. */
  owed?: string | undefined;
  /** Whom to call after a fraud. */
  fraud: { title: string; text: string };
  /** Drawing of the first rule. */
  illustration?: Drawing;
}

/** The rules that keep a customer's money safe, what a bank owes where it was lost, and the helpline. */
export function ProductSafety({
  title,
  first,
  firstText,
  points,
  owed,
  fraud,
  illustration,
}: ProductSafetyProps) {
  return (
    <Section title={title} surface="inkMist">
      <Box sx={grid}>
        <Paper sx={[card, { display: 'flex', flexDirection: 'column' }]}>
          <Box sx={{ p: 'var(--card-space)' }}>
            <Typography variant="h4" component="p">
              {first}
            </Typography>
            {firstText && <Typography sx={{ mt: 2 }}>{firstText}</Typography>}
          </Box>
          {illustration && <Illustration {...illustration} alt="" sx={drawing} />}
        </Paper>
        <Paper sx={[card, { p: 'var(--card-space)' }]}>
          {owed && (
            <>
              <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8 }}>
                {delay.map(({ figure, unit }) => (
                  <Typography key={unit} variant="h4" component="div">
                    <Typography variant="figure" component="span">
                      {figure}
                    </Typography>{' '}
                    {unit}
                  </Typography>
                ))}
              </Box>
              <Typography sx={{ mt: 2 }}>
                <Message text={owed} />
              </Typography>
            </>
          )}
          <IconList
            icon={CheckIcon}
            gap="wide"
            items={points.map((point) => ({ id: point, content: <Message text={point} /> }))}
          />
        </Paper>
      </Box>
      <Helpline {...fraud} phone={fraudPhone} />
    </Section>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
  gap: { xs: 3, md: 6 },
  mb: { xs: 3, md: 6 },
} as const;

const card = { overflow: 'hidden' } as const;

const drawing = {
  width: { xs: 'min(55%, 22rem)', md: 'min(100%, 22rem)' },
  mt: 'auto',
  marginInlineStart: 'auto',
  borderStartStartRadius: corner.surface,
} as const;
