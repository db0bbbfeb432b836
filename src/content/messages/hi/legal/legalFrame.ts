import type { LegalFrameMessages } from '../../../legalTexts';
import type { Translated } from '../../../translation';
import type { legalFrame as english } from '../../en/legal/legalFrame';

/** What both legal texts say around their own words. */
export const legalFrame = {
  versionLabel: 'वर्ज़न',
  dateLabel: 'लागू होने की तारीख़',
  contentsTitle: 'विषय सूची',
  summaryTitle: 'कम शब्दों में',
  summaryNote: 'ये सिर्फ़ मोटी-मोटी बातें हैं। नीचे के भागों में यही बातें विस्तार से लिखी हैं।',
  translation: {
    text: 'यह हिंदी अनुवाद पढ़ने में आसानी के लिए है। जहाँ यह अंग्रेज़ी से अलग हो, वहाँ अंग्रेज़ी में लिखी बात ही मानी जाएगी।',
    linkLabel: 'अंग्रेज़ी में पढ़ें',
  },
} as const satisfies Translated<typeof english> & Required<LegalFrameMessages>;
