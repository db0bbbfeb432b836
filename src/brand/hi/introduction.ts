import type { Introduction } from '../brandTypes';

/** The company's own words to visitors, in Hindi. */
export const introduction = {
  tagline: 'हर गाँव, हर शहर में आसान भुगतान',
  welcome: {
    eyebrow: 'नाम भी सरल, काम भी सरल',
    paragraphs: [
      'सरल यानी आसान। पर कई परिवारों के लिए बैंक जाना सरल नहीं। बस पकड़नी पड़ती है, लाइन में लगना पड़ता है और दिन भर का काम छूट जाता है। हम रोज़ की बैंकिंग उन दुकानों तक लाते हैं, जहाँ से लोग आटा और साबुन लेते ही हैं।',
      'अपना आधार नंबर या बैंक कार्ड लेकर आएँ। दुकानदार काम शुरू करते हैं। आप रकम देखकर ख़ुद मंज़ूरी देते हैं और रसीद घर ले जाते हैं।',
    ],
  },
} as const satisfies Introduction;
