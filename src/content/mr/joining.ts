import type { payNobody as english } from '../en/joining';
import type { Translated } from '../translation';

/** What somebody who wants to join is warned of, in the form and in the terms. */
export const payNobody =
  '“रिटेलर किंवा डिस्ट्रिब्युटर करतो, मशीन देतो, भाग (एरिया) देतो” असे आश्वासन आमच्या नावाने देणाऱ्या कोणालाही पैसे देऊ नका.' satisfies Translated<
    typeof english
  >;
