import type { page as englishPage, summary as englishSummary } from '../../en/products/micro-atm';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'मायक्रो एटीएम',
  summary: 'बँकेचे कार्ड आणि पिन, एका छोट्या मशीनवर.',
  services: {
    'cash-withdrawal': 'पैसे काढणे',
    'balance-enquiry': 'बॅलन्स पाहणे',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'मायक्रो एटीएम',
    description:
      'दुकानाच्या काउंटरवरच्या छोट्या मशीनवर बँकेचे कार्ड आणि पिन वापरून पैसे काढा किंवा बॅलन्स पाहा. सोबत काय आणायचे आणि काम कसे होते, ते इथे पाहा.',
  },
  title: summary.name,
  promise: 'असे एटीएम, जिथे विचारताही येते',
  lead: 'एटीएमप्रमाणेच इथेही पैसे काढा किंवा बॅलन्स पाहा. दुकानदार मशीन तुमच्यासमोर धरतात, आणि प्रत्येक पायरी समजावून सांगू शकतात.',
  basics: {
    bring: ['**तुमचे बँकेचे कार्ड**', '**तुमचा पिन,** कागदावर लिहिलेला नव्हे, लक्षात ठेवलेला'],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'पिन स्वतः टाका',
      points: [
        '**आधी स्क्रीन वाचा:** सेवा आणि रक्कम, दोन्ही बरोबर हव्यात.',
        '**दुसऱ्या हाताने बटणे झाकून** पिन टाका.',
        '**तुमचा पिन कोणालाही सांगू नका,** दुकानदारालाही नाही.',
      ],
    },
  },
  steps: [
    {
      title: 'कार्ड घाला',
      text: 'कार्ड स्वतः घाला, किंवा तुमच्यासमोर घालायला सांगा.',
      screen: {
        state: 'card',
        title: 'Cash Withdrawal (पैसे काढणे)',
        amount: '₹2,000',
        prompt: terminal.card,
      },
    },
    {
      title: 'रक्कम तपासा',
      text: 'पैसे काढायचे असतील, तर स्क्रीनवर वाचा, किंवा वाचून दाखवायला सांगा.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (पैसे काढणे)',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'पिन टाका',
      text: 'मग बँकेचे उत्तर येईपर्यंत थांबा.',
      screen: {
        state: 'pin',
        title: 'Cash Withdrawal (पैसे काढणे)',
        amount: '₹2,000',
        prompt: terminal.pin,
        wait: terminal.wait,
      },
    },
    {
      title: 'पावती आणि कार्ड घ्या',
      text: 'पावतीवर काय लिहिले आहे, ते वाचा आणि ती जपून ठेवा.',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal (पैसे काढणे)',
        amount: '₹2,000',
        prompt: 'मंजूर. कार्ड घ्या.',
        slip: {
          title: 'Cash Withdrawal (पैसे काढणे)',
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
      text: 'कार्ड वापरून तुमच्या बँक खात्यातून पैसे काढा. बँकेची मंजुरी आली, की दुकानदार तुम्हाला पैसे मोजून देतात.',
      steps: [
        {
          title: 'किती पैसे हवेत, ते सांगा',
          text: 'दुकानात तेवढे पैसे आहेत का, ते विचारा. कार्डाची मर्यादा तुमची बँक ठरवते.',
        },
        { title: 'पैसे मोजा', text: 'काउंटरवरच मोजा.' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'तुमच्या खात्यात किती पैसे आहेत, ते पाहा. यात पैसे काढले जात नाहीत, फक्त बॅलन्स दिसतो.',
      steps: [
        {
          title: 'बॅलन्स विचारा',
          text: 'कार्ड घाला आणि स्क्रीनवर “Balance Enquiry” (बॅलन्स) लिहिले आहे ना, ते पाहा.',
        },
        { title: 'पिन टाका', text: 'स्क्रीनवर कोणतीही रक्कम नसेल, तरच टाका.' },
        { title: 'बॅलन्स वाचा', text: 'स्क्रीनवर किंवा पावतीवर वाचा.' },
      ],
      slip: {
        title: 'Balance Enquiry (बॅलन्स)',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
  ],
  safety: {
    title: 'तुमचे कार्ड सुरक्षित ठेवा',
    points: [
      'कार्ड डोळ्यांसमोर ठेवा आणि शेवटी परत घ्या.',
      'पैसे मिळाले नाहीत, तरी पावती मागा आणि जपून ठेवा.',
      disputes.cardReversal,
      ...disputes.points,
      '**कार्ड हरवले?** लगेच तुमच्या बँकेला कॉल करा आणि कार्ड बंद करायला सांगा.',
    ],
  },
} as const satisfies Translated<typeof englishPage>;
