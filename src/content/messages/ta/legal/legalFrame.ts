import type { LegalFrameMessages } from '../../../legalTexts';
import type { Translated } from '../../../translation';
import type { legalFrame as english } from '../../en/legal/legalFrame';

/** What both legal texts say around their own words. */
export const legalFrame = {
  versionLabel: 'பதிப்பு',
  dateLabel: 'அமல்:',
  contentsTitle: 'பொருளடக்கம்',
  summaryTitle: 'சுருக்கமாக',
  summaryNote: 'இது சுருக்கம் மட்டுமே. கீழே உள்ள பகுதிகளில் இவையே விரிவாக உள்ளன.',
  translation: {
    text: 'இந்தத் தமிழ் மொழிபெயர்ப்பு எளிதாகப் படிப்பதற்கானது. இது ஆங்கிலத்திலிருந்து வேறுபட்டால், ஆங்கிலத்தில் உள்ளதே செல்லும்.',
    linkLabel: 'ஆங்கிலத்தில் படிக்க',
  },
} as const satisfies Translated<typeof english> & Required<LegalFrameMessages>;
