import type { Translated } from '../../content/translation';
import type { introduction as english } from '../en/introduction';

/** The company's own words to visitors, in Marathi. */
export const introduction = {
  tagline: 'गावोगावी, शहरोशहरी सोपे\u00a0पेमेंट',
  welcome: {
    eyebrow: 'नावही सरळ, कामही सरळ',
    paragraphs: [
      '“सरल” म्हणजे सरळ, सोपे, आणि त्यावरूनच सरलपे (Saralpay) हे नाव आले. पण अनेक कुटुंबांसाठी बँकेत जाणे सोपे नसते. एसटी पकडा, रांगेत उभे राहा आणि दिवसभराचे काम बुडवा. ज्या दुकानांतून लोक पीठ आणि साबण नेतात, तिथेच आम्ही रोजचे बँकिंग आणले आहे.',
      'तुमचा आधार नंबर किंवा बँकेचे कार्ड घेऊन या. दुकानदार मशीनवर सेवा सुरू करतील. रक्कम पाहून स्वतः मंजुरी द्या आणि पावती घरी न्या.',
    ],
  },
} as const satisfies Translated<typeof english>;
