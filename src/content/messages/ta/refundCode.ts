import type { Translated } from '../../translation';
import type { refundCode as english } from '../en/refundCode';

/** Who may have the code of a refund: `refundCode` of `publicFacts`. */
export const refundCode =
  'கடையில் எடுத்த ரயில் டிக்கெட் ரத்தானால், தொகையும் ரீஃபண்ட் கோடும் (ஓடிபி) ஐஆர்சிடிசி எஸ்எம்எஸ்ஸில் வரும். அந்த ஓடிபியை, டிக்கெட் எடுத்துத் தந்த கடையில் மட்டும் சொல்லி, அதே தொகையை முழுமையாக வாங்குங்கள். அது வங்கியின் ஓடிபி அல்ல.' satisfies Translated<
    typeof english
  >;
