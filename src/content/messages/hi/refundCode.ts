import type { Translated } from '../../translation';
import type { refundCode as english } from '../en/refundCode';

/** Who may have the code of a refund: `refundCode` of `publicFacts`. */
export const refundCode =
  'दुकान से बुक किया रेल टिकट रद्द हो, तो आईआरसीटीसी के मैसेज में रकम और रिफ़ंड कोड (ओटीपी) आता है। यह कोड सिर्फ़ टिकट बुक करने वाली दुकान को बताएँ और ठीक उतनी ही रकम लें। यह बैंक का ओटीपी नहीं है।' satisfies Translated<
    typeof english
  >;
