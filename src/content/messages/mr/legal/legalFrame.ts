import type { LegalFrameMessages } from '../../../legalTexts';
import type { Translated } from '../../../translation';
import type { legalFrame as english } from '../../en/legal/legalFrame';

/** What both legal texts say around their own words. */
export const legalFrame = {
  versionLabel: 'आवृत्ती',
  dateLabel: 'लागू:',
  contentsTitle: 'अनुक्रमणिका',
  summaryTitle: 'थोडक्यात',
  summaryNote: 'हा फक्त सारांश आहे. खालच्या भागांत हेच सविस्तर लिहिले आहे.',
  translation: {
    text: 'हे मराठी भाषांतर वाचायला सोपे जावे, म्हणून आहे. ते जिथे इंग्रजीपेक्षा वेगळे असेल, तिथे इंग्रजीतला मजकूरच मानला जाईल.',
    linkLabel: 'इंग्रजीत वाचा',
  },
} as const satisfies Translated<typeof english> & Required<LegalFrameMessages>;
