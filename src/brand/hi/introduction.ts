import type { Translated } from '../../content/translation';
import type { introduction as english } from '../en/introduction';

/** The company's own words to visitors, in Hindi. */
export const introduction = {
  tagline: 'हर गाँव, हर\u00a0शहर\u00a0में आसान भुगतान',
  welcome: {
    eyebrow: 'नाम भी सरल, काम भी सरल',
    paragraphs: [
      'सरल यानी आसान, और सरलपे (Saralpay) का नाम इसी से बना है। पर कई परिवारों के लिए बैंक जाना आसान नहीं। बस पकड़नी पड़ती है, लाइन में लगना पड़ता है और दिन भर का काम छूट जाता है। हम रोज़ की बैंकिंग उन्हीं दुकानों पर लाए हैं, जहाँ से लोग आटा और साबुन लेते हैं।',
      'अपना आधार नंबर या बैंक कार्ड लेकर आएँ। दुकानदार मशीन पर काम शुरू करेंगे। रकम देखकर ख़ुद मंज़ूरी दें और रसीद घर ले जाएँ।',
    ],
  },
} as const satisfies Translated<typeof english>;
