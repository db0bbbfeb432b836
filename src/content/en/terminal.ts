/** What the machine's screen and its slip say alike at several services; an example. */
export const terminal = {
  aadhaar: { label: 'Aadhaar', text: 'XXXX XXXX 0000' },
  bank: { label: 'Bank', text: 'Your bank' },
  customer: 'Asha Devi',
  printed: [
    { label: 'Date', text: '12 March, 10:42 AM' },
    { label: 'Reference', text: '0000 0000 0000' },
  ],
  amountLabel: 'Amount',
  balanceLabel: 'Balance',
  checkBank: 'Check number and bank',
  checkAmount: 'Is the amount right?',
  finger: 'Place your finger',
  card: 'Insert your card',
  pin: 'Type your PIN',
  wait: 'Waiting for your bank',
  pay: 'Pay at the counter',
  successful: 'Successful',
  yourBalance: 'Your balance',
} as const;
