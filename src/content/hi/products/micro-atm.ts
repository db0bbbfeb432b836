import type { page as englishPage, summary as englishSummary } from '../../en/products/micro-atm';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'माइक्रो एटीएम',
  summary: 'बैंक कार्ड और पिन से, एक छोटी मशीन पर।',
  services: {
    'cash-withdrawal': 'पैसे निकालना',
    'balance-enquiry': 'बैलेंस देखना',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'माइक्रो एटीएम',
    description:
      'दुकान के काउंटर की छोटी मशीन पर अपने बैंक कार्ड और पिन से पैसे निकालें या बैलेंस देखें। यहाँ देखें कि क्या साथ लाएँ और काम कैसे होता है।',
  },
  title: summary.name,
  promise: 'ऐसा एटीएम, जहाँ पूछ भी सकते हैं',
  lead: 'बड़े एटीएम की तरह यहाँ भी पैसे निकालें या बैलेंस देखें। दुकानदार मशीन आपके सामने रखते हैं, और हर कदम समझा सकते हैं।',
  basics: {
    bring: ['**अपना बैंक कार्ड**', '**अपना पिन,** जो याद हो, कागज़ पर लिखा न हो'],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'पिन ख़ुद डालें',
      points: [
        '**पहले स्क्रीन पढ़ें:** काम भी सही हो और रकम भी।',
        '**दूसरे हाथ से बटन ढककर** पिन डालें।',
        '**अपना पिन किसी को न बताएँ,** दुकानदार को भी नहीं।',
      ],
    },
  },
  steps: [
    {
      title: 'कार्ड लगाएँ',
      text: 'कार्ड ख़ुद लगाएँ, या अपने सामने लगवाएँ।',
      screen: {
        state: 'card',
        title: 'Cash Withdrawal (पैसे निकालना)',
        amount: '₹2,000',
        prompt: terminal.card,
      },
    },
    {
      title: 'रकम जाँचें',
      text: 'पैसे निकालने हों, तो स्क्रीन पर पढ़ें, या पढ़कर सुनाने को कहें।',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (पैसे निकालना)',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'पिन डालें',
      text: 'इसके बाद बैंक का जवाब आने तक रुकें।',
      screen: {
        state: 'pin',
        title: 'Cash Withdrawal (पैसे निकालना)',
        amount: '₹2,000',
        prompt: terminal.pin,
        wait: terminal.wait,
      },
    },
    {
      title: 'रसीद और कार्ड लें',
      text: 'रसीद पर जो लिखा है, पढ़ लें और सँभालकर रखें।',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal (पैसे निकालना)',
        amount: '₹2,000',
        prompt: 'मंज़ूर। कार्ड लें।',
        slip: {
          title: 'Cash Withdrawal (पैसे निकालना)',
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
      text: 'अपने कार्ड से बैंक खाते के पैसे निकालें। बैंक की मंज़ूरी मिलने पर दुकानदार आपको पैसे गिनकर देते हैं।',
      steps: [
        {
          title: 'बताएँ, कितने पैसे चाहिए',
          text: 'पूछें कि दुकान में इतने पैसे हैं या नहीं। कार्ड की सीमा आपका बैंक तय करता है।',
        },
        { title: 'पैसे गिनें', text: 'काउंटर पर ही गिनें।' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'देखें कि आपके खाते में कितने पैसे हैं। इसमें पैसे नहीं निकलते, आप सिर्फ़ देखते हैं।',
      steps: [
        {
          title: 'बैलेंस पूछें',
          text: 'कार्ड लगाएँ, और देख लें कि स्क्रीन पर “Balance Enquiry” (बैलेंस) लिखा हो।',
        },
        { title: 'पिन डालें', text: 'तभी डालें, जब स्क्रीन पर कोई रकम न हो।' },
        { title: 'बैलेंस पढ़ें', text: 'स्क्रीन या रसीद पर पढ़ें।' },
      ],
      slip: {
        title: 'Balance Enquiry (बैलेंस)',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
  ],
  safety: {
    title: 'अपना कार्ड सुरक्षित रखें',
    points: [
      'कार्ड अपनी आँखों के सामने रखें, और आख़िर में वापस लें।',
      'पैसे न मिलें, तो भी रसीद माँगें और सँभालकर रखें।',
      disputes.cardReversal,
      ...disputes.points,
      '**कार्ड खो गया?** तुरंत अपने बैंक को कॉल करें और कार्ड बंद करवाएँ।',
    ],
  },
} as const satisfies Translated<typeof englishPage>;
