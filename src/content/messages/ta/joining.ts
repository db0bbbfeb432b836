import type { Translated } from '../../translation';
import type { payNobody as english, joinLabels as englishLabels } from '../en/joining';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody =
  'எங்களுடன் எழுத்து மூலம் ஒப்பந்தம் செய்யும் முன் யாருக்கும் பணம் தராதீர்கள்.' satisfies Translated<typeof english>;

/** The fields of an application, in the form and in the email that is written from it. */
export const joinLabels = {
  name: 'பெயர்',
  phone: 'போன்',
  role: 'இணையும் வகை',
} as const satisfies Translated<typeof englishLabels>;
