import type { Translated } from '../../translation';
import type { productFrame as english } from '../en/productFrame';

export const productFrame = {
  stepsLabel: 'काम कसे होते, ते पाहा',
  askLabel: 'याबद्दल विचारा',
  servicesLabel: 'या पेजवरच्या सेवा',
  bringTitle: 'सोबत काय आणायचे',
  costTitle: 'किती पैसे लागतील',
  stepsTitle: 'काम कसे होते',
  exampleNote: 'रकमा, नावे आणि नंबर फक्त नमुने आहेत.',
  screenLabel: 'स्क्रीनवर',
  daysUnit: 'दिवस',
  eachDayUnit: 'दररोज',
  join: {
    title: 'तुमचे स्वतःचे दुकान आहे?',
    text: 'तुमच्या ग्राहकांसाठी या सेवा सुरू करा. सामील होण्याचे मार्ग पाहा, मग आमच्याशी बोला.',
    label: 'आमच्यासोबत या',
  },
} as const satisfies Translated<typeof english>;
