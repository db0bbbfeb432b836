import type { JoinContent } from '../../contentShapes';
import { company } from '../company';

export const join = {
  meta: {
    title: 'Join Us',
    description: `Run a shop, or work with shops in your area? See the four ways to join ${company.name}, choose the role that suits you and fill in a short form.`,
  },
  title: 'Join Us',
  lead: 'Your neighbours already trust your counter. Offer them everyday banking there, or help other shops to do it.',
  rolesTitle: 'Which role is yours?',
  roles: [
    {
      value: 'DISTRIBUTOR',
      label: 'DISTRIBUTOR',
      text: 'You know the shops of your area, bring them in and stand by them.',
    },
    {
      value: 'MERCHANT',
      label: 'RETAILER',
      text: 'You run a shop and serve customers yourself, at your own counter.',
    },
    {
      value: 'MASTER_DISTRIBUTOR',
      label: 'MASTER DISTRIBUTOR',
      text: 'You look after a wider region and work with its distributors.',
    },
    {
      value: 'SUPER_RETAILER',
      label: 'SUPER RETAILER',
      text: 'You run a larger or busier shop, or more than one counter.',
    },
  ],
  nextTitle: 'What happens next',
  next: [
    {
      illustration: 'choose',
      title: 'Choose a role',
      text: 'Fill in your name, your phone number and the role that interests you.',
    },
    {
      illustration: 'talk',
      title: 'Talk with us',
      text: 'We talk about your shop and your area. Call or write to us, so that we have your details.',
    },
    {
      illustration: 'decide',
      title: 'Decide in your own time',
      text: 'Ask everything you want to know, then tell us whether you wish to go ahead.',
    },
  ],
  form: {
    title: 'Apply to join',
    text: 'Please fill in all three fields.',
    labels: { name: 'Name', phone: 'Phone', role: 'Role' },
    phoneHint: '10 digits, without +91',
    rolePlaceholder: 'Select a role',
    submitLabel: 'Submit',
    notice: {
      text: 'Your details are only checked here in your browser. This form does not send them; they stay in this tab.',
      linkLabel: 'Privacy Policy',
    },
    scriptless: {
      title: 'The form does not work here',
      text: 'It needs scripts, which are off in this browser or could not be loaded. Please write or call instead:',
    },
  },
} as const satisfies JoinContent;
