import type { Translated } from '../../translation';
import type {
  contactMessages as englishContactMessages,
  joinMessages as englishJoinMessages,
} from '../en/forms';
import { company } from './company';

export const joinMessages = {
  nameRequired: 'कृपया तुमचे नाव लिहा.',
  phoneLength: 'फोन नंबर नेमका 10 अंकांचा हवा.',
  roleRequired: 'कृपया तुम्हाला काय व्हायचे आहे, ते निवडा.',
  phoneNotNumeric: 'कृपया फोन नंबरमध्ये फक्त अंक लिहा.',
  phoneTooLong: 'फोन नंबरमध्ये 10 पेक्षा जास्त अंक नकोत.',
} as const satisfies Translated<typeof englishJoinMessages>;

export const contactMessages = {
  sent: 'तुमचा प्रश्न पाठवला आहे.',
  sentNext: `आमची टीम तो ऑफिसच्या वेळेत वाचेल: ${company.officeHoursText}. इतर वेळी आलेला प्रश्न ऑफिस उघडल्यावर वाचला जाईल. उत्तर ईमेलने किंवा फोनवर मिळेल.`,
  failed: 'प्रश्न पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  nameRequired: 'कृपया तुमचे नाव लिहा.',
  emailRequired: 'कृपया तुमचा ईमेल पत्ता लिहा.',
  emailInvalid: 'कृपया पूर्ण ईमेल पत्ता लिहा, उदाहरणार्थ name@example.com.',
  phoneRequired: 'कृपया तुमचा फोन नंबर लिहा.',
  cityRequired: 'कृपया तुमच्या शहराचे नाव लिहा.',
  messageRequired: 'कृपया तुमचा मेसेज लिहा.',
  hintOffline: 'तुमचे इंटरनेट बंद दिसते. तुम्ही लिहिलेले सगळे इथेच आहे. इंटरनेट सुरू झाल्यावर पाठवा.',
  hintOfflineWays:
    'तुम्ही आम्हाला आताच कॉल करू शकता. ईमेलही करू शकता: तुम्ही लिहिलेले त्यात आधीच असेल, आणि इंटरनेट सुरू झाल्यावर तो जाईल.',
  hintShortened: 'ईमेलमध्ये पूर्ण मजकूर मावला नाही. पूर्ण मजकूर कॉपी करून ईमेलमध्ये टाका.',
  hintTooMany: 'कमी वेळात खूप वेळा प्रयत्न झाला. कृपया एक मिनिट थांबा आणि पुन्हा प्रयत्न करा.',
  hintOtherWays: 'तुम्ही लिहिलेले सगळे इथेच आहे. तुम्ही आम्हाला ईमेल किंवा कॉलही करू शकता.',
} as const satisfies Translated<typeof englishContactMessages>;
