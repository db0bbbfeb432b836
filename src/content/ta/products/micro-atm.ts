import type { page as englishPage, summary as englishSummary } from '../../en/products/micro-atm';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'மைக்ரோ ஏடிஎம்',
  summary: 'உங்கள் வங்கிக் கார்டும் பின் எண்ணும், ஒரு சிறிய மெஷினில்.',
  services: {
    'cash-withdrawal': 'பணம் எடுத்தல்',
    'balance-enquiry': 'பேலன்ஸ் பார்த்தல்',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'மைக்ரோ ஏடிஎம்',
    description:
      'கடைக் கவுன்டரின் சிறிய மெஷினில் வங்கிக் கார்டு, பின் எண் மூலம் பணம் எடுக்கலாம், பேலன்ஸ் பார்க்கலாம். என்ன கொண்டு வர வேண்டும், எப்படி நடக்கும் என்று பாருங்கள்.',
  },
  title: summary.name,
  promise: 'உதவிக்கு ஆள் உள்ள ஏடிஎம்',
  lead: 'ஏடிஎம்மில் போலவே பணம் எடுக்கலாம், பேலன்ஸ் பார்க்கலாம். கடைக்காரர் மெஷினை உங்கள் முன் நீட்டுவார், அவரால் ஒவ்வொரு படியையும் விளக்கவும் முடியும்.',
  basics: {
    bring: ['**உங்கள் வங்கிக் கார்டு**', '**உங்கள் பின் எண்:** மனதில் வையுங்கள், எழுதி வைக்காதீர்கள்'],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'பின் எண்ணை நீங்களே போடுங்கள்',
      points: [
        '**முதலில் திரையைப் படியுங்கள்:** சேவையும் தொகையும் சரியாக இருக்க வேண்டும்.',
        '**மற்றொரு கையால் பட்டன்களை மறைத்துக்\u00ADகொண்டு** பின் எண்ணைப் போடுங்கள்.',
        '**உங்கள் பின் எண்ணை யாரிடமும் சொல்லாதீர்கள்,** கடைக்காரரிடமும்\u00ADகூட.',
      ],
    },
  },
  steps: [
    {
      title: 'கார்டைச் செருகுங்கள்',
      text: 'நீங்களே செருகுங்கள், அல்லது உங்கள் கண் முன் செருகச் சொல்லுங்கள்.',
      screen: {
        state: 'card',
        title: 'Cash Withdrawal (எடுத்தல்)',
        amount: '₹2,000',
        prompt: terminal.card,
      },
    },
    {
      title: 'தொகையைச் சரிபாருங்கள்',
      text: 'பணம் எடுக்கும்போது திரையில் படியுங்கள், அல்லது படித்துக் காட்டச் சொல்லுங்கள்.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (எடுத்தல்)',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'பின் எண்ணைப் போடுங்கள்',
      text: 'பிறகு வங்கியின் பதில் வரும்வரை காத்திருங்கள்.',
      screen: {
        state: 'pin',
        title: 'Cash Withdrawal (எடுத்தல்)',
        amount: '₹2,000',
        prompt: terminal.pin,
        wait: terminal.wait,
      },
    },
    {
      title: 'ரசீதையும் கார்டையும் பெறுங்கள்',
      text: 'ரசீதில் உள்ளதைப் படித்து, பத்திரமாக வையுங்கள்.',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal (எடுத்தல்)',
        amount: '₹2,000',
        prompt: 'ஏற்கப்பட்டது. கார்டை எடுக்கவும்.',
        slip: {
          title: 'Cash Withdrawal (எடுத்தல்)',
          lines: [{ label: terminal.amountLabel, text: '₹2,000' }, ...terminal.printed],
          result: terminal.successful,
        },
      },
    },
  ],
  services: [
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'உங்கள் கார்டு மூலம் வங்கிக் கணக்கிலிருந்து பணம் எடுங்கள். வங்கி ஒப்புதல் தந்ததும் கடைக்காரர் பணத்தை எண்ணித் தருவார்.',
      steps: [
        {
          title: 'எவ்வளவு வேண்டும் என்று சொல்லுங்கள்',
          text: 'கடையில் அவ்வளவு பணம் இருக்கிறதா என்று கேளுங்கள். கார்டின் வரம்பை உங்கள் வங்கி முடிவு செய்கிறது.',
        },
        { title: 'பணத்தை எண்ணுங்கள்', text: 'கவுன்டரிலேயே எண்ணுங்கள்.' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'உங்கள் கணக்கில் எவ்வளவு பணம் இருக்கிறது என்று பாருங்கள். இதில் பணம் எடுக்கப்படாது, பார்க்க மட்டுமே முடியும்.',
      steps: [
        {
          title: 'பேலன்ஸ் கேளுங்கள்',
          text: 'கார்டைச் செருகி, திரையில் “Balance Enquiry” (பேலன்ஸ்) என்று இருக்கிறதா என்று பாருங்கள்.',
        },
        { title: 'பின் எண்ணைப் போடுங்கள்', text: 'திரையில் எந்தத் தொகையும் இல்லாவிட்டால் மட்டும் போடுங்கள்.' },
        { title: 'பேலன்ஸைப் படியுங்கள்', text: 'அது திரையிலோ ரசீதிலோ இருக்கும்.' },
      ],
      slip: {
        title: 'Balance Enquiry (பேலன்ஸ்)',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
  ],
  safety: {
    title: 'கார்டைப் பத்திரமாக வையுங்கள்',
    points: [
      'கார்டு உங்கள் கண் முன்னேயே இருக்கட்டும். முடிந்ததும் திரும்ப வாங்குங்கள்.',
      'பணம் கைக்கு வராவிட்டாலும் ரசீதைக் கேட்டு வாங்கிப் பத்திரமாக வையுங்கள்.',
      disputes.cardReversal,
      ...disputes.points,
      '**கார்டு தொலைந்துவிட்டதா?** உடனே வங்கியை அழைத்து, கார்டை முடக்கச் சொல்லுங்கள்.',
    ],
  },
} as const satisfies Translated<typeof englishPage>;
