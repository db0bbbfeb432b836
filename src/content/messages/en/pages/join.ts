import { company } from '../company';
import { joinLabels, payNobody } from '../joining';

export const join = {
  meta: {
    title: 'Join Us',
    description: `Run a shop, or work with shops in your area? See the four ways to join ${company.name}, choose the role that suits you and fill in a short form.`,
  },
  title: 'Join Us',
  promise: 'Banking and payments, at your counter.',
  lead: 'Your neighbours already trust your shop. Offer them everyday banking there, or help other shops to do it.',
  roles: {
    distributor: {
      label: 'DISTRIBUTOR',
      text: 'You know the shops in your area, bring them in and support them.',
    },
    retailer: {
      label: 'RETAILER',
      text: 'You run a shop and serve customers yourself, at your own counter.',
    },
    'master-distributor': {
      label: 'MASTER DISTRIBUTOR',
      text: 'You look after a wider region and work with its distributors.',
    },
    'super-retailer': {
      label: 'SUPER RETAILER',
      text: 'You run a larger or busier shop, or more than one counter.',
    },
  },
  questions: {
    title: 'Ask us this on the call',
    text: 'Before you decide, ask us everything. You can begin with these:',
    items: {
      cost: 'What does it cost to join?',
      earnings: 'What will I earn?',
      machine: 'Which machine do I need?',
      phone: 'Which phone do I need?',
    },
  },
  offer: {
    title: 'What your counter can offer',
    points: {
      payments: {
        title: 'Wide Range of Payment Options',
        text: 'Some customers come with a card, some with cash, some with only their Aadhaar number. One counter can serve all three.',
      },
      dayBook: {
        title: 'Real-Time Reporting & Analytics',
        text: 'You see each transaction at once. At closing time, compare the day’s account with the cash in your drawer.',
      },
      support: {
        title: 'One place for support',
        text: `A question about a transaction? Call or email us: ${company.officeHoursText}.`,
      },
    },
  },
  nextTitle: 'What happens next',
  next: {
    choose: {
      title: 'Tell us you are interested',
      text: 'Fill in the form. Then email us your details, or call.',
    },
    talk: {
      title: 'Talk with us',
      text: 'We talk about your shop and your area. Ask what it costs, what you earn and which machine you need.',
    },
    decide: {
      title: 'Decide in your own time',
      text: 'Think it over, then tell us whether you wish to go ahead.',
    },
    documents: {
      title: 'Complete your KYC',
      text: 'The bank that provides the service checks who you are. Then you sign a written agreement with us.',
    },
  },
  documents: {
    title: 'For step 4, have these ready',
    items: {
      pan: 'PAN',
      aadhaar: 'Aadhaar',
      shop: 'Proof of your shop or business',
      bank: 'Bank account details',
    },
  },
  close: {
    title: 'Take the first step today',
    text: 'The form is short, and you need no documents yet.',
    label: 'Fill in the form',
  },
  form: {
    title: 'Tell us you are interested',
    text: 'Please fill in all fields. You need no documents yet.',
    labels: { ...joinLabels, role: 'Which role interests you?' },
    phoneHint: '10 digits, without +91',
    warning: payNobody,
    clearLabel: 'Clear the form',
    submitLabel: 'Continue',
    callLabel: 'Call {phone}',
    notice: {
      text: 'Nothing is sent from this page. The next page has an email already written with your details, and you send it yourself.',
      linkLabel: 'Privacy Policy',
    },
    scriptless: {
      title: 'The form is not working here',
      text: 'It needs JavaScript, which is off in this browser or could not be loaded. Please email or call us instead:',
    },
  },
} as const;
