import type { ThanksContent } from '../../contentShapes';
import { paths } from '../../paths';

export const thanks = {
  meta: {
    title: 'Thank You',
    description:
      'Thank you for your interest in joining us as a distributor or a retailer. Here is how to reach our team by phone and by email with your details.',
  },
  title: 'Thank You',
  text: 'Thank You for applying our team will contact you shortly.',
  help: 'So that we have your details, please call or write to us with your name, phone number and role.',
  illustrationAlt: 'Two people shake hands in front of a shop hung with marigolds',
  links: [
    { label: 'Go to the home page', href: paths.home },
    { label: 'Read about us', href: paths.about },
  ],
} as const satisfies ThanksContent;
