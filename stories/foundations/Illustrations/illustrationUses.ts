import type * as illustrations from '../../../src/art/illustrations';

/** Where on the site each drawing stands, one sentence each; a drawing without a use does not compile. */
export const illustrationUses = {
  scenes: {
    heroShop: 'The first view of Home, on the street that runs to both edges of the window.',
    welcome: 'Home, beside the welcome; it begins at the edge of the window.',
    payments: 'Home, on the card about the many ways to pay.',
    reporting: 'Home, on the card about the live report.',
    contactDesk: 'The opening of Contact Us.',
    joinCall: 'The call to join at the end of Home and About Us.',
    joinShutter: 'The opening of Join Us.',
    thanks: 'The page of thanks after the join form.',
    notFound: 'The page for an address that does not exist.',
    loadingError: 'In the place of a page that could not be loaded.',
    mapPlaceholder: 'Contact Us, behind the map of the office until that has come.',
  },
  stepIllustrations: {
    ask: 'what is said at the counter.',
    bank: 'the number and the name of the bank.',
    fingerprint: 'the fingerprint that confirms.',
    card: 'the card goes into the machine.',
    pin: 'the customer types the PIN.',
    amount: 'the amount on the screen is checked.',
    cash: 'cash is counted or paid.',
    receipt: 'the receipt is taken.',
    balance: 'the balance is read.',
    statement: 'what came in and what went out is read.',
    bill: 'the bill that is shown.',
    phone: 'the number that is recharged.',
    plan: 'one of the plans is chosen.',
    journey: 'from where to where, and when.',
    flight: 'a flight is chosen.',
    train: 'a train is chosen.',
    names: 'the names are checked against the identity proof.',
    'ticket-air': 'the ticket of a flight is taken.',
    ticket: 'the ticket of a train is taken.',
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
  roleIllustrations: {
    DISTRIBUTOR: 'Join Us, on the card of the role.',
    MERCHANT: 'Join Us, on the card of the role, as RETAILER.',
    MASTER_DISTRIBUTOR: 'Join Us, on the card of the role.',
    SUPER_RETAILER: 'Join Us, on the card of the role.',
  },
} satisfies {
  [Group in keyof typeof illustrations]: Record<keyof (typeof illustrations)[Group], string>;
};
