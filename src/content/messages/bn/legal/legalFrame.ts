import type { LegalFrameMessages } from '../../../legalTexts';
import type { Translated } from '../../../translation';
import type { legalFrame as english } from '../../en/legal/legalFrame';

/** What both legal texts say around their own words. */
export const legalFrame = {
  versionLabel: 'সংস্করণ',
  dateLabel: 'কার্যকর:',
  contentsTitle: 'সূচিপত্র',
  summaryTitle: 'অল্প কথায়',
  summaryNote: 'এটি শুধুই সারকথা। নীচের অংশগুলিতে একই কথা বিশদে লেখা আছে।',
  translation: {
    text: 'এই বাংলা অনুবাদ পড়ার সুবিধার জন্য। ইংরেজির সঙ্গে কোথাও না মিললে ইংরেজিতে যা লেখা, তা-ই চূড়ান্ত।',
    linkLabel: 'ইংরেজিতে পড়ুন',
  },
} as const satisfies Translated<typeof english> & Required<LegalFrameMessages>;
