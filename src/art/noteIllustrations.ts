import type { Drawing } from '../atoms/Illustration';
import type { NoteIllustration } from '../content/contentShapes';
import noteAge from './notes/age.svg';
import noteBalance from './notes/balance.svg';
import noteBarrier from './notes/barrier.svg';
import noteBrush from './notes/brush.svg';
import noteCall from './notes/call.svg';
import noteCourt from './notes/court.svg';
import noteDevice from './notes/device.svg';
import noteFifteenDays from './notes/fifteen-days.svg';
import noteForm from './notes/form.svg';
import noteLedgers from './notes/ledgers.svg';
import noteLetter from './notes/letter.svg';
import noteLinks from './notes/links.svg';
import noteLock from './notes/lock.svg';
import notePencil from './notes/pencil.svg';
import notePlane from './notes/plane.svg';
import notePlate from './notes/plate.svg';
import notePlug from './notes/plug.svg';
import notePurse from './notes/purse.svg';
import noteReading from './notes/reading.svg';
import noteReceipt from './notes/receipt.svg';
import noteRefund from './notes/refund.svg';
import noteShield from './notes/shield.svg';
import noteShop from './notes/shop.svg';
import noteSignboard from './notes/signboard.svg';
import noteTag from './notes/tag.svg';
import noteThirtyDays from './notes/thirty-days.svg';
import noteWebsite from './notes/website.svg';
import noteWords from './notes/words.svg';
import sealSrc from './seal.svg';

const note = (src: string): Drawing => ({ src, width: 132, height: 100 });

/** Beside the legal texts; each stands on its lower edge. */
export const noteIllustrations = {
  age: note(noteAge),
  balance: note(noteBalance),
  barrier: note(noteBarrier),
  brush: note(noteBrush),
  call: note(noteCall),
  court: note(noteCourt),
  device: note(noteDevice),
  fifteenDays: note(noteFifteenDays),
  form: note(noteForm),
  ledgers: note(noteLedgers),
  letter: note(noteLetter),
  links: note(noteLinks),
  lock: note(noteLock),
  pencil: note(notePencil),
  plane: note(notePlane),
  plate: note(notePlate),
  plug: note(notePlug),
  purse: note(notePurse),
  reading: note(noteReading),
  receipt: note(noteReceipt),
  refund: note(noteRefund),
  shield: note(noteShield),
  shop: note(noteShop),
  signboard: note(noteSignboard),
  tag: note(noteTag),
  thirtyDays: note(noteThirtyDays),
  website: note(noteWebsite),
  words: note(noteWords),
} satisfies Record<NoteIllustration, Drawing>;

/** At the end of a legal text, beside version and date. */
export const seal: Drawing = { src: sealSrc, width: 120, height: 120 };
