import type { Translated } from '../../translation';
import type { refundCode as english } from '../en/refundCode';

/** Who may have the code of a refund: `refundCode` of `publicFacts`. */
export const refundCode =
  'दुकानातून काढलेले रेल्वे तिकीट रद्द झाले, तर आयआरसीटीसीच्या मेसेजमध्ये रक्कम आणि रिफंड कोड (ओटीपी) येतो. हा कोड फक्त तिकीट काढून देणाऱ्या दुकानालाच सांगा आणि तेवढीच पूर्ण रक्कम घ्या. हा बँकेचा ओटीपी नाही.' satisfies Translated<
    typeof english
  >;
