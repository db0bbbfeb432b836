/** Who may have the code of a refund: `refundCode` of `publicFacts`. */
export const refundCode =
  'If a train ticket booked at a shop is cancelled, IRCTC sends you an SMS with the amount and a refund code (OTP). Give this code only to the shop that booked the ticket, and collect exactly that amount. It is not a bank’s OTP.';
