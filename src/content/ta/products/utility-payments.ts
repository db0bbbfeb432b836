import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/utility-payments';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'பில் மற்றும் ரீசார்ஜ்',
  summary: 'வீட்டு பில்களும் மொபைல் ரீசார்ஜும், ரசீதுடன்.',
  services: {
    'bill-payments': 'பில் கட்டுதல்',
    recharge: 'ரீசார்ஜ்',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'பில் மற்றும் ரீசார்ஜ்',
    description:
      'கடைக் கவுன்டரில் வீட்டு பில்களைக் கட்டலாம், மொபைல் ரீசார்ஜ் செய்யலாம், ரசீதும் பெறலாம். என்ன கொண்டு வர வேண்டும், ஒவ்வொன்றும் எப்படி நடக்கும் என்று பாருங்கள்.',
  },
  title: summary.name,
  promise: 'பால், பலசரக்கு, கரண்ட் பில்',
  lead: 'கரண்ட் பில்லும் ரீசார்ஜும் எளிதில் மறந்துபோகும். கடையிலேயே கட்டுங்கள், எண்ணைச் சரிபார்க்க ஒருவர் உடன் இருப்பார்.',
  basics: {
    kinds: {
      title: 'எதற்கெல்லாம் பணம் கட்டலாம்',
      note: 'இவை எடுத்துக்காட்டுகள்: உங்கள் பில்லைக் கட்ட முடியுமா என்று கடையில் கேளுங்கள்.',
      items: ['கரண்ட் பில்', 'காஸ் பில்', 'குடிநீர் பில்', 'மொபைல் போன்'],
    },
    bring: [
      'பில் கட்ட: **பில், அல்லது அதில் அச்சிட்ட வாடிக்கையாளர் எண்** (பெரும்பாலும் “Consumer\u00a0No.”, “CA\u00a0No.” அல்லது “மின் இணைப்பு எண்”)',
      'ரீசார்ஜ் செய்ய: **மொபைல் எண்,** மொபைல் நிறுவனத்தின் பெயர்',
      'கட்ட வேண்டிய **பணம்**',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'சரிபார்த்துவிட்டுப் பணம் தாருங்கள்',
      points: [
        'எண்ணை இரண்டு முறை படியுங்கள். தவறான எண்ணுக்குப் போன பணத்தைத் திரும்பப் பெறுவது கடினம்.',
        'எதற்குப் பணம், எவ்வளவு என்று திரையில் பாருங்கள்.',
        'எல்லாம் சரியாக இருந்தால் மட்டும் பணத்தைக் கொடுங்கள்.',
      ],
    },
  },
  services: [
    {
      id: 'bill-payments',
      name: summary.services['bill-payments'],
      text: 'கவுன்டரில் வீட்டு பில்லைக் கட்டுங்கள். பில்லில் உள்ள எண்ணை வைத்துக் கடைக்காரர் பில்லைத் தேடுவார். அதைச் சரிபார்த்துவிட்டுப் பணம் தாருங்கள்.',
      steps: [
        {
          title: 'பில்லைக் காட்டுங்கள்',
          text: 'அல்லது வாடிக்கையாளர் எண்ணையும் பில் நிறுவனத்தின் பெயரையும் சொல்லுங்கள்.',
          screen: {
            state: 'check',
            title: 'கரண்ட் பில்',
            lines: [{ label: 'இணைப்பு', text: '000 000 000' }],
            prompt: 'பில்லைத் தேடவும்',
          },
        },
        {
          title: 'பெயர், தொகையைச் சரிபாருங்கள்',
          text: 'எவ்வளவு கட்ட வேண்டும் என்று திரை காட்டும். யாருடைய பில் என்றும் பெரும்பாலும் காட்டும்.',
          screen: {
            state: 'check',
            title: 'கரண்ட் பில்',
            amount: '₹640',
            lines: [{ label: 'பெயர்', text: terminal.customer }],
            prompt: 'பெயர், தொகை சரியா?',
          },
        },
        {
          title: 'பணம் தாருங்கள்',
          text: 'பணம் பில் நிறுவனத்துக்கு எப்போது போய்ச் சேரும் என்று கேளுங்கள்.',
          screen: {
            state: 'check',
            title: 'கரண்ட் பில்',
            amount: '₹640',
            lines: [
              { label: 'பெயர்', text: terminal.customer },
              { label: 'இணைப்பு', text: '000 000 000' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'ரசீதை பில்லுடன் வையுங்கள்',
          text: 'அடுத்த பில்லில் இந்தப் பணம் வரவு வைக்கப்படாவிட்டால், ரசீதில் உள்ள குறிப்பு எண் தேவைப்படும்.',
          screen: {
            state: 'approved',
            title: 'கரண்ட் பில்',
            amount: '₹640',
            lines: [
              { label: 'பெயர்', text: terminal.customer },
              { label: 'இணைப்பு', text: '000 000 000' },
            ],
            prompt: 'பணம் கட்டப்பட்டது',
            slip: {
              title: 'கரண்ட் பில்',
              lines: [
                { label: terminal.amountLabel, text: '₹640' },
                { label: 'பெயர்', text: terminal.customer },
                { label: 'இணைப்பு', text: '000 000 000' },
                ...terminal.printed,
              ],
              result: 'பணம் கட்டப்பட்டது',
            },
          },
        },
      ],
    },
    {
      id: 'recharge',
      name: summary.services.recharge,
      text: 'உங்கள் மொபைலையோ வீட்டில் ஒருவரின் மொபைலையோ ரீசார்ஜ் செய்யுங்கள். பிளானை நீங்கள் தேர்வு செய்யுங்கள், கடைக்காரர் உங்கள் முன் எண்ணைப் பதிவார்.',
      steps: [
        {
          title: 'எண்ணைச் சொல்லுங்கள்',
          text: 'மெதுவாகச் சொல்லுங்கள். மொபைல் நிறுவனத்தின் பெயரையும் சொல்லி, திரையில் எண்ணைப் படியுங்கள்.',
          screen: {
            state: 'check',
            title: 'ரீசார்ஜ்',
            lines: [
              { label: 'மொபைல்', text: '00000 00000' },
              { label: 'சேவை', text: 'உங்கள் நிறுவனம்' },
            ],
            prompt: 'எண் சரியா?',
          },
        },
        {
          title: 'பிளானைத் தேர்வு செய்யுங்கள்',
          text: 'அதில் என்னென்ன கிடைக்கும், எத்தனை நாள் இருக்கும் என்று கேளுங்கள்.',
          screen: {
            state: 'check',
            title: 'ரீசார்ஜ்',
            amount: '₹200',
            lines: [{ label: 'வேலிடிட்டி', text: '28\u00a0நாட்கள்' }],
            prompt: 'இந்த பிளான்தானா?',
          },
        },
        {
          title: 'பணம் தாருங்கள்',
          text: 'பணம் கொடுக்கும் முன் எண்ணை இன்னொரு முறை சரிபாருங்கள்.',
          screen: {
            state: 'check',
            title: 'ரீசார்ஜ்',
            amount: '₹200',
            lines: [{ label: 'மொபைல்', text: '00000 00000' }],
            prompt: terminal.pay,
          },
        },
        {
          title: 'எஸ்எம்எஸ் வரும்வரை காத்திருங்கள்',
          text: 'மொபைல் நிறுவனத்தின் எஸ்எம்எஸ் வரும்வரை ரசீதைப் பத்திரமாக வையுங்கள்.',
          screen: {
            state: 'approved',
            title: 'ரீசார்ஜ்',
            amount: '₹200',
            lines: [{ label: 'மொபைல்', text: '00000 00000' }],
            prompt: 'ரீசார்ஜ் ஆனது',
            slip: {
              title: 'ரீசார்ஜ்',
              lines: [
                { label: terminal.amountLabel, text: '₹200' },
                { label: 'மொபைல்', text: '00000 00000' },
                ...terminal.printed,
              ],
              result: terminal.successful,
            },
          },
        },
      ],
    },
  ],
  safety: {
    title: 'பணத்தைப் பத்திரமாக வையுங்கள்',
    points: [
      'திரையில் பெயர் வந்தால், அது உங்கள் பில்லில் உள்ள பெயராக இருக்க வேண்டும்.',
      'கடைசித் தேதிக்குச் சில நாட்களுக்கு முன்பே செல்லுங்கள். பணம் போய்ச் சேரச் சில நாட்கள் ஆகலாம்.',
      ...disputes.points,
    ],
  },
} as const satisfies Translated<typeof englishPage>;
