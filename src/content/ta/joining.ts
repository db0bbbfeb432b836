import type { payNobody as english } from '../en/joining';
import type { Translated } from '../translation';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody =
  'எங்கள் பெயரில் டிஸ்ட்ரிபியூட்டர் அல்லது ரீடெய்லராக உங்களைச் சேர்ப்பதாகவோ, மெஷினோ பகுதியோ தருவதாகவோ சொல்லும் யாருக்கும் பணம் தராதீர்கள்.' satisfies Translated<
    typeof english
  >;
