import type * as illustrations from '../../../src/art/illustrations';
import type { NoteIllustration } from '../../../src/content/contentShapes';

/** Where on the site each drawing stands, one sentence each; a drawing without a use does not compile. */
export const illustrationUses = {
  scenes: {
    heroShop: 'The first view of Home, on the street that runs to both edges of the window.',
    welcome: 'Home, beside the welcome; it begins at the edge of the window.',
    fingerprint:
      'Home, above the rules that keep money safe or behind the receipt beside them, on indigo alone.',
    waysToPay: 'Home, on the stage of the first feature.',
    agent: 'The opening of Contact Us, leaning on the card with the call.',
    joinCall: 'The call to join at the end of Home and of a product’s page.',
    signPainter: 'The call to join at the end of About Us, on a ground from edge to edge.',
    joinShutter: 'The opening of Join Us.',
    thanks: 'The page of thanks.',
    shopEvening: 'The end of Join Us, before the street of the footer.',
    notFound: 'The page for an address that does not exist.',
    questions: 'Help, below the title of the questions, or beside it on phones.',
    loadingError: 'In the place of a page that could not be loaded.',
    terminal:
      'A product’s page, below the words of the terminal’s screen, where a finger confirms.',
    terminalCard: 'The same, for services that ask for a card.',
    mapPlaceholder: 'Contact Us, behind the map of the office until that has come.',
  },
  legalIllustrations: {
    terms: 'The opening of the Terms & Conditions; a phone leaves out the rubber stamp.',
    privacy: 'The opening of the Privacy Policy; a phone leaves out the key.',
  },
  stepIllustrations: {
    fingerprint: 'Help, on the rule about the fingerprint.',
    pin: 'Help, on the rule about the PIN.',
    amount: 'Help, on the rule about the amount.',
    receipt: 'Help, on the rule about the receipt.',
    blankScreen: 'Help, on the rule about the screen that is blank.',
    call: 'Help, after a fraud: call the helpline.',
    passbook: 'Help, after a fraud: call the bank on the number on the passbook.',
    lock: 'Help, after a fraud: lock the fingerprint.',
    wait: 'Help, money that was cut: do not try again at once.',
    failedSlip: 'Help, money that was cut: keep the slip.',
    message: 'Help, money that was cut: read the bank’s message.',
    tell: 'Help, money that was cut: tell the shop and the bank.',
    complaint: 'Help, money that was cut: complain in writing.',
  },
  chapterIllustrations: {
    distance: 'About Us, the first chapter: the way to a bank is long.',
    counter: 'About Us, the second chapter: the shop that was always there.',
    proof: 'About Us, the third chapter: a fingerprint or a card.',
    'village-and-city': 'About Us, the fourth chapter: the village and the city.',
    trust: 'About Us, the fifth chapter: trust at the counter.',
  },
  joiningIllustrations: {
    choose: 'Join Us, what happens next: a role is chosen.',
    talk: 'Join Us, what happens next: we talk.',
    decide: 'Join Us, what happens next: the decision.',
    documents: 'Join Us, what happens next: the papers that the bank asks for.',
  },
  documentIllustrations: {
    pan: 'Join Us, to have ready for the last step: the PAN card.',
    aadhaar: 'Join Us, to have ready for the last step: the Aadhaar card.',
    shop: 'Join Us, to have ready for the last step: a paper of the shop.',
    bank: 'Join Us, to have ready for the last step: the passbook.',
  },
  offerIllustrations: {
    payments: 'Join Us, on the front of the counter: a card, cash and a finger.',
    dayBook: 'Join Us, on the front of the counter: the account of the day and the cash.',
    support: 'Join Us, on the front of the counter: a question and its answer.',
  },
  dayIllustrations: {
    morning: 'Home, the counter at seven: a pension is paid out.',
    noon: 'Home, the counter at eleven: a recharge.',
    afternoon: 'Home, the counter at four: a gas bill.',
    evening: 'Home, the counter at eight: a railway ticket.',
  },
  roleIllustrations: {
    DISTRIBUTOR: 'Join Us, on the card of the role.',
    MERCHANT: 'Join Us, on the card of the role, as RETAILER.',
    MASTER_DISTRIBUTOR: 'Join Us, on the card of the role.',
    SUPER_RETAILER: 'Join Us, on the card of the role.',
  },
} satisfies {
  [Group in keyof typeof illustrations]: Record<keyof (typeof illustrations)[Group], string>;
};

/** The same of the drawings beside the legal texts. */
export const noteUses = {
  device: 'Terms and Privacy, in the margin of the services at the counter.',
  ledgers: 'Privacy, in the margin of how long data is kept.',
  plug: 'Terms, in the margin of when things do not work.',
  refund: 'Terms, in the margin of failed transactions: T + 5, then ₹100 a day.',
  age: 'Terms, that users are at least 18 years old; Privacy, in the margin of children.',
  balance: 'Terms, that some liability cannot be limited; Privacy, in the margin of your rights.',
  barrier: 'Terms, in the margin of what is not allowed.',
  brush: 'Terms, in the margin of words, pictures and marks.',
  links: 'Terms and Privacy, in the margin of other websites.',
  pencil: 'Terms and Privacy, in the margin of changes.',
  shop: 'Terms, that a shop is not a bank.',
  call: 'Privacy, that nobody is asked for a PIN.',
  court: 'Terms, that the way to a consumer commission stays open.',
  fifteenDays: 'Privacy, that grievances are addressed within 15 working days.',
  form: 'Privacy, that the join form sends nothing.',
  letter: 'Terms, that a notice is deemed received within five business days.',
  lock: 'Terms, that PIN and passwords are kept secret.',
  plane: 'Privacy, that the contact form sends what is written in it.',
  plate: 'Privacy, that we set no cookies ourselves.',
  purse: 'Terms, that nobody is paid for joining.',
  reading: 'Privacy, that every page can be read without a name.',
  receipt:
    'Terms, that the full amount is asked for and the receipt kept; Privacy, in the margin of why data is used.',
  shield: 'Privacy, that PIN and passwords are never asked for.',
  signboard: 'Privacy, in the margin of who we are.',
  tag: 'Privacy, that personal data is not sold.',
  thirtyDays: 'Terms, that a payment is reported within 30 days of the transaction.',
  website: 'Terms, in the margin of using the website.',
  words: 'Terms, in the margin of the words.',
} satisfies Record<NoteIllustration, string>;
