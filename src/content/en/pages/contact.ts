import type { ContactContent } from '../../contentShapes';
import { company } from '../company';

export const contact = {
  meta: {
    title: 'Contact Us',
    description: `Write or call us. Find our support email, phone number, office hours, addresses in ${company.corporateAddress.city} and a map, or send us your query with the form.`,
  },
  title: 'Contact Us',
  lead: 'A question about a service, a transaction or joining us? Write, call, or use the form.',
  factsTitle: 'Reach us',
  registeredLabel: 'Registered address',
  corporateLabel: 'Corporate address',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  hours: {
    label: 'Office hours',
    locale: 'en-IN',
    timeStyle: 'clock',
    plain: company.officeHoursText,
    open: 'Open now',
    closed: 'Closed now',
    closesAt: 'closes at {time}',
    opensToday: 'opens at {time}',
    opensTomorrow: 'opens tomorrow at {time}',
    opensMonday: 'opens Monday at {time}',
  },
  map: {
    title: 'Where to find us',
    frameTitle: `Map of our office in ${company.corporateAddress.city}`,
    openLabel: 'Open the map in a new tab',
    saving: 'Your browser saves data, so the map waits.',
    showLabel: 'Show the map',
    unreachable: 'The map could not be loaded.',
    retryLabel: 'Try again',
    loading: 'The map is loading…',
    shown: 'The map is shown.',
  },
  form: {
    title: 'Send us your query',
    text: 'Please fill in all five fields. Never write a PIN, an OTP, or an Aadhaar, card or account number here.',
    labels: { name: 'Name', email: 'Email', phone: 'Phone', city: 'City', message: 'Message' },
    submitLabel: 'Send query',
    sendingLabel: 'Sending…',
    notice: {
      text: 'We use these details only to answer your query. An email service carries them to us.',
      linkLabel: 'Privacy Policy',
    },
    scriptless: {
      title: 'The form does not work here',
      text: 'It needs scripts, which are off in this browser or could not be loaded. Please write or call instead:',
    },
  },
} as const satisfies ContactContent;
