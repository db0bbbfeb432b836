import type { Translated } from '../../translation';
import type { payNobody as english } from '../en/joining';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody =
  'எங்களுடன் எழுத்து மூலம் ஒப்பந்தம் செய்யும் முன் யாருக்கும் பணம் தராதீர்கள்.' satisfies Translated<typeof english>;
