import type { Translated } from '../../../../../../src/content/translation';
import type { festival as english } from '../../en/pages/festival';

export const festival = {
  meta: {
    title: 'दिवाली का समय और सेवाएँ',
    description:
      'दिवाली के दिनों में हर दुकान का समय अलग हो सकता है। जाने से पहले क्या पूछें, काउंटर पर क्या-क्या काम होते हैं, और हमसे बात कैसे करें, यह सब यहाँ पढ़ें।',
  },
  title: 'दिवाली पर आपकी दुकान का काउंटर',
  lead: 'त्योहार के दिनों में हर दुकान का समय अलग हो सकता है। जाने से पहले दुकानदार से पूछ लें।',
  stepsTitle: 'घर से निकलने से पहले',
  steps: [
    {
      illustration: 'blankScreen',
      title: 'पूछें कि दुकान कब खुली है',
      text: 'समय हर दुकान ख़ुद तय करती है। दुकानदार से पूछें, या दरवाज़े पर लगी सूचना पढ़ें।',
    },
    {
      illustration: 'amount',
      title: 'बिल पहले भरें',
      text: 'अगर बिल की आख़िरी तारीख़ त्योहार के दिन है, तो उसे एक दिन पहले भर दें।',
    },
    {
      illustration: 'receipt',
      title: 'रसीद साथ ले जाएँ',
      text: 'त्योहार के बाद कोई सवाल हो, तो यही काम आएगी।',
    },
  ],
  services: {
    title: 'काउंटर पर क्या-क्या होता है',
    text: 'हर सेवा का पन्ना बताता है कि क्या साथ लाएँ और काम कैसे होता है।',
    moreLabel: 'देखें, काम कैसे होता है',
  },
} as const satisfies Translated<typeof english>;
