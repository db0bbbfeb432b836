import type { Drawing } from '../atoms/Illustration';
import type { ProductTone } from '../content/contentShapes';
import ask from './advice/ask.svg';
import screen from './advice/screen.svg';
import secret from './advice/secret.svg';
import { stepIllustrations } from './illustrations';

const advice = (src: string): Drawing => ({ src, width: 160, height: 120 });

const { blankScreen, fingerprint, pin, receipt } = stepIllustrations;

/** How a customer makes sure of a payment: a drawing for each point of the product's advice, in their order. */
export const adviceIllustrations: Partial<Record<ProductTone, readonly Drawing[]>> = {
  ink: [blankScreen, fingerprint, advice(ask), receipt],
  marigold: [advice(screen), pin, advice(secret), receipt],
};
