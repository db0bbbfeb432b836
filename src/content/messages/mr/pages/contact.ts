import type { Translated } from '../../../translation';
import type { contact as english } from '../../en/pages/contact';
import { company } from '../company';

export const contact = {
  meta: {
    title: 'संपर्क करा',
    description: `फॉर्ममधून प्रश्न पाठवा, कॉल करा किंवा ईमेल करा. आमचा फोन नंबर, ईमेल पत्ता, ऑफिसची वेळ, ${company.corporateAddress.city} इथले पत्ते आणि नकाशा या पेजवर आहेत.`,
  },
  title: 'संपर्क करा',
  promise: 'प्रश्न कितीही छोटा\u00a0असो, विचारा',
  callLabel: '{phone} वर कॉल करा',
  factsTitle: 'ईमेल आणि टपालाचा पत्ता',
  registeredLabel: 'नोंदणीकृत पत्ता',
  corporateLabel: 'कॉर्पोरेट ऑफिसचा पत्ता',
  emailLabel: 'ईमेल',
  phoneLabel: 'फोन',
  map: {
    title: 'आम्ही कुठे आहोत',
    frameTitle: `${company.corporateAddress.city} इथल्या आमच्या ऑफिसचा नकाशा`,
    openLabel: 'नकाशा नव्या टॅबमध्ये उघडा',
    saving: 'तुमच्या ब्राउझरमध्ये डेटा सेव्हर सुरू आहे, म्हणून नकाशा आपोआप उघडला नाही.',
    showLabel: 'नकाशा दाखवा',
    unreachable: 'नकाशा उघडला नाही.',
    retryLabel: 'पुन्हा प्रयत्न करा',
    loading: 'नकाशा उघडत आहे…',
    shown: 'नकाशा उघडला आहे.',
  },
  form: {
    title: 'तुमचा प्रश्न पाठवा',
    text: 'कृपया सर्व रकाने भरा.',
    safety: 'पिन, ओटीपी, आधार नंबर, कार्ड नंबर किंवा खाते नंबर इथे कधीच लिहू नका.',
    labels: {
      name: 'नाव',
      email: 'ईमेल',
      phone: 'फोन',
      city: 'शहर',
      message: 'मेसेज',
    },
    subject: 'मला “{product}” याबद्दल विचारायचे आहे.',
    clearLabel: 'फॉर्म रिकामा करा',
    submitLabel: 'प्रश्न पाठवा',
    sendingLabel: 'पाठवत आहे…',
    anotherLabel: 'आणखी प्रश्न पाठवा',
    copyLabel: 'पूर्ण मजकूर कॉपी करा',
    copiedLabel: 'कॉपी झाला',
    slip: {
      title: 'तुमचा प्रश्न',
      dateLabel: 'तारीख',
      timeLabel: 'वेळ',
      toLabel: 'कोणाला',
    },
    notice: {
      text: 'ही माहिती आम्ही तुमच्या प्रश्नाचे उत्तर द्यायला आणि तो सोडवायला वापरतो, जाहिरातीसाठी नाही. बाहेरच्या एका ईमेल सेवेकडून ती आम्हाला मिळते.',
      linkLabel: 'प्रायव्हसी पॉलिसी',
    },
    scriptless: {
      title: 'इथे फॉर्म चालत नाही',
      text: 'फॉर्मसाठी जावास्क्रिप्ट लागते. ती या ब्राउझरमध्ये बंद आहे किंवा लोड झाली नाही. कृपया आम्हाला ईमेल किंवा कॉल करा:',
    },
  },
  helpLabel: 'पैसे गेले, की फसवणूक झाली? आता काय करायचे, ते पाहा',
} as const satisfies Translated<typeof english>;
