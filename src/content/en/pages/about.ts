import type { AboutContent } from '../../contentShapes';
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
    title: 'Every road is a beginning',
    text: 'A village without a bank still has a shop, and the shop already has a road to it. When the counter opens for banking, the village is on the map.',
    illustrationAlt: 'A map of villages that light up one after another as roads reach them',
    pauseLabel: 'Pause the animation',
  },
  chapters: [
    {
      id: 'distance',
      title: 'The distance to a bank',
      paragraphs: [
        'Picture a farmer who needs some cash for seed. The money is in her account. The branch is in another town. She loses a morning to the bus and another to the queue, and the day’s work waits.',
        'Her account is real, but it is far away. An account that is hard to reach is used seldom, and the cash goes under the mattress again.',
      ],
    },
    {
      id: 'counter',
      title: 'The counter that was always there',
      paragraphs: [
        'In the same village there is a shop. It opens early. The shopkeeper speaks the language of the street, knows the families and can read a form aloud for those who cannot.',
        'So we start from the shop. With a small device and a connection, the counter that sells salt and soap can also give out cash, read a balance and take a bill payment.',
      ],
    },
    {
      id: 'proof',
      title: 'A fingerprint or a card',
      paragraphs: [
        'Not everyone likes to carry a card, and not everyone remembers a PIN. With Aadhaar banking, an Aadhaar number and a fingerprint open the way to a linked bank account. With the Micro ATM, a bank card and its PIN do the same.',
        'In both, the customer is present, sees the amount and confirms it in person. That is slow enough to be understood and simple enough to be repeated next week without help.',
      ],
    },
    {
      id: 'village-and-city',
      title: 'The village and the city',
      paragraphs: [
        'Inclusion is not only a village matter. In the city it concerns the worker far from home, the parents who do not use apps, and the small trader who closes too late for the branch.',
        'They need the same few things: cash, a balance, a paid bill, a charged phone, a ticket home. We bring these together at one counter, so that people need not learn a new place for each.',
      ],
    },
    {
      id: 'trust',
      title: 'Trust is made of small things',
      paragraphs: [
        'An amount said aloud. A screen turned towards the customer. A receipt in the hand. A person who can be asked again tomorrow. Trust in money grows from habits like these, and we want every counter to keep them.',
        'There is much road left. We go on shop by shop, with the distributors and retailers who join us, and with patience.',
      ],
    },
  ],
  join: {
    title: 'Be the counter on your street',
    text: 'If you run a shop, or work with shops, you can be part of this. See the four roles and choose yours.',
    label: 'Join Us',
  },
} as const satisfies AboutContent;
