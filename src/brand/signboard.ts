/**
 * The name on the boards of the shops in the illustrations, in two scripts. The build letters it as a sign
 * painter would.
 */
export const signNames = {
  Deva: 'सरलपे',
  Latn: 'SARALPAY',
} as const;
