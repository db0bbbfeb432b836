import { fn } from 'storybook/test';
import { company } from '#messages/company';
import { contactMessages } from '#messages/forms';
import { language } from '#messages/language';
import { contact } from '#messages/pages/contact';
import { paths } from '../../../src/content/paths';
import type { ContactFormProps } from '../../../src/forms/ContactForm';

/**
 * The contact form as the site shows it, with a device that is online and a service that takes all.
 * Its functions are new each time, so that no call counts in another file's stories.
 */
export const contactFormArgs = () =>
  ({
    content: contact.form,
    messages: contactMessages,
    onSend: fn<ContactFormProps['onSend']>(async () => undefined),
    onFirstTouch: fn(),
    logError: fn(),
    isOnline: (): boolean => true,
    now: () => new Date(2026, 2, 12, 10, 42),
    privacyHref: paths.privacy,
    contact: company,
    locale: language.locale,
  }) satisfies ContactFormProps;
