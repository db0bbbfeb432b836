import type { Drawing } from '../atoms/Illustration';
import type { NoteIllustration } from '../content/legalTexts';
import age from './notes/age.svg?drawing';
import balance from './notes/balance.svg?drawing';
import barrier from './notes/barrier.svg?drawing';
import brush from './notes/brush.svg?drawing';
import call from './notes/call.svg?drawing';
import court from './notes/court.svg?drawing';
import device from './notes/device.svg?drawing';
import fifteenDays from './notes/fifteen-days.svg?drawing';
import form from './notes/form.svg?drawing';
import ledgers from './notes/ledgers.svg?drawing';
import letter from './notes/letter.svg?drawing';
import links from './notes/links.svg?drawing';
import lock from './notes/lock.svg?drawing';
import pencil from './notes/pencil.svg?drawing';
import plane from './notes/plane.svg?drawing';
import plate from './notes/plate.svg?drawing';
import plug from './notes/plug.svg?drawing';
import purse from './notes/purse.svg?drawing';
import reading from './notes/reading.svg?drawing';
import receipt from './notes/receipt.svg?drawing';
import refund from './notes/refund.svg?drawing';
import shield from './notes/shield.svg?drawing';
import shop from './notes/shop.svg?drawing';
import signboard from './notes/signboard.svg?drawing';
import tag from './notes/tag.svg?drawing';
import thirtyDays from './notes/thirty-days.svg?drawing';
import website from './notes/website.svg?drawing';
import words from './notes/words.svg?drawing';

/** Beside the legal texts; each stands on its lower edge. */
export const noteIllustrations = {
  age,
  balance,
  barrier,
  brush,
  call,
  court,
  device,
  fifteenDays,
  form,
  ledgers,
  letter,
  links,
  lock,
  pencil,
  plane,
  plate,
  plug,
  purse,
  reading,
  receipt,
  refund,
  shield,
  shop,
  signboard,
  tag,
  thirtyDays,
  website,
  words,
} satisfies Record<NoteIllustration, Drawing>;
