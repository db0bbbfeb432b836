import type { Translated } from '../../../translation';
import type { offline as english } from '../../en/pages/offline';

export const offline = {
  meta: {
    title: 'இன்டர்நெட் இல்லை',
    description:
      'இன்டர்நெட் இல்லாமல் இந்தப் பக்கம் திறக்காது. நீங்கள் எங்களை அழைக்கலாம், உதவிப் பக்கத்தைப் படிக்கலாம், முன்பு பார்த்த பக்கங்களைத் திறக்கலாம்.',
  },
  title: 'இன்டர்நெட் தேவை',
  text: 'இன்டர்நெட் இணைப்பு இல்லை போலிருக்கிறது. நீங்கள் முன்பு திறந்த பக்கங்கள் இப்போதும் திறக்கும்.',
  ways: {
    title: 'இன்டர்நெட் இல்லாமலும் செய்யக்கூடியவை',
    callLabel: 'அழைக்க: {phone}',
    helplineTitle: 'மோசடியா? உடனே 1930\u00a0எண்ணை அழையுங்கள்',
    saved: 'இந்தப் போனில் அல்லது கம்ப்யூட்டரில் சேமித்தவை',
  },
} as const satisfies Translated<typeof english>;
