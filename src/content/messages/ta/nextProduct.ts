import type { Translated } from '../../translation';
import type { nextProduct as english } from '../en/nextProduct';

export const nextProduct = {
  title: 'கவுன்டரில் கிடைக்கும் மற்றச் சேவைகள்',
  moreLabel: 'எப்படி என்று பாருங்கள்',
} as const satisfies Translated<typeof english>;
