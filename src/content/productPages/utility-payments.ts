import { page as messages } from '#messages/products/utility-payments';
import { type ProductPageRecord, printed } from '../productPageRecord.ts';

const due = '₹640';
const price = '₹200';
const customer = { label: 'name', text: 'customer' } as const;
const consumer = { label: 'consumerNumber', figure: '000 000 000' } as const;
const mobile = { label: 'mobileNumber', figure: '00000 00000' } as const;

const record = {
  charges: 'onPaying',
  services: {
    'bill-payments': {
      steps: [
        {
          id: 'bill',
          screen: {
            state: 'check',
            title: 'electricityBill',
            lines: [consumer],
            prompt: 'findBill',
          },
        },
        {
          id: 'check',
          screen: {
            state: 'check',
            title: 'electricityBill',
            amount: due,
            lines: [customer],
            prompt: 'checkBill',
          },
        },
        {
          id: 'pay',
          screen: {
            state: 'check',
            title: 'electricityBill',
            amount: due,
            lines: [customer, consumer],
            prompt: 'pay',
          },
        },
        {
          id: 'receipt',
          screen: {
            state: 'approved',
            title: 'electricityBill',
            amount: due,
            lines: [customer, consumer],
            prompt: 'paid',
            slip: {
              title: 'electricityBill',
              lines: [{ label: 'amount', figure: due }, customer, consumer, ...printed],
              result: 'paid',
            },
          },
        },
      ],
    },
    recharge: {
      steps: [
        {
          id: 'number',
          screen: {
            state: 'check',
            title: 'recharge',
            lines: [mobile, { label: 'operator', text: 'yourOperator' }],
            prompt: 'checkNumber',
          },
        },
        {
          id: 'plan',
          screen: {
            state: 'check',
            title: 'recharge',
            amount: price,
            lines: [{ label: 'validFor', text: 'days28' }],
            prompt: 'checkPlan',
          },
        },
        {
          id: 'pay',
          screen: {
            state: 'check',
            title: 'recharge',
            amount: price,
            lines: [mobile],
            prompt: 'pay',
          },
        },
        {
          id: 'message',
          screen: {
            state: 'approved',
            title: 'recharge',
            amount: price,
            lines: [mobile],
            prompt: 'rechargeSent',
            slip: {
              title: 'recharge',
              lines: [
                { label: 'amount', figure: price },
                { label: 'mobile', figure: mobile.figure },
                ...printed,
              ],
              result: 'successful',
            },
          },
        },
      ],
    },
  },
} as const satisfies ProductPageRecord<typeof messages>;

export const page = { messages, record };
