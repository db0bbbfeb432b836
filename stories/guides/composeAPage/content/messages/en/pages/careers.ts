export const careers = {
  meta: {
    title: 'Careers',
    description:
      'Work on banking at the shop counter: what our teams do, how we choose, and how to apply. Write to us about the work that you would like to do.',
  },
  title: 'Work where the shops are',
  lead: 'We bring banking to the counter next door. That takes people who know shops, people who know machines, and people who listen.',
  teamsTitle: 'What our teams do',
  teams: {
    field: {
      title: 'In the field',
      text: 'Visit shops, show how each service works, and hear what is missing.',
    },
    support: {
      title: 'At the helpline',
      text: 'Answer shopkeepers and customers in their own language.',
    },
    engineering: {
      title: 'In engineering',
      text: 'Build what works on a small phone with a slow network.',
    },
  },
  stepsTitle: 'How we choose',
  steps: [
    { title: 'Write to us', text: 'Say what you can do, and what you would like to do.' },
    { title: 'Talk on the phone', text: 'We call you and tell you about the work.' },
    { title: 'Spend a day with us', text: 'See a shop, meet the team, and ask anything.' },
    { title: 'Hear our answer', text: 'You get it in writing, with the reason.' },
  ],
  questionsTitle: 'What people ask us first',
  questions: {
    experience: {
      title: 'Must I have worked in a bank?',
      answer: 'No. We teach what you need to know about banking at a counter.',
    },
    place: {
      title: 'Where would I work?',
      answer: 'In the field near where you live; in the other teams at our office.',
    },
    cost: {
      title: 'Does applying cost anything?',
      answer: 'No. Whoever asks you for money in our name does not come from us.',
    },
  },
  apply: {
    title: 'Tell us about yourself',
    text: 'A few lines are enough to begin with.',
    label: 'Write to us',
  },
} as const;
