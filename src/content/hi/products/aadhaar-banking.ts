import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/aadhaar-banking';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'आधार बैंकिंग',
  summary: 'काउंटर पर बस आधार नंबर और उँगली का निशान।',
  services: {
    'aadhaar-pay': 'आधार पे',
    'cash-withdrawal': 'पैसे निकालना',
    'balance-enquiry': 'बैलेंस देखना',
    'mini-statement': 'मिनी स्टेटमेंट',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'आधार बैंकिंग',
    description:
      'आधार नंबर और उँगली के निशान से भुगतान करें, पैसे निकालें, बैलेंस देखें या मिनी स्टेटमेंट लें। देखें कि क्या साथ लाएँ और काउंटर पर काम कैसे होता है।',
  },
  title: summary.name,
  promise: 'बैंक का काम, बस उँगली लगाकर',
  lead: 'आधार से जुड़ा अपना खाता बिना कार्ड और बिना पासबुक के चलाएँ। दुकान पर भुगतान करें, पैसे निकालें, या देखें कि खाते में क्या आया और क्या गया।',
  basics: {
    bring: [
      '**अपना आधार नंबर**',
      'उस **बैंक का नाम,** जिसमें आपका आधार से जुड़ा खाता है',
      '**ख़ुद आएँ:** सिर्फ़ आपकी उँगली का निशान चलेगा',
    ],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'उँगली लगाकर मंज़ूरी दें',
      points: [
        '**पहले स्क्रीन पढ़ें।** स्क्रीन ख़ाली हो, तो मशीन पर उँगली कभी न लगाएँ।',
        '**साफ़, सूखी उँगली या अंगूठा मशीन पर लगाएँ** और बैंक का जवाब आने तक रुकें।',
        '**एक बार उँगली, एक लेन-देन।** काम न हो, तो दोबारा लगाने से पहले पूछें कि स्क्रीन पर क्या लिखा है।',
      ],
    },
  },
  steps: [
    {
      title: 'अपना आधार नंबर बताएँ',
      text: 'अपना बैंक भी बताएँ: दुकानदार मशीन पर वही बैंक चुनते हैं।',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (पैसे निकालना)',
        lines: [terminal.aadhaar, terminal.bank],
        prompt: terminal.checkBank,
      },
    },
    {
      title: 'रकम जाँचें',
      text: 'पैसे देने या निकालने हों, तो स्क्रीन पर पढ़ें, या पढ़कर सुनाने को कहें।',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (पैसे निकालना)',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'उँगली लगाएँ',
      text: 'एक ही बार लगाएँ, और स्क्रीन पर नतीजा आने तक रुकें।',
      screen: {
        state: 'finger',
        title: 'Cash Withdrawal (पैसे निकालना)',
        amount: '₹2,000',
        prompt: terminal.finger,
        wait: terminal.wait,
      },
    },
    {
      title: 'रसीद लें',
      text: 'उस पर जो लिखा है, पढ़ लें और सँभालकर रखें।',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal (पैसे निकालना)',
        amount: '₹2,000',
        lines: [terminal.bank],
        prompt: 'मंज़ूर। पैसे गिनें।',
        slip: {
          title: 'Cash Withdrawal (पैसे निकालना)',
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
      text: 'सामान के पैसे सीधे अपने बैंक खाते से दें। न नोट चाहिए, न कार्ड। पैसे आपके खाते से दुकान को मिल जाते हैं।',
      steps: [
        { title: 'कहें, पैसे आधार से देने हैं', text: 'बिल बनने से पहले ही कह दें।' },
        { title: 'रकम जाँचें', text: 'स्क्रीन पर उतनी ही रकम हो, जितने का सामान है।' },
        { title: 'रसीद देखें', text: 'देख लें कि उस पर “Successful” (सफल) लिखा हो।' },
      ],
    },
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'अपने आधार से जुड़े बैंक खाते से पैसे निकालें। बैंक की मंज़ूरी मिलने पर दुकानदार आपको पैसे देते हैं।',
      steps: [
        {
          title: 'बताएँ, कितने पैसे चाहिए',
          text: 'पूछें कि दुकान में इतने पैसे हैं या नहीं। सीमा आपका बैंक तय करता है, आधार से एक बार में ज़्यादा से ज़्यादा ₹10,000।',
        },
        {
          title: 'उँगली लगाएँ',
          text: 'तभी लगाएँ, जब स्क्रीन पर “Cash Withdrawal” (पैसे निकालना) और आपकी बताई रकम लिखी हो।',
        },
        { title: 'पैसे गिनें', text: 'काउंटर पर ही गिनें।' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'देखें कि आधार से जुड़े खाते में कितने पैसे हैं। इसमें पैसे नहीं निकलते, आप सिर्फ़ देखते हैं।',
      steps: [
        {
          title: 'उँगली लगाएँ',
          text: 'तभी लगाएँ, जब स्क्रीन पर “Balance Enquiry” (बैलेंस) लिखा हो और कोई रकम न हो।',
        },
        { title: 'बैलेंस पढ़ें', text: 'स्क्रीन या रसीद पर पढ़ें।' },
      ],
      slip: {
        title: 'Balance Enquiry (बैलेंस)',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
    {
      id: 'mini-statement',
      name: summary.services['mini-statement'],
      text: 'आधार से जुड़े खाते के हाल के लेन-देन देखें: कितना आया, कितना गया। जिस पैसे का इंतज़ार है, वह आया या नहीं, यह भी पता चलता है।',
      steps: [
        {
          title: 'उँगली लगाएँ',
          text: 'तभी लगाएँ, जब स्क्रीन पर “Mini Statement” (मिनी स्टेटमेंट) लिखा हो और कोई रकम न हो।',
        },
        { title: 'लेन-\u2060देन पढ़ें', text: 'आराम से पढ़ें। जो समझ में न\u00a0आए, वह दुकानदार से पूछें।' },
      ],
      slip: {
        title: 'Mini Statement (मिनी स्टेटमेंट)',
        lines: [
          { label: terminal.balanceLabel, text: '₹8,450' },
          { label: '12\u00a0मार्च, गए', text: '–₹2,000' },
          { label: '10\u00a0मार्च, आए', text: '+₹1,500' },
          { label: '8\u00a0मार्च, गए', text: '–₹600' },
        ],
      },
    },
  ],
  safety: {
    title: 'अपना पैसा सुरक्षित रखें',
    points: [
      'आपकी उँगली ही आपका दस्तख़त है। उँगली लगाने पर पिन या ओटीपी नहीं लगता। बैंक का पिन या ओटीपी किसी को न बताएँ।',
      disputes.reversal,
      ...disputes.points,
      'यह वेबसाइट आपका आधार नंबर कभी नहीं माँगती।',
    ],
  },
} as const satisfies Translated<typeof englishPage>;
