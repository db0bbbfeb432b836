import type { disputes as english } from '../en/disputes';
import { paths } from '../paths.ts';
import type { Translated } from '../translation';

const bankReturns =
  'உங்கள் வங்கி தானாகவே பணத்தைத் திருப்பித் தர வேண்டும். பரிவர்த்தனை நாளுக்குப் பிறகு அதிகபட்சம் ஐந்து நாட்களுக்குள் தர வேண்டும். அதற்குப் பிறகு தாமதமாகும் ஒவ்வொரு நாளுக்கும் உங்களுக்கு ₹100 தர வேண்டும். என்ன செய்வது என்று பாருங்கள்.';

/** What product pages say of a payment gone wrong, and where it leads. */
export const disputes = {
  charges: {
    text: 'ஒப்புதல் தரும் முன், கட்டணம் இருந்தால் அதையும் சேர்த்து முழுத் தொகை எவ்வளவு என்று கேளுங்கள். ரசீதிலும் அதே தொகை இருக்கும்.',
    lead: 'ஒப்புதல் தரும் முன்,',
  },
  points: [
    'பரிவர்த்தனையில் ஏதாவது தவறு நடந்ததா? முடிந்தவரை சீக்கிரம், பரிவர்த்தனை நடந்த 30\u00a0நாட்களுக்குள் எங்களிடம் சொல்லுங்கள்.',
    'மோசடியா? உடனே 1930 என்ற தேசிய சைபர் குற்ற உதவி எண்ணை அழையுங்கள். உங்கள் வங்கியிடமும் உடனே சொல்லுங்கள்.',
  ],
  reversal: `கணக்கில் பணம் கழிந்தும் கைக்கு வரவில்லையா, அல்லது ஆதார் மூலம் செலுத்தியது உறுதியாகவில்லையா? ${bankReturns}`,
  cardReversal: `கணக்கில் பணம் கழிந்தும் கைக்கு வரவில்லையா? ${bankReturns}`,
  links: [
    { label: 'எங்களிடம் சொல்லுங்கள்', href: paths.contact },
    { label: '1930', href: 'tel:1930' },
    { label: 'என்ன செய்வது என்று பாருங்கள்', href: `${paths.help}#money` },
  ],
} as const satisfies Translated<typeof english>;
