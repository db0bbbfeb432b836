import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/utility-payments';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'बिल आणि रिचार्ज',
  summary: 'घरची बिले आणि मोबाइल रिचार्ज, पावतीसह.',
  services: {
    'bill-payments': 'बिल भरणे',
    recharge: 'रिचार्ज',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'बिल आणि रिचार्ज',
    description:
      'दुकानाच्या काउंटरवर घरची बिले भरा, मोबाइल रिचार्ज करा आणि पावती घरी न्या. सोबत काय आणायचे आणि प्रत्येक काम कसे होते, ते इथे पाहा.',
  },
  title: summary.name,
  promise: 'दूध, साखर आणि लाइट बिल',
  lead: 'लाइट बिल भरायचे किंवा मोबाइल रिचार्ज करायचे सहज राहून जाते. दोन्ही कामे दुकानात करा. दुकानदार तुमच्यासमोर नंबर तपासतात.',
  basics: {
    kinds: {
      title: 'कशाचे पैसे भरता येतात',
      note: 'ही उदाहरणे आहेत: तुमचे बिल तिथे भरता येते का, ते दुकानात विचारा.',
      items: ['लाइट बिल', 'गॅसचे बिल', 'पाण्याचे बिल', 'मोबाइल फोन'],
    },
    bring: [
      'बिलासाठी: **बिल, किंवा त्यावर छापलेला ग्राहक क्रमांक** (बिलावर “Consumer\u00a0No.” किंवा “CA\u00a0No.”)',
      'रिचार्जसाठी: **मोबाइल नंबर** आणि मोबाइल कंपनीचे नाव',
      'भरायचे **पैसे**',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'तपासूनच पैसे द्या',
      points: [
        'नंबर दोनदा वाचा. चुकीच्या नंबरवर गेलेले पैसे परत मिळणे अवघड असते.',
        'पैसे कशाचे आहेत आणि किती आहेत, ते स्क्रीनवर पाहा.',
        'सगळे बरोबर असेल, तरच पैसे द्या.',
      ],
    },
  },
  services: [
    {
      id: 'bill-payments',
      name: summary.services['bill-payments'],
      text: 'काउंटरवर घरचे बिल भरा. बिलावर छापलेल्या नंबरवरून दुकानदार तुमचे बिल शोधतात, आणि तुम्ही ते तपासून पैसे देता.',
      steps: [
        {
          title: 'बिल दाखवा',
          text: 'किंवा ग्राहक क्रमांक आणि बिल पाठवणाऱ्या कंपनीचे (बिलरचे) नाव सांगा.',
          screen: {
            state: 'check',
            title: 'लाइट बिल',
            lines: [{ label: 'ग्राहक क्रमांक', text: '000 000 000' }],
            prompt: 'बिल शोधा',
          },
        },
        {
          title: 'नाव आणि रक्कम तपासा',
          text: 'किती भरायचे आहे, ते स्क्रीनवर दिसते. बिल कोणाचे आहे, तेही बहुतेक वेळा दिसते.',
          screen: {
            state: 'check',
            title: 'लाइट बिल',
            amount: '₹640',
            lines: [{ label: 'नाव', text: terminal.customer }],
            prompt: 'नाव आणि रक्कम बरोबर आहे?',
          },
        },
        {
          title: 'पैसे द्या',
          text: 'बिलरकडे पैसे कधी पोहोचतील, ते विचारा.',
          screen: {
            state: 'check',
            title: 'लाइट बिल',
            amount: '₹640',
            lines: [
              { label: 'नाव', text: terminal.customer },
              { label: 'ग्राहक क्रमांक', text: '000 000 000' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'पावती बिलासोबत ठेवा',
          text: 'पुढच्या बिलात हे पैसे दिसले नाहीत, तर पावतीवरचा रेफरन्स नंबर उपयोगी पडेल.',
          screen: {
            state: 'approved',
            title: 'लाइट बिल',
            amount: '₹640',
            lines: [
              { label: 'नाव', text: terminal.customer },
              { label: 'ग्राहक क्रमांक', text: '000 000 000' },
            ],
            prompt: 'पैसे भरले',
            slip: {
              title: 'लाइट बिल',
              lines: [
                { label: terminal.amountLabel, text: '₹640' },
                { label: 'नाव', text: terminal.customer },
                { label: 'ग्राहक क्रमांक', text: '000 000 000' },
                ...terminal.printed,
              ],
              result: 'पैसे भरले',
            },
          },
        },
      ],
    },
    {
      id: 'recharge',
      name: summary.services.recharge,
      text: 'तुमचा किंवा घरातल्या कोणाचाही मोबाइल रिचार्ज करा. प्लॅन तुम्ही निवडता, आणि दुकानदार तुमच्यासमोर नंबर टाकतात.',
      steps: [
        {
          title: 'नंबर सांगा',
          text: 'सावकाश सांगा, मोबाइल कंपनीचे नाव सांगा आणि स्क्रीनवर नंबर वाचा.',
          screen: {
            state: 'check',
            title: 'रिचार्ज',
            lines: [
              { label: 'मोबाइल नंबर', text: '00000 00000' },
              { label: 'मोबाइल कंपनी', text: 'तुमची कंपनी' },
            ],
            prompt: 'नंबर बरोबर आहे?',
          },
        },
        {
          title: 'प्लॅन निवडा',
          text: 'त्यात काय काय मिळते आणि तो किती दिवस चालतो, ते विचारा.',
          screen: {
            state: 'check',
            title: 'रिचार्ज',
            amount: '₹200',
            lines: [{ label: 'मुदत', text: '28\u00a0दिवस' }],
            prompt: 'हाच प्लॅन ना?',
          },
        },
        {
          title: 'पैसे द्या',
          text: 'पैसे देण्याआधी नंबर पुन्हा एकदा तपासा.',
          screen: {
            state: 'check',
            title: 'रिचार्ज',
            amount: '₹200',
            lines: [{ label: 'मोबाइल नंबर', text: '00000 00000' }],
            prompt: terminal.pay,
          },
        },
        {
          title: 'मेसेज येईपर्यंत थांबा',
          text: 'मोबाइल कंपनीचा मेसेज फोनवर येईपर्यंत पावती जपून ठेवा.',
          screen: {
            state: 'approved',
            title: 'रिचार्ज',
            amount: '₹200',
            lines: [{ label: 'मोबाइल नंबर', text: '00000 00000' }],
            prompt: 'रिचार्ज झाला',
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
    title: 'तुमचे पैसे सुरक्षित ठेवा',
    points: [
      'स्क्रीनवर नाव दिसले, तर ते तुमच्या बिलावरचेच असायला हवे.',
      'शेवटच्या तारखेच्या काही दिवस आधी जा. भरलेल्या पैशांची नोंद व्हायला वेळ लागू शकतो.',
      ...disputes.points,
    ],
  },
} as const satisfies Translated<typeof englishPage>;
