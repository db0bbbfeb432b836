import type { Translated } from '../../translation';
import type { productFrame as english } from '../en/productFrame';

export const productFrame = {
  stepsLabel: 'எப்படி என்று பாருங்கள்',
  askLabel: 'கேள்வி கேட்க',
  servicesLabel: 'இந்தப் பக்கத்தில் உள்ள சேவைகள்',
  bringTitle: 'கொண்டு வர வேண்டியவை',
  costTitle: 'எவ்வளவு செலவாகும்',
  stepsTitle: 'எப்படி நடக்கும்',
  exampleNote: 'தொகை, பெயர், எண் எல்லாம் மாதிரிக்காகத் தரப்பட்டவை.',
  screenLabel: 'திரையில்',
  daysUnit: 'நாட்கள்',
  eachDayUnit: 'ஒரு நாளுக்கு',
  join: {
    title: 'சொந்தக் கடை உள்ளதா?',
    text: 'உங்கள் வாடிக்கையாளர்களுக்கு இந்தச் சேவைகளைத் தாருங்கள். எந்தெந்த வகையில் இணையலாம் என்று பார்த்துவிட்டு, எங்களிடம் பேசுங்கள்.',
    label: 'இணையுங்கள்',
  },
} as const satisfies Translated<typeof english>;
