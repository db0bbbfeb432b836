import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/travel-services';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { refundCode } from '../refundCode.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'रेल और हवाई टिकट',
  summary: 'हवाई टिकट और रेल टिकट, दुकानदार की मदद से।',
  services: {
    'air-ticket': 'हवाई टिकट',
    'railway-ticket': 'रेल टिकट',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'रेल और हवाई टिकट',
    description:
      'दुकान के काउंटर पर दुकानदार की मदद से हवाई टिकट या रेल टिकट लें। यहाँ देखें कि क्या साथ लाएँ और टिकट की बुकिंग एक-एक कदम करके कैसे होती है।',
  },
  title: summary.name,
  promise: 'रेल और हवाई टिकट, आपकी ही गली में',
  lead: 'त्योहार पर घर, काम के लिए शहर, या किसी अपने की शादी में। बस बताएँ कि कहाँ जाना है। दुकानदार आपके सामने टिकट ढूँढ़ते हैं।',
  basics: {
    bring: [
      'हर यात्री का **नाम, उम्र और लिंग,** जैसा पहचान पत्र पर है',
      '**कहाँ से कहाँ** जाना है, और किस तारीख़ को',
      '**अपना मोबाइल नंबर,** जिस पर सफ़र और रिफ़ंड के मैसेज आएँ',
      '**किराए के पैसे**',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'जाँचकर ही पैसे दें',
      points: [
        'हर नाम ठीक वैसा हो, जैसा उस यात्री के पहचान पत्र पर लिखा है।',
        'पैसे देने से पहले तारीख़ और कुल रकम एक बार और देखें।',
        'पहले पूछ लें कि टिकट बदलने या रद्द कराने पर कितने पैसे कटेंगे।',
      ],
    },
  },
  services: [
    {
      id: 'air-ticket',
      name: summary.services['air-ticket'],
      text: 'काउंटर पर हवाई टिकट लें। समय और किराया देखकर आप तय करते हैं, और दुकानदार आपके सामने नाम भरते हैं।',
      steps: [
        {
          title: 'बताएँ, कहाँ और कब',
          text: 'दोनों शहर और तारीख़ बताएँ। वापसी का टिकट चाहिए, तो वह भी बताएँ।',
          screen: {
            state: 'check',
            title: 'हवाई टिकट',
            lines: [
              { label: 'कहाँ से', text: 'दिल्ली' },
              { label: 'कहाँ तक', text: 'पटना' },
              { label: 'तारीख़', text: '20\u00a0मार्च' },
            ],
            prompt: 'कहाँ और कब?',
          },
        },
        {
          title: 'फ़्लाइट चुनें',
          text: 'समय और किराया मिलाकर देखें। पूछें कि कितना सामान ले जा सकते हैं।',
          screen: {
            state: 'check',
            title: 'हवाई टिकट',
            lines: [
              { label: 'सुबह\u00a07:10 – 8:50', text: '₹4,200', isChosen: true },
              { label: 'शाम\u00a06:30 – 8:10', text: '₹5,100' },
            ],
            prompt: 'फ़्लाइट चुनें',
          },
        },
        {
          title: 'नाम जाँचें',
          text: 'एक-एक अक्षर पढ़ें। एयरपोर्ट पर नाम को पहचान पत्र से मिलाते हैं।',
          screen: {
            state: 'check',
            title: 'हवाई टिकट',
            lines: [
              { label: 'यात्री', text: terminal.customer },
              { label: 'उम्र', text: '34' },
            ],
            prompt: 'हर अक्षर सही है?',
          },
        },
        {
          title: 'पैसे दें',
          text: 'तारीख़, समय और किराया सही हों, तभी पैसे दें।',
          screen: {
            state: 'check',
            title: 'हवाई टिकट',
            amount: '₹4,200',
            lines: [
              { label: 'तारीख़', text: '20\u00a0मार्च' },
              { label: 'रवानगी', text: 'सुबह\u00a07:10' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'टिकट लें',
          text: 'उस पर पीएनआर नंबर (PNR) होता है। पूछें कि एयरपोर्ट कब पहुँचना है।',
          screen: {
            state: 'approved',
            title: 'हवाई टिकट',
            lines: [
              { label: 'यात्री', text: terminal.customer },
              { label: 'फ़्लाइट', text: '0000' },
              { label: 'रवानगी', text: '20\u00a0मार्च, सुबह\u00a07:10' },
            ],
            prompt: 'बुकिंग हो गई',
            slip: {
              title: 'हवाई टिकट',
              lines: [
                { label: 'PNR', text: '000000' },
                { label: 'यात्री', text: terminal.customer },
                { label: 'फ़्लाइट', text: '0000' },
                { label: 'सफ़र', text: 'दिल्ली से पटना' },
                { label: 'रवानगी', text: '20\u00a0मार्च, सुबह\u00a07:10' },
              ],
              total: { label: terminal.amountLabel, text: '₹4,200' },
              result: 'बुकिंग हो गई',
            },
          },
        },
      ],
    },
    {
      id: 'railway-ticket',
      name: summary.services['railway-ticket'],
      text: 'दुकान से रेल का ई-टिकट बनवाएँ। यह टिकट वही एजेंट बुक कर सकते हैं, जिन्हें आईआरसीटीसी की मंज़ूरी है। पूछें कि दुकान के पास मंज़ूरी है या नहीं। दुकानदार आपके लिए ट्रेन और क्लास देखते हैं।',
      steps: [
        {
          title: 'बताएँ, कहाँ से कहाँ',
          text: 'स्टेशन और तारीख़ बताएँ, और यह भी कि किस क्लास में जाना है।',
          screen: {
            state: 'check',
            title: 'रेल टिकट',
            lines: [
              { label: 'सफ़र', text: 'दिल्ली से पटना' },
              { label: 'तारीख़', text: '20\u00a0मार्च' },
              { label: 'क्लास', text: 'स्लीपर' },
            ],
            prompt: 'क्लास चुनें',
          },
        },
        {
          title: 'ट्रेन चुनें',
          text: 'पूछें कि सीट कन्फ़र्म मिलेगी या वेटिंग में।',
          screen: {
            state: 'check',
            title: 'रेल टिकट',
            lines: [
              { label: 'सुबह\u00a07:10, ₹540', text: 'वेटिंग' },
              { label: 'रात\u00a09:40, ₹540', text: 'कन्फ़र्म', isChosen: true },
            ],
            prompt: 'ट्रेन चुनें',
          },
        },
        {
          title: 'यात्रियों के नाम जाँचें',
          text: 'टिकट बनने से पहले स्क्रीन पर नाम, उम्र और लिंग पढ़ें।',
          screen: {
            state: 'check',
            title: 'रेल टिकट',
            lines: [
              { label: 'यात्री', text: terminal.customer },
              { label: 'उम्र', text: '34' },
              { label: 'लिंग', text: 'महिला' },
            ],
            prompt: 'सब सही है?',
          },
        },
        {
          title: 'पैसे दें',
          text: 'स्क्रीन पर जो कुल रकम दिखे, वही दें, और रसीद माँगें।',
          screen: {
            state: 'check',
            title: 'रेल टिकट',
            amount: '₹540',
            lines: [
              { label: 'तारीख़', text: '20\u00a0मार्च' },
              { label: 'रवानगी', text: 'रात\u00a09:40' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'पीएनआर नंबर सँभालकर रखें',
          text: 'वेटिंग का टिकट कन्फ़र्म हुआ या नहीं, यह इसी से पता चलता है।',
          screen: {
            state: 'approved',
            title: 'रेल टिकट',
            lines: [
              { label: 'ट्रेन', text: '00000' },
              { label: 'रवानगी', text: '20\u00a0मार्च, रात\u00a09:40' },
              { label: 'सीट', text: 'कन्फ़र्म' },
            ],
            prompt: 'बुकिंग हो गई',
            slip: {
              title: 'रेल टिकट',
              lines: [
                { label: 'PNR', text: '000 0000000' },
                { label: 'यात्री', text: terminal.customer },
                { label: 'सफ़र', text: 'दिल्ली से पटना' },
                { label: 'रवानगी', text: '20\u00a0मार्च, रात\u00a09:40' },
                { label: 'सीट', text: 'कन्फ़र्म' },
              ],
              total: { label: terminal.amountLabel, text: '₹540' },
              result: 'बुकिंग हो गई',
            },
          },
        },
      ],
    },
  ],
  safety: {
    title: 'सफ़र से पहले',
    points: [
      'चार्ट बनने पर भी सभी यात्री वेटिंग में हों, तो ई-टिकट रद्द हो जाता है और पैसे लौटते हैं। **जिस ई-टिकट के सभी यात्री वेटिंग में हों, उससे ट्रेन में न\u00a0चढ़ें: वह बिना टिकट का सफ़र होगा।** कुछ यात्री कन्फ़र्म या आरएसी हों, तो सबके नाम चार्ट में रहते हैं।',
      refundCode,
      'तत्काल टिकट बुक करने के लिए यात्री के मोबाइल पर एक कोड (ओटीपी) आता है। यह तभी बताएँ, जब दुकान आपका ही टिकट बुक कर रही हो।',
      'ट्रेन में किसी एक यात्री का फ़ोटो वाला ओरिजिनल पहचान पत्र साथ रखें, फ़ोटोकॉपी नहीं। हवाई जहाज़ के लिए पूछें कि हर यात्री को कौन सा पहचान पत्र चाहिए।',
      'टिकट बदलने और रद्द कराने में एयरलाइन या रेलवे के नियम चलते हैं।',
      'सफ़र पूरा होने तक, या रिफ़ंड मिलने तक, रसीद सँभालकर रखें।',
      ...disputes.points,
    ],
  },
} as const satisfies Translated<typeof englishPage>;
