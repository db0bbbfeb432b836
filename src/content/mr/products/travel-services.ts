import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/travel-services';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';
import { refundCode } from '../refundCode.ts';
import { terminal } from '../terminal.ts';

export const summary = {
  name: 'प्रवासाची तिकिटे',
  summary: 'विमानाची आणि रेल्वेची तिकिटे, दुकानदाराच्या मदतीने.',
  services: {
    'air-ticket': 'विमान तिकीट',
    'railway-ticket': 'रेल्वे तिकीट',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'प्रवासाची तिकिटे',
    description:
      'दुकानाच्या काउंटरवर दुकानदाराच्या मदतीने विमान तिकीट किंवा रेल्वे तिकीट काढा. सोबत काय आणायचे आणि तिकीट कसे काढले जाते, ते टप्प्याटप्प्याने पाहा.',
  },
  title: summary.name,
  promise: 'रेल्वे आणि विमान तिकिटे, तुमच्याच गल्लीत',
  lead: 'सणाला गावी, कामासाठी शहरात, किंवा घरच्या लग्नाला. कुठे जायचे आहे, एवढेच सांगा. दुकानदार तुमच्यासमोर तिकीट शोधतात.',
  basics: {
    bring: [
      'प्रत्येक प्रवाशाचे **नाव, वय आणि लिंग,** ओळखपत्रावर आहे, तसे',
      '**कुठून कुठे** जायचे आणि कोणत्या तारखेला',
      '**तुमचा स्वतःचा मोबाइल नंबर;** प्रवासाचे आणि रिफंडचे मेसेज त्यावर येतात',
      '**भाड्याचे पैसे**',
    ],
    cost: disputes.charges.onPaying,
    confirm: {
      title: 'तपासूनच पैसे द्या',
      points: [
        'प्रत्येक नाव त्या प्रवाशाच्या ओळखपत्रावर जसे आहे, अगदी तसेच हवे.',
        'पैसे देण्याआधी तारीख आणि एकूण रक्कम पुन्हा एकदा पाहा.',
        'तिकीट बदलले किंवा रद्द केले, तर किती पैसे कापले जातील, ते आधीच विचारा.',
      ],
    },
  },
  services: [
    {
      id: 'air-ticket',
      name: summary.services['air-ticket'],
      text: 'काउंटरवर विमानाचे तिकीट काढा. वेळ आणि भाडे पाहून तुम्ही ठरवता, आणि दुकानदार तुमच्यासमोर नावे भरतात.',
      steps: [
        {
          title: 'कुठे आणि कधी, ते सांगा',
          text: 'दोन्ही शहरे आणि तारीख सांगा. परतीचे तिकीट हवे असेल, तर तेही सांगा.',
          screen: {
            state: 'check',
            title: 'विमान तिकीट',
            lines: [
              { label: 'कुठून', text: 'दिल्ली' },
              { label: 'कुठे', text: 'पाटणा' },
              { label: 'तारीख', text: '20\u00a0मार्च' },
            ],
            prompt: 'कुठे आणि कधी?',
          },
        },
        {
          title: 'विमान निवडा',
          text: 'वेळ आणि भाडे यांची तुलना करा. सामान किती नेता येते, ते विचारा.',
          screen: {
            state: 'check',
            title: 'विमान तिकीट',
            lines: [
              { label: 'सकाळी\u00a07:10 – 8:50', text: '₹4,200', isChosen: true },
              { label: 'संध्याकाळी\u00a06:30 – 8:10', text: '₹5,100' },
            ],
            prompt: 'विमान निवडा',
          },
        },
        {
          title: 'नावे तपासा',
          text: 'एकेक अक्षर वाचा. विमानतळावर नाव ओळखपत्राशी ताडून पाहतात.',
          screen: {
            state: 'check',
            title: 'विमान तिकीट',
            lines: [
              { label: 'प्रवासी', text: terminal.customer },
              { label: 'वय', text: '34' },
            ],
            prompt: 'प्रत्येक अक्षर बरोबर आहे?',
          },
        },
        {
          title: 'पैसे द्या',
          text: 'तारीख, वेळ आणि भाडे बरोबर असतील, तरच पैसे द्या.',
          screen: {
            state: 'check',
            title: 'विमान तिकीट',
            amount: '₹4,200',
            lines: [
              { label: 'तारीख', text: '20\u00a0मार्च' },
              { label: 'सुटणार', text: 'सकाळी\u00a07:10' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'तिकीट घ्या',
          text: 'त्यावर पीएनआर नंबर (PNR) असतो. विमानतळावर कधी पोहोचायचे, ते विचारा.',
          screen: {
            state: 'approved',
            title: 'विमान तिकीट',
            lines: [
              { label: 'प्रवासी', text: terminal.customer },
              { label: 'विमान', text: '0000' },
              { label: 'सुटणार', text: '20\u00a0मार्च, सकाळी\u00a07:10' },
            ],
            prompt: 'बुकिंग झाले',
            slip: {
              title: 'विमान तिकीट',
              lines: [
                { label: 'PNR', text: '000000' },
                { label: 'प्रवासी', text: terminal.customer },
                { label: 'विमान', text: '0000' },
                { label: 'प्रवास', text: 'दिल्ली ते पाटणा' },
                { label: 'सुटणार', text: '20\u00a0मार्च, सकाळी\u00a07:10' },
              ],
              total: { label: terminal.amountLabel, text: '₹4,200' },
              result: 'बुकिंग झाले',
            },
          },
        },
      ],
    },
    {
      id: 'railway-ticket',
      name: summary.services['railway-ticket'],
      text: 'दुकानातून रेल्वेचे ई-तिकीट काढा. आयआरसीटीसीची मान्यता असलेले एजंटच ते काढू शकतात: दुकानाकडे ती मान्यता आहे का, ते विचारा. दुकानदार तुमच्यासाठी गाड्या आणि क्लास पाहतात.',
      steps: [
        {
          title: 'कुठून कुठे, ते सांगा',
          text: 'स्टेशन, तारीख आणि क्लास सांगा.',
          screen: {
            state: 'check',
            title: 'रेल्वे तिकीट',
            lines: [
              { label: 'प्रवास', text: 'दिल्ली ते पाटणा' },
              { label: 'तारीख', text: '20\u00a0मार्च' },
              { label: 'क्लास', text: 'स्लीपर' },
            ],
            prompt: 'क्लास निवडा',
          },
        },
        {
          title: 'गाडी निवडा',
          text: 'सीट कन्फर्म मिळेल की वेटिंगमध्ये, ते विचारा.',
          screen: {
            state: 'check',
            title: 'रेल्वे तिकीट',
            lines: [
              { label: 'सकाळी\u00a07:10, ₹540', text: 'वेटिंग' },
              { label: 'रात्री\u00a09:40, ₹540', text: 'कन्फर्म', isChosen: true },
            ],
            prompt: 'गाडी निवडा',
          },
        },
        {
          title: 'प्रवाशांची नावे तपासा',
          text: 'तिकीट काढण्याआधी स्क्रीनवर नाव, वय आणि लिंग वाचा.',
          screen: {
            state: 'check',
            title: 'रेल्वे तिकीट',
            lines: [
              { label: 'प्रवासी', text: terminal.customer },
              { label: 'वय', text: '34' },
              { label: 'लिंग', text: 'स्त्री' },
            ],
            prompt: 'सगळे बरोबर आहे?',
          },
        },
        {
          title: 'पैसे द्या',
          text: 'स्क्रीनवर दिसेल, तेवढीच एकूण रक्कम द्या आणि पावती मागा.',
          screen: {
            state: 'check',
            title: 'रेल्वे तिकीट',
            amount: '₹540',
            lines: [
              { label: 'तारीख', text: '20\u00a0मार्च' },
              { label: 'सुटणार', text: 'रात्री\u00a09:40' },
            ],
            prompt: terminal.pay,
          },
        },
        {
          title: 'पीएनआर नंबर जपून ठेवा',
          text: 'वेटिंगचे तिकीट कन्फर्म झाले का, ते याच नंबरवरून कळते.',
          screen: {
            state: 'approved',
            title: 'रेल्वे तिकीट',
            lines: [
              { label: 'गाडी', text: '00000' },
              { label: 'सुटणार', text: '20\u00a0मार्च, रात्री\u00a09:40' },
              { label: 'सीट', text: 'कन्फर्म' },
            ],
            prompt: 'बुकिंग झाले',
            slip: {
              title: 'रेल्वे तिकीट',
              lines: [
                { label: 'PNR', text: '000 0000000' },
                { label: 'प्रवासी', text: terminal.customer },
                { label: 'प्रवास', text: 'दिल्ली ते पाटणा' },
                { label: 'सुटणार', text: '20\u00a0मार्च, रात्री\u00a09:40' },
                { label: 'सीट', text: 'कन्फर्म' },
              ],
              total: { label: terminal.amountLabel, text: '₹540' },
              result: 'बुकिंग झाले',
            },
          },
        },
      ],
    },
  ],
  safety: {
    title: 'प्रवासाआधी',
    points: [
      'चार्ट तयार झाल्यावरही सगळे प्रवासी वेटिंगमध्ये असतील, तर ई-तिकीट रद्द होते आणि पैसे परत मिळतात. **सगळे प्रवासी वेटिंगमध्ये असलेल्या ई-तिकिटावर गाडीत चढू नका: तो\u00a0विनातिकीट प्रवास ठरेल.** काही प्रवासी कन्फर्म किंवा आरएसी असतील, तर सगळ्यांची नावे चार्टमध्ये असतात.',
      refundCode,
      'तत्काळ तिकीट काढताना प्रवाशाच्या मोबाइलवर एक कोड (ओटीपी) येतो. दुकान तुमचेच तिकीट काढत असेल, तेव्हाच तो सांगा.',
      'रेल्वेने जाताना तिकिटावरच्या एका प्रवाशाकडे फोटो असलेले मूळ ओळखपत्र हवे. विमानासाठी प्रत्येक प्रवाशाला कोणते ओळखपत्र लागते, ते विचारा.',
      'तिकीट बदलताना किंवा रद्द करताना विमान कंपनीचे किंवा रेल्वेचे नियम लागू होतात.',
      'प्रवास संपेपर्यंत, किंवा रिफंड मिळेपर्यंत, पावती जपून ठेवा.',
      ...disputes.points,
    ],
  },
} as const satisfies Translated<typeof englishPage>;
