import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/aadhaar-banking';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'ஆதார் வங்கிச் சேவை',
  summary: 'கவுன்டரில் உங்கள் ஆதார் எண்ணும் கைரேகையும் போதும்.',
  services: {
    'aadhaar-pay': 'ஆதார் பே',
    'cash-withdrawal': 'பணம் எடுத்தல்',
    'balance-enquiry': 'பேலன்ஸ் பார்த்தல்',
    'mini-statement': 'மினி ஸ்டேட்மென்ட்',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'ஆதார் வங்கிச் சேவை',
    description:
      'ஆதார் எண், கைரேகை மூலம் பணம் செலுத்தலாம், எடுக்கலாம், பேலன்ஸ் பார்க்கலாம், மினி ஸ்டேட்மென்ட் பெறலாம். என்ன கொண்டு வர வேண்டும், எப்படி நடக்கும் என்று பாருங்கள்.',
  },
  title: summary.name,
  promise: 'உங்கள் வங்கி, விரல் நுனியில்',
  lead: 'ஆதாருடன் இணைத்த உங்கள் வங்கிக் கணக்கைக் கார்டும் பாஸ்புக்கும் இல்லாமலே பயன்படுத்துங்கள். கடையில் பணம் செலுத்தலாம், எடுக்கலாம், கணக்கில் வந்ததையும் போனதையும் பார்க்கலாம்.',
  basics: {
    bring: [
      '**உங்கள் ஆதார் எண்**',
      'ஆதாருடன் இணைத்த கணக்கு உள்ள **வங்கியின் பெயர்**',
      '**நீங்களே நேரில் வர வேண்டும்:** உங்கள் கைரேகை மட்டுமே செல்லும்',
    ],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'விரல் வைத்து ஒப்புதல் தாருங்கள்',
      points: [
        '**முதலில் திரையைப் படியுங்கள்.** திரை காலியாக இருக்கும்போது மெஷினில் விரலை வைக்காதீர்கள்.',
        '**சுத்தமான, ஈரமில்லாத விரலையோ கட்டை\u00ADவிரலையோ மெஷினில் வைத்து,** வங்கியின் பதில் வரும்வரை காத்திருங்கள்.',
        '**ஒரு முறை விரல் வைத்தால் ஒரு பரிவர்த்தனை.** அது நடக்காவிட்டால், மீண்டும் முயலும் முன் திரையில் என்ன வந்தது என்று கேளுங்கள்.',
      ],
    },
  },
  steps: [
    {
      title: 'ஆதார் எண்ணைச் சொல்லுங்கள்',
      text: 'உங்கள் வங்கியையும் சொல்லுங்கள்: கடைக்காரர் அதை மெஷினில் தேர்வு செய்வார்.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (எடுத்தல்)',
        lines: [terminal.aadhaar, terminal.bank],
        prompt: terminal.checkBank,
      },
    },
    {
      title: 'தொகையைச் சரிபாருங்கள்',
      text: 'பணம் செலுத்தும்போதும் எடுக்கும்போதும் திரையில் படியுங்கள், அல்லது படித்துக் காட்டச் சொல்லுங்கள்.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (எடுத்தல்)',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'விரலை வையுங்கள்',
      text: 'ஒரு முறை மட்டும் வைத்து, திரையில் முடிவு வரும்வரை காத்திருங்கள்.',
      screen: {
        state: 'finger',
        title: 'Cash Withdrawal (எடுத்தல்)',
        amount: '₹2,000',
        prompt: terminal.finger,
        wait: terminal.wait,
      },
    },
    {
      title: 'ரசீதைப் பெறுங்கள்',
      text: 'அதில் உள்ளதைப் படித்து, பத்திரமாக வையுங்கள்.',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal (எடுத்தல்)',
        amount: '₹2,000',
        lines: [terminal.bank],
        prompt: 'ஏற்கப்பட்டது. பணத்தை எண்ணவும்.',
        slip: {
          title: 'Cash Withdrawal (எடுத்தல்)',
          lines: [
            { label: terminal.amountLabel, text: '₹2,000' },
            terminal.bank,
            ...terminal.printed,
          ],
          result: terminal.successful,
        },
      },
    },
  ],
  services: [
    {
      id: 'aadhaar-pay',
      name: summary.services['aadhaar-pay'],
      text: 'வாங்கும் பொருளுக்கு உங்கள் வங்கிக் கணக்கிலிருந்தே பணம் செலுத்துங்கள். ரொக்கமோ கார்டோ தேவையில்லை. பணம் உங்கள் கணக்கிலிருந்து கடைக்குப் போகும்.',
      steps: [
        { title: 'ஆதார் மூலம் செலுத்துவதாகச் சொல்லுங்கள்', text: 'பில் போடும் முன்பே சொல்லுங்கள்.' },
        { title: 'தொகையைச் சரிபாருங்கள்', text: 'வாங்கிய பொருளின் விலை மட்டுமே திரையில் இருக்க வேண்டும்.' },
        { title: 'ரசீதைப் பாருங்கள்', text: 'அதில் “Successful” (முடிந்தது) என்று இருக்கிறதா என்று பாருங்கள்.' },
      ],
    },
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'ஆதாருடன் இணைத்த வங்கிக் கணக்கிலிருந்து பணம் எடுங்கள். வங்கி ஒப்புதல் தந்ததும் கடைக்காரர் உங்களிடம் பணத்தைத் தருவார்.',
      steps: [
        {
          title: 'எவ்வளவு வேண்டும் என்று சொல்லுங்கள்',
          text: 'கடையில் அவ்வளவு பணம் இருக்கிறதா என்று கேளுங்கள். வரம்பை உங்கள் வங்கிதான் முடிவு செய்கிறது. ஆதார் மூலம் ஒரு முறைக்கு அதிகபட்சம் ₹10,000 எடுக்கலாம்.',
        },
        {
          title: 'விரலை வையுங்கள்',
          text: 'திரையில் “Cash Withdrawal” (எடுத்தல்) என்றும், நீங்கள் கேட்ட தொகையும் இருந்தால் மட்டும் வையுங்கள்.',
        },
        { title: 'பணத்தை எண்ணுங்கள்', text: 'கவுன்டரிலேயே எண்ணுங்கள்.' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'ஆதாருடன் இணைத்த கணக்கில் எவ்வளவு பணம் இருக்கிறது என்று பாருங்கள். இதில் பணம் எடுக்கப்படாது, பார்க்க மட்டுமே முடியும்.',
      steps: [
        {
          title: 'விரலை வையுங்கள்',
          text: 'திரையில் “Balance Enquiry” (பேலன்ஸ்) என்று இருந்து, எந்தத் தொகையும் இல்லாவிட்டால் மட்டும் வையுங்கள்.',
        },
        { title: 'பேலன்ஸைப் படியுங்கள்', text: 'அது திரையிலோ ரசீதிலோ இருக்கும்.' },
      ],
      slip: {
        title: 'Balance Enquiry (பேலன்ஸ்)',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
    {
      id: 'mini-statement',
      name: summary.services['mini-statement'],
      text: 'ஆதாருடன் இணைத்த கணக்கின் கடைசிப் பரிவர்த்தனைகளைப் பாருங்கள்: வந்த பணம், போன பணம். எதிர்பார்க்கும் பணம் வந்துவிட்டதா என்று இதில் தெரியும்.',
      steps: [
        {
          title: 'விரலை வையுங்கள்',
          text: 'திரையில் “Mini Statement” (பதிவுகள்) என்று இருந்து, தொகை எதுவும் இல்லாவிட்டால் மட்டும் வையுங்கள்.',
        },
        { title: 'பதிவுகளைப் படியுங்கள்', text: 'நிதானமாகப் படியுங்கள். புரியாததைக் கடைக்காரரிடம் கேளுங்கள்.' },
      ],
      slip: {
        title: 'Mini Statement (பதிவுகள்)',
        lines: [
          { label: terminal.balanceLabel, text: '₹8,450' },
          { label: '12\u00a0மார்ச், போனது', text: '–₹2,000' },
          { label: '10\u00a0மார்ச், வந்தது', text: '+₹1,500' },
          { label: '8\u00a0மார்ச், போனது', text: '–₹600' },
        ],
      },
    },
  ],
  safety: {
    title: 'பணத்தைப் பத்திரமாக வையுங்கள்',
    points: [
      'உங்கள் கைரேகைதான் உங்கள் கையெழுத்து. பின் எண்ணோ ஓடிபியோ இதற்குத் தேவையில்லை. வங்கியின் பின் எண்ணையும் ஓடிபியையும் யாரிடமும் சொல்லாதீர்கள்.',
      disputes.reversal,
      ...disputes.points,
      'இந்த இணையதளம் உங்கள் ஆதார் எண்ணை ஒருபோதும் கேட்காது.',
    ],
  },
} as const satisfies Translated<typeof englishPage>;
