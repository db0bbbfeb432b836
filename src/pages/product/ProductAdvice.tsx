import Paper from '@mui/material/Paper';
import { type Drawing, Illustration } from '../../atoms/Illustration';
import { Section } from '../../atoms/Section';
import { MediaText } from '../../sections/MediaText';
import { Steps } from '../../sections/Steps';
import { type Surface, surfaces } from '../../theme/surfaces';

export interface ProductAdviceProps {
  title: string;
  /** How a customer makes sure of a payment. */
  points: ReadonlyArray<{ title: string; text?: string }>;
  /** The counter before a payment, with the number of each point. */
  check?: Drawing;
  /** Else a drawing for each point, in their order. */
  advice: readonly Drawing[];
  /** Ground of the counter. */
  surface: Surface;
}

/** What a customer makes sure of, whatever the service: beside one drawing with its numbers, or each with its own. */
export function ProductAdvice({ title, points, check, advice, surface }: ProductAdviceProps) {
  const steps = points.map((point, index) => ({
    ...point,
    ...(advice[index] && { illustration: advice[index] }),
  }));
  if (check)
    return (
      <MediaText
        title={title}
        media={
          <Paper sx={[surfaces[surface], { overflow: 'hidden' }]}>
            <Illustration {...check} alt="" />
          </Paper>
        }
      >
        <Steps direction="column" titleComponent="p" steps={steps} />
      </MediaText>
    );
  return (
    <Section title={title}>
      <Steps steps={steps} />
    </Section>
  );
}
