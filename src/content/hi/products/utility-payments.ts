import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/utility-payments';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'बिल और रिचार्ज',
  summary: 'घर के बिल और मोबाइल रिचार्ज, रसीद के साथ।',
  services: {
    'bill-payments': 'बिल भुगतान',
    recharge: 'रिचार्ज',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'बिल और रिचार्ज',
    description:
      'दुकान के काउंटर पर घर के बिल भरें, मोबाइल रिचार्ज कराएँ और रसीद घर ले जाएँ। यहाँ देखें कि क्या साथ लाएँ और हर भुगतान कैसे होता है।',
  },
  title: summary.name,
  promise: 'दूध, डबलरोटी और बिजली का बिल',
  lead: 'बिजली का बिल और मोबाइल का रिचार्ज लोग अक्सर भूल जाते हैं। दुकान पर भरें, जहाँ दुकानदार आपके सामने नंबर जाँचते हैं।',
  basics: {
    kinds: {
      title: 'क्या-क्या भर सकते हैं',
      note: 'ये उदाहरण हैं: आपका बिल भर सकते हैं या नहीं, दुकान पर पूछ लें।',
      items: ['बिजली का बिल', 'गैस का बिल', 'पानी का बिल', 'मोबाइल फ़ोन'],
    },
    bring: [
      'बिल के लिए: **बिल, या उस पर छपा ग्राहक नंबर** (बिल पर “उपभोक्ता\u00a0संख्या” या CA\u00a0No.)',
      'रिचार्ज के लिए: **मोबाइल नंबर** और मोबाइल कंपनी का नाम',
      'बिल या रिचार्ज के **पैसे**',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'जाँचकर ही पैसे दें',
      points: [
        'नंबर दो बार पढ़ें। गलत नंबर पर गए पैसे वापस मिलना मुश्किल हो सकता है।',
        'स्क्रीन पर देखें कि पैसे किस चीज़ के हैं और कितने हैं।',
        'सब सही हो, तभी पैसे दें।',
      ],
    },
  },
  services: [
    {
      id: 'bill-payments',
      name: summary.services['bill-payments'],
      text: 'काउंटर पर घर का बिल भरें। दुकानदार बिल पर छपे नंबर से आपका बिल ढूँढ़ते हैं, और आप उसे जाँचकर पैसे देते हैं।',
      steps: [
        {
          title: 'बिल दिखाएँ',
          text: 'या ग्राहक नंबर और बिल भेजने वाली कंपनी (बिलर) का नाम बताएँ।',
          screen: {
            state: 'check',
            title: 'बिजली का बिल',
            lines: [{ label: 'उपभोक्ता संख्या', text: '000 000 000' }],
            prompt: 'बिल ढूँढ़ें',
          },
        },
        {
          title: 'नाम और रकम जाँचें',
          text: 'स्क्रीन पर दिखता है कि कितना देना है, और अक्सर यह भी कि बिल किसका है।',
          screen: {
            state: 'check',
            title: 'बिजली का बिल',
            amount: '₹640',
            lines: [{ label: 'नाम', text: terminal.customer }],
            prompt: 'नाम और रकम सही हैं?',
          },
        },
        {
          title: 'पैसे दें',
          text: 'पूछें कि भुगतान बिलर तक कब पहुँचेगा।',
          screen: {
            state: 'check',
            title: 'बिजली का बिल',
            amount: '₹640',
            lines: [
              { label: 'नाम', text: terminal.customer },
              { label: 'उपभोक्ता संख्या', text: '000 000 000' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'रसीद बिल के साथ रखें',
          text: 'अगले बिल में यह भुगतान न दिखे, तो रसीद का रेफ़रेंस नंबर काम आएगा।',
          screen: {
            state: 'approved',
            title: 'बिजली का बिल',
            amount: '₹640',
            lines: [
              { label: 'नाम', text: terminal.customer },
              { label: 'उपभोक्ता संख्या', text: '000 000 000' },
            ],
            prompt: 'भुगतान हुआ',
            slip: {
              title: 'बिजली का बिल',
              lines: [
                { label: terminal.amountLabel, text: '₹640' },
                { label: 'नाम', text: terminal.customer },
                { label: 'उपभोक्ता संख्या', text: '000 000 000' },
                ...terminal.printed,
              ],
              result: 'भुगतान हुआ',
            },
          },
        },
      ],
    },
    {
      id: 'recharge',
      name: summary.services.recharge,
      text: 'अपना या घर में किसी का मोबाइल रिचार्ज कराएँ। प्लान आप चुनते हैं, और दुकानदार आपके सामने नंबर डालते हैं।',
      steps: [
        {
          title: 'नंबर बताएँ',
          text: 'धीरे-धीरे बोलें, मोबाइल कंपनी का नाम बताएँ, और स्क्रीन पर नंबर पढ़ें।',
          screen: {
            state: 'check',
            title: 'रिचार्ज',
            lines: [
              { label: 'मोबाइल नंबर', text: '00000 00000' },
              { label: 'मोबाइल कंपनी', text: 'आपकी कंपनी' },
            ],
            prompt: 'क्या नंबर सही है?',
          },
        },
        {
          title: 'प्लान चुनें',
          text: 'पूछें कि उसमें क्या-क्या मिलता है और कितने दिन चलता है।',
          screen: {
            state: 'check',
            title: 'रिचार्ज',
            amount: '₹200',
            lines: [{ label: 'कब तक', text: '28\u00a0दिन' }],
            prompt: 'क्या यही प्लान है?',
          },
        },
        {
          title: 'पैसे दें',
          text: 'पैसे देने से पहले नंबर एक बार और जाँचें।',
          screen: {
            state: 'check',
            title: 'रिचार्ज',
            amount: '₹200',
            lines: [{ label: 'मोबाइल नंबर', text: '00000 00000' }],
            prompt: terminal.pay,
          },
        },
        {
          title: 'मैसेज आने तक रुकें',
          text: 'फ़ोन पर मोबाइल कंपनी का मैसेज आने तक रसीद सँभालकर रखें।',
          screen: {
            state: 'approved',
            title: 'रिचार्ज',
            amount: '₹200',
            lines: [{ label: 'मोबाइल नंबर', text: '00000 00000' }],
            prompt: 'रिचार्ज हुआ',
            slip: {
              title: 'रिचार्ज',
              lines: [
                { label: terminal.amountLabel, text: '₹200' },
                { label: 'मोबाइल नंबर', text: '00000 00000' },
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
    title: 'अपना पैसा सुरक्षित रखें',
    points: [
      'स्क्रीन पर नाम दिखे, तो वह वही होना चाहिए, जो आपके बिल पर है।',
      'आख़िरी तारीख़ से कुछ दिन पहले जाएँ। भुगतान दर्ज होने में समय लग सकता है।',
      ...disputes.points,
    ],
  },
} as const satisfies Translated<typeof englishPage>;
