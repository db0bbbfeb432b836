import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/utility-payments';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';

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
  lead: 'बिजली का बिल, फ़ोन का रिचार्ज: छोटे भुगतान, जिन्हें भूलना नहीं है। दुकान पर भरें, जहाँ कोई आपके साथ नंबर जाँचता है।',
  bringTitle: 'क्या साथ लाएँ',
  stepsTitle: 'कैसे होता है',
  services: [
    {
      id: 'bill-payments',
      name: summary.services['bill-payments'],
      text: 'काउंटर पर घर का बिल भरें। दुकानदार बिल पर छपे नंबर से आपका बिल ढूँढ़ते हैं, और आप नाम जाँचकर पैसे देते हैं।',
      bring: ['आपका बिल, या उस पर छपा ग्राहक नंबर', 'बिल के पैसे'],
      steps: [
        {
          illustration: 'bill',
          title: 'बिल दिखाएँ',
          text: 'या ग्राहक नंबर और बिल वाली कंपनी का नाम पढ़कर बताएँ।',
        },
        {
          illustration: 'amount',
          title: 'नाम और रकम जाँचें',
          text: 'स्क्रीन पर दिखता है कि बिल किसका है और कितना देना है। दोनों सही होने चाहिए।',
        },
        {
          illustration: 'cash',
          title: 'पैसे दें',
          text: 'सब जाँचने के बाद ही पैसे दें।',
        },
        {
          illustration: 'receipt',
          title: 'रसीद लें',
          text: 'इसे बिल के साथ तब तक रखें, जब तक अगले बिल में भुगतान न दिखे।',
        },
      ],
    },
    {
      id: 'recharge',
      name: summary.services.recharge,
      text: 'अपना या घर में किसी का फ़ोन रिचार्ज कराएँ। प्लान आप चुनते हैं, और दुकानदार आपके साथ नंबर डालते हैं।',
      bring: ['वह मोबाइल नंबर, जिसका रिचार्ज कराना है', 'मोबाइल कंपनी का नाम', 'रिचार्ज के पैसे'],
      steps: [
        {
          illustration: 'phone',
          title: 'नंबर बताएँ',
          text: 'धीरे-धीरे बोलें, और मोबाइल कंपनी का नाम बताएँ। स्क्रीन पर नंबर फिर पढ़ें।',
        },
        {
          illustration: 'plan',
          title: 'प्लान चुनें',
          text: 'पूछें कि उसमें क्या मिलता है और कितने दिन चलता है, फिर चुनें।',
        },
        {
          illustration: 'cash',
          title: 'पैसे दें',
          text: 'पैसे देने से पहले नंबर एक बार फिर जाँचें।',
        },
        {
          illustration: 'receipt',
          title: 'रसीद लें',
          text: 'फ़ोन पर रिचार्ज दिखने तक इसे सँभालकर रखें।',
        },
      ],
    },
  ],
  safety: {
    title: 'पैसे देने से पहले',
    points: [
      'गलत नंबर पर गए पैसे वापस लाना मुश्किल हो सकता है। हर नंबर दो बार पढ़ें।',
      'पैसे तभी दें, जब स्क्रीन पर वही नाम हो, जो आपके बिल पर है।',
      'आख़िरी तारीख़ से कुछ दिन पहले जाएँ। बिल वाली कंपनी को भुगतान दर्ज करने में समय लग सकता है।',
      disputes.point,
    ],
    links: disputes.links,
  },
} as const satisfies Translated<typeof englishPage>;
