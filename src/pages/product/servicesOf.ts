import { terminal } from '#messages/terminal';
import type { SlipProps } from '../../atoms/Slip';
import type { ProductSummary } from '../../content/contentShapes';
import type {
  LineRecord,
  ProductPageContent,
  ScreenRecord,
  SlipRecord,
  StepMessages,
} from '../../content/productPageRecord';
import type { DemoStepContent } from '../../sections/DemoStep';

const lineOf = ({ label, text, figure = '', ...line }: LineRecord) => ({
  ...line,
  label: terminal[label],
  text: text ? terminal[text] : figure,
});

const slipOf = ({ title, lines, total, result }: SlipRecord): SlipProps => ({
  title: terminal[title],
  lines: lines.map(lineOf),
  ...(total && { total: { label: terminal.amount, text: total } }),
  ...(result && { result: terminal[result] }),
});

const screenOf = ({ title, lines, prompt, wait, slip, ...screen }: ScreenRecord) => ({
  ...screen,
  title: terminal[title],
  ...(lines && { lines: lines.map(lineOf) }),
  prompt: terminal[prompt],
  ...(wait && { wait: terminal[wait] }),
  ...(slip && { slip: slipOf(slip) }),
});

/** @throws where the messages have nothing of that name. */
function named<Value>(values: Readonly<Record<string, Value>> | undefined, id: string): Value {
  const value = values?.[id];
  if (value === undefined) throw new Error(`The messages of the page have no ${id}.`);
  return value;
}

const stepsOf = (
  messages: Readonly<Record<string, StepMessages>> | undefined,
  steps: readonly { id: string; screen?: ScreenRecord }[],
) => steps.map(({ id, screen }) => ({ ...named(messages, id), screen }));

/** The steps that show a screen of the machine. */
export const shownSteps = (
  steps: ReadonlyArray<StepMessages & { screen?: ScreenRecord | undefined }>,
): DemoStepContent[] =>
  steps.flatMap(({ screen, ...step }) => (screen ? [{ ...step, screen: screenOf(screen) }] : []));

/** The steps that all services of a product share; none where each has its own. */
export const sharedSteps = ({ messages, record }: ProductPageContent) =>
  shownSteps(stepsOf(messages.steps, record.steps ?? []));

/** Each service of a product with what its page says of it and what the machine prints. */
export const servicesOf = (product: ProductSummary, { messages, record }: ProductPageContent) =>
  product.services.map((service) => {
    const { text, steps } = named(messages.services, service.id);
    const { steps: ids, slip } = named(record.services, service.id);
    return {
      ...service,
      text,
      steps: stepsOf(steps, ids),
      ...(slip && { slip: slipOf(slip) }),
    };
  });
