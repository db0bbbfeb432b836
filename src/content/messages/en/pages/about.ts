import { company } from '../company';

const belief = 'Banking belongs where people live';

export const about = {
  meta: {
    title: 'About Us',
    description: `Why ${company.name} brings everyday banking to the shop counter: the story of financial inclusion, told in short chapters, and what we want to do about it.`,
    headline: belief,
  },
  title: belief,
  lead: 'Financial inclusion is a long name for a simple thing: everyone can keep, send and use their own money without a hard journey to reach it.',
  map: {
    title: 'Village by village',
    text: 'A village without a bank still has a shop. When that shop offers banking, nobody has to travel to another town for cash.',
    illustrationAlt: 'A map of villages that light up one after another as roads reach them',
    pauseLabel: 'Pause the animation',
  },
  chapters: {
    distance: {
      title: 'The distance to a bank',
      paragraphs: [
        'Picture a farmer who needs some cash for seed. The money is in her account, but the branch is in another town. Half the day goes on the bus, the other half in the queue, and the work in the field waits.',
      ],
    },
    counter: {
      title: 'The counter that was always there',
      paragraphs: [
        'The same village has a shop, and it opens early. The shopkeeper speaks the local language, knows the families and reads forms aloud to those who cannot read.',
        'So we start with the shop. With a small device and an internet connection, the counter that sells salt and soap can also pay out cash, show a balance and take a bill payment.',
      ],
    },
    proof: {
      title: 'A fingerprint or a card',
      paragraphs: [
        'With Aadhaar banking, an Aadhaar number and a fingerprint are all it takes to use a linked bank account. With the Micro ATM, a bank card and its PIN do the same.',
      ],
    },
    'village-and-city': {
      title: 'The village and the city',
      paragraphs: [
        'Inclusion is not only about villages. In the city it is about the worker far from home, the parents who do not use apps, and the small trader who closes too late for the branch.',
        'They need the same few things: cash, a balance, a paid bill, a recharged phone, a ticket home. We bring these together in one shop, so there is no new place to learn.',
      ],
    },
    trust: {
      title: 'Trust is built on small things',
      paragraphs: [
        'An amount said aloud. A screen turned towards the customer. A receipt in the hand. Someone you can ask again tomorrow. Trust in money grows from habits like these, and we want every shop to keep them.',
      ],
    },
  },
  distanceUnit: 'km',
  join: {
    title: 'Offer banking on your street',
    text: 'If you run a shop, or work with shops, you can be part of this. See the four roles and choose yours.',
    label: 'Join Us',
  },
  identity: {
    title: 'Who we are',
    nameLabel: 'Company',
    cinLabel: 'CIN',
    addressLabel: 'Registered address',
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    hoursLabel: 'Office hours',
  },
} as const;
