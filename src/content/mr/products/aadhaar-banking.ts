import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/aadhaar-banking';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'आधार बँकिंग',
  summary: 'काउंटरवर फक्त तुमचा आधार नंबर आणि बोटाचा ठसा.',
  services: {
    'aadhaar-pay': 'आधार पे',
    'cash-withdrawal': 'पैसे काढणे',
    'balance-enquiry': 'बॅलन्स पाहणे',
    'mini-statement': 'मिनी स्टेटमेंट',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'आधार बँकिंग',
    description:
      'आधार नंबर आणि बोटाच्या ठशाने पैसे द्या, पैसे काढा, बॅलन्स पाहा किंवा मिनी स्टेटमेंट घ्या. सोबत काय आणायचे आणि काउंटरवर काम कसे होते, ते पाहा.',
  },
  title: summary.name,
  promise: 'तुमची बँक, तुमच्या बोटावर',
  lead: 'आधारशी जोडलेले तुमचे बँक खाते कार्डाशिवाय आणि पासबुकाशिवाय वापरा. दुकानात पैसे द्या, पैसे काढा, किंवा खात्यात काय आले आणि काय गेले, ते पाहा.',
  basics: {
    bring: [
      '**तुमचा आधार नंबर**',
      '**बँकेचे नाव,** जिथे तुमचे आधारशी जोडलेले खाते आहे',
      '**स्वतः या:** फक्त तुमच्याच बोटाचा ठसा चालतो',
    ],
    cost: disputes.charges.onConfirming,
    confirm: {
      title: 'बोट ठेवून मंजुरी द्या',
      points: [
        '**आधी स्क्रीन वाचा.** स्क्रीन रिकामी असेल, तर मशीनवर बोट कधीच ठेवू नका.',
        '**स्वच्छ, कोरडे बोट किंवा अंगठा मशीनवर ठेवा** आणि बँकेचे उत्तर येईपर्यंत थांबा.',
        '**एकदा बोट, एक व्यवहार.** काम झाले नाही, तर पुन्हा बोट ठेवण्याआधी स्क्रीनवर काय लिहिले आहे, ते विचारा.',
      ],
    },
  },
  steps: [
    {
      title: 'आधार नंबर सांगा',
      text: 'तुमची बँकही सांगा: दुकानदार मशीनवर तीच बँक निवडतात.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (पैसे काढणे)',
        lines: [terminal.aadhaar, terminal.bank],
        prompt: terminal.checkBank,
      },
    },
    {
      title: 'रक्कम तपासा',
      text: 'पैसे द्यायचे किंवा काढायचे असतील, तर स्क्रीनवर वाचा, किंवा वाचून दाखवायला सांगा.',
      screen: {
        state: 'check',
        title: 'Cash Withdrawal (पैसे काढणे)',
        amount: '₹2,000',
        prompt: terminal.checkAmount,
      },
    },
    {
      title: 'बोट ठेवा',
      text: 'एकदाच ठेवा आणि स्क्रीनवर उत्तर येईपर्यंत थांबा.',
      screen: {
        state: 'finger',
        title: 'Cash Withdrawal (पैसे काढणे)',
        amount: '₹2,000',
        prompt: terminal.finger,
        wait: terminal.wait,
      },
    },
    {
      title: 'पावती घ्या',
      text: 'तिच्यावर काय लिहिले आहे, ते वाचा आणि ती जपून ठेवा.',
      screen: {
        state: 'approved',
        title: 'Cash Withdrawal (पैसे काढणे)',
        amount: '₹2,000',
        lines: [terminal.bank],
        prompt: 'मंजूर. पैसे मोजा.',
        slip: {
          title: 'Cash Withdrawal (पैसे काढणे)',
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
      text: 'खरेदीचे पैसे थेट तुमच्या बँक खात्यातून द्या. रोख नको, कार्ड नको. पैसे तुमच्या खात्यातून दुकानाला मिळतात.',
      steps: [
        { title: 'आधारने पैसे द्यायचे आहेत, असे सांगा', text: 'बिल करण्याआधीच हे सांगा.' },
        { title: 'रक्कम तपासा', text: 'जेवढ्याची खरेदी, तेवढीच रक्कम स्क्रीनवर हवी.' },
        { title: 'पावती पाहा', text: 'तिच्यावर “Successful” (यशस्वी) लिहिले आहे ना, ते पाहा.' },
      ],
    },
    {
      id: 'cash-withdrawal',
      name: summary.services['cash-withdrawal'],
      text: 'आधारशी जोडलेल्या तुमच्या बँक खात्यातून पैसे काढा. बँकेची मंजुरी आली, की दुकानदार तुम्हाला पैसे देतात.',
      steps: [
        {
          title: 'किती पैसे हवेत, ते सांगा',
          text: 'दुकानात तेवढे पैसे आहेत का, ते विचारा. मर्यादा तुमची बँक ठरवते; आधारने एका वेळी जास्तीत जास्त ₹10,000.',
        },
        {
          title: 'बोट ठेवा',
          text: 'स्क्रीनवर “Cash Withdrawal” (पैसे काढणे) आणि तुम्ही सांगितलेली रक्कम असेल, तरच ठेवा.',
        },
        { title: 'पैसे मोजा', text: 'काउंटरवरच मोजा.' },
      ],
    },
    {
      id: 'balance-enquiry',
      name: summary.services['balance-enquiry'],
      text: 'आधारशी जोडलेल्या खात्यात किती पैसे आहेत, ते पाहा. यात पैसे काढले जात नाहीत, फक्त बॅलन्स दिसतो.',
      steps: [
        {
          title: 'बोट ठेवा',
          text: 'स्क्रीनवर “Balance Enquiry” (बॅलन्स) लिहिलेले असेल आणि कोणतीही रक्कम नसेल, तरच ठेवा.',
        },
        { title: 'बॅलन्स वाचा', text: 'स्क्रीनवर किंवा पावतीवर वाचा.' },
      ],
      slip: {
        title: 'Balance Enquiry (बॅलन्स)',
        lines: [{ label: terminal.balanceLabel, text: '₹8,450' }, ...terminal.printed],
      },
    },
    {
      id: 'mini-statement',
      name: summary.services['mini-statement'],
      text: 'आधारशी जोडलेल्या खात्यातले अलीकडचे व्यवहार पाहा: किती आले, किती गेले. ज्या पैशांची वाट पाहत आहात, ते आले का, हेही कळते.',
      steps: [
        {
          title: 'बोट ठेवा',
          text: 'स्क्रीनवर “Mini Statement” (मिनी स्टेटमेंट) लिहिलेले असेल आणि कोणतीही रक्कम नसेल, तरच ठेवा.',
        },
        { title: 'व्यवहार वाचा', text: 'सावकाश वाचा. जे समजले नाही, ते दुकानदाराला विचारा.' },
      ],
      slip: {
        title: 'Mini Statement (मिनी स्टेटमेंट)',
        lines: [
          { label: terminal.balanceLabel, text: '₹8,450' },
          { label: '12\u00a0मार्च, गेले', text: '–₹2,000' },
          { label: '10\u00a0मार्च, आले', text: '+₹1,500' },
          { label: '8\u00a0मार्च, गेले', text: '–₹600' },
        ],
      },
    },
  ],
  safety: {
    title: 'तुमचे पैसे सुरक्षित ठेवा',
    points: [
      'तुमचे बोट हीच तुमची सही. त्यासाठी पिन किंवा ओटीपी लागत नाही. बँकेचा पिन किंवा ओटीपी कोणालाही सांगू नका.',
      disputes.reversal,
      ...disputes.points,
      'ही वेबसाइट तुमचा आधार नंबर कधीच मागत नाही.',
    ],
  },
} as const satisfies Translated<typeof englishPage>;
