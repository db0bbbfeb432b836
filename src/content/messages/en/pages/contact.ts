import type { contactFields } from '../../../contactFields';
import type { FieldLabels } from '../../../formField';
import { company } from '../company';

export const contact = {
  meta: {
    title: 'Contact Us',
    description: `Send us a query, call or email. Find our phone number, support email address, office hours, addresses in ${company.corporateAddress.city} and a map.`,
  },
  title: 'Contact Us',
  promise: 'Ask us. No question is too small.',
  callLabel: 'Call {phone}',
  factsTitle: 'Write to us',
  registeredLabel: 'Registered address',
  corporateLabel: 'Corporate address',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  map: {
    title: 'Where to find us',
    frameTitle: `Map of our office in ${company.corporateAddress.city}`,
    openLabel: 'Open the map in a new tab',
    saving: 'Your browser is set to use less data, so the map has not been loaded.',
    showLabel: 'Show the map',
    unreachable: 'The map could not be loaded.',
    retryLabel: 'Try again',
    loading: 'The map is loading…',
    shown: 'The map has loaded.',
  },
  form: {
    title: 'Send us your query',
    text: 'Please fill in all fields.',
    safety: 'Never include a PIN, an OTP, or an Aadhaar, card or account number.',
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      city: 'City',
      message: 'Message',
    } satisfies FieldLabels<typeof contactFields>,
    subject: 'My question is about: {product}.',
    clearLabel: 'Clear the form',
    submitLabel: 'Send query',
    sendingLabel: 'Sending…',
    anotherLabel: 'Write another query',
    copyLabel: 'Copy the whole text',
    copiedLabel: 'Copied',
    slip: {
      title: 'Your query',
      dateLabel: 'Date',
      timeLabel: 'Time',
      toLabel: 'To',
    },
    notice: {
      text: 'We use these details to answer and settle your query, not for advertising. An outside service sends them to us by email.',
      linkLabel: 'Privacy Policy',
    },
    scriptless: {
      title: 'The form is not working here',
      text: 'It needs JavaScript, which is off in this browser or could not be loaded. Please email or call us instead:',
    },
  },
  helpLabel: 'Money missing, or cheated? See what to do now',
} as const;
