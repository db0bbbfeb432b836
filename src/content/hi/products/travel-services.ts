import type {
  page as englishPage,
  summary as englishSummary,
} from '../../en/products/travel-services';
import type { Translated } from '../../translation';
import { disputes } from '../disputes.ts';

export const summary = {
  name: 'यात्रा टिकट',
  summary: 'हवाई टिकट और रेल टिकट, दुकानदार की मदद से।',
  services: {
    'air-ticket': 'हवाई टिकट',
    'railway-ticket': 'रेल टिकट',
  },
} as const satisfies Translated<typeof englishSummary>;

export const page = {
  meta: {
    title: 'यात्रा टिकट',
    description:
      'दुकान के काउंटर पर दुकानदार की मदद से हवाई टिकट या रेल टिकट लें। यहाँ देखें कि क्या साथ लाएँ और टिकट की बुकिंग एक-एक कदम करके कैसे होती है।',
  },
  title: summary.name,
  lead: 'त्योहार पर घर, काम के लिए शहर, या किसी अपने की शादी में। बताएँ कि कहाँ जाना है, और दुकानदार आपके साथ टिकट ढूँढ़ते हैं।',
  bringTitle: 'क्या साथ लाएँ',
  stepsTitle: 'कैसे होता है',
  services: [
    {
      id: 'air-ticket',
      name: summary.services['air-ticket'],
      text: 'काउंटर पर हवाई टिकट लें। समय और किराया देखकर आप तय करते हैं, और दुकानदार आपके साथ यात्रियों के नाम भरते हैं।',
      bring: [
        'हर यात्री का वह पहचान पत्र, जो सफ़र में साथ रहेगा',
        'कहाँ से कहाँ जाना है, और किस तारीख़ को',
        'मोबाइल नंबर, जिस पर एयरलाइन मैसेज भेज सके',
        'किराए के पैसे',
      ],
      steps: [
        {
          illustration: 'journey',
          title: 'बताएँ, कहाँ और कब',
          text: 'दोनों शहर और तारीख़ बताएँ। वापसी का टिकट चाहिए, तो वह भी बताएँ।',
        },
        {
          illustration: 'flight',
          title: 'फ़्लाइट चुनें',
          text: 'समय और किराया मिलाकर देखें। चुनने से पहले सामान और टिकट रद्द करने के नियम पूछें।',
        },
        {
          illustration: 'names',
          title: 'नाम जाँचें',
          text: 'हर नाम ठीक वैसा हो, जैसा उस यात्री के पहचान पत्र पर लिखा है।',
        },
        {
          illustration: 'cash',
          title: 'पैसे दें',
          text: 'तारीख़ और कुल रकम एक बार फिर देखें, फिर पैसे दें।',
        },
        {
          illustration: 'ticket-air',
          title: 'टिकट लें',
          text: 'बुकिंग नंबर वाला टिकट और रसीद लें।',
        },
      ],
    },
    {
      id: 'railway-ticket',
      name: summary.services['railway-ticket'],
      text: 'काउंटर पर रेल टिकट लें। दुकानदार आपके लिए ट्रेन और क्लास देखते हैं। पैसे देने से पहले आप पूछ सकते हैं कि सीट कन्फ़र्म है या नहीं।',
      bring: [
        'हर यात्री का वह पहचान पत्र, जो सफ़र में साथ रहेगा',
        'हर यात्री का नाम और उम्र',
        'स्टेशनों के नाम और सफ़र की तारीख़',
        'मोबाइल नंबर, जिस पर ट्रेन के मैसेज आएँ',
        'किराए के पैसे',
      ],
      steps: [
        {
          illustration: 'journey',
          title: 'बताएँ, कहाँ से कहाँ',
          text: 'स्टेशन और तारीख़ बताएँ, और यह भी कि किस क्लास में जाना है।',
        },
        {
          illustration: 'train',
          title: 'ट्रेन चुनें',
          text: 'पूछें कि सीट कन्फ़र्म है या वेटिंग में।',
        },
        {
          illustration: 'names',
          title: 'यात्रियों के नाम जाँचें',
          text: 'टिकट बनने से पहले स्क्रीन पर नाम और उम्र पढ़ें।',
        },
        {
          illustration: 'cash',
          title: 'पैसे दें',
          text: 'तारीख़ और कुल रकम एक बार फिर देखें, फिर पैसे दें।',
        },
        {
          illustration: 'ticket',
          title: 'टिकट लें',
          text: 'बुकिंग नंबर वाला टिकट और रसीद लें।',
        },
      ],
    },
  ],
  safety: {
    title: 'सफ़र से पहले',
    points: [
      'वही पहचान पत्र साथ रखें, जो बुकिंग में दिया था।',
      'टिकट बदलने और रद्द करने में एयरलाइन या रेलवे के नियम चलते हैं। पैसे देने से पहले पूछें।',
      'सफ़र पूरा होने तक रसीद सँभालकर रखें।',
      disputes.point,
    ],
    links: disputes.links,
  },
} as const satisfies Translated<typeof englishPage>;
