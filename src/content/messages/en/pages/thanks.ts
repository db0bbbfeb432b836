import { company } from '../company';

export const thanks = {
  meta: {
    title: 'Thank You',
    description:
      'Thank you for your interest in joining us as a distributor or a retailer. Send our team the email that is already written here, or give us a call.',
  },
  title: 'Thank You for applying our team will contact you shortly.',
  left: 'One step is left: send us this email',
  help: 'Our team will call you on the number in it. Until you send it, we do not have that number.',
  direct: 'An application begins with [the form](/JoinUs).',
  callLabel: 'Call {phone}',
  email: {
    openLabel: 'Open the email',
    title: 'Your email to us',
    copy: 'No email app here? Copy this text and email it to us another way, or call us.',
    copyLabel: 'Copy this text',
    copiedLabel: 'Copied',
    blanks: 'The email has blanks. Please fill them in before you send it.',
    toLabel: 'To',
    subjectLabel: 'Subject',
    subject: `I want to join ${company.name}`,
    greeting: 'Hello,',
    request: `I want to join ${company.name}. Please call me.`,
  },
  illustrationAlt: 'Two people shake hands in front of a shop hung with marigolds',
  homeLabel: 'Go to the home page',
  aboutLabel: 'Read about us',
} as const;
