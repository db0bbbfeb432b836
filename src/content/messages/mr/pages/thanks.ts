import type { Translated } from '../../../translation';
import type { thanks as english } from '../../en/pages/thanks';
import { company } from '../company';

export const thanks = {
  meta: {
    title: 'धन्यवाद',
    description:
      'डिस्ट्रिब्युटर किंवा रिटेलर म्हणून आमच्यासोबत येण्याची इच्छा दाखवल्याबद्दल धन्यवाद. इथे ईमेल लिहून तयार आहे. तो आमच्या टीमला पाठवा, किंवा कॉल करा.',
  },
  title: 'अर्ज केल्याबद्दल धन्यवाद. आमची टीम लवकरच तुमच्याशी संपर्क साधेल.',
  left: 'एक काम बाकी आहे: हा\u00a0ईमेल आम्हाला पाठवा',
  help: 'आमची टीम त्यातल्या नंबरवर तुम्हाला कॉल करेल. तुम्ही ईमेल पाठवेपर्यंत तो नंबर आम्हाला मिळत नाही.',
  direct: 'अर्जाची सुरुवात [फॉर्म](/JoinUs) भरून होते.',
  callLabel: '{phone} वर कॉल करा',
  email: {
    openLabel: 'ईमेल उघडा',
    title: 'आम्हाला पाठवायचा ईमेल',
    copy: 'तुमच्याकडे ईमेल ॲप नाही? हा मजकूर कॉपी करून दुसऱ्या मार्गाने आम्हाला ईमेल करा, किंवा कॉल करा.',
    copyLabel: 'हा मजकूर कॉपी करा',
    copiedLabel: 'कॉपी झाला',
    blanks: 'पाठवण्याआधी ईमेलमधली रिकामी जागा भरा.',
    toLabel: 'कोणाला',
    subjectLabel: 'विषय',
    subject: `मला ${company.name} मध्ये सामील व्हायचे आहे`,
    greeting: 'नमस्कार,',
    request: `मला ${company.name} मध्ये सामील व्हायचे आहे. कृपया मला कॉल करा.`,
  },
  illustrationAlt: 'झेंडूच्या माळांनी सजवलेल्या दुकानासमोर दोन माणसे हस्तांदोलन करत आहेत',
  homeLabel: 'होम पेजवर जा',
  aboutLabel: 'आमच्याविषयी वाचा',
} as const satisfies Translated<typeof english>;
