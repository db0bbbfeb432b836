import { contact } from '#messages/pages/contact';
import { type ContactField, contactFields } from '../../src/content/contactFields';
import { recordKeys } from '../../src/domain/recordKeys';
import { exampleTexts } from '../exampleTexts';
import { field, type Visitor } from './visitor.ts';

const { labels } = contact.form;

export const query: Record<ContactField, string> = {
  ...exampleTexts(contactFields),
  name: 'Asha Devi',
  email: 'a@b.in',
  phone: '+91 98765-43210',
  city: 'Gurgaon',
  message: 'When?',
};

export type Query = Partial<Record<keyof typeof query, string>>;

const queryFields = {
  name: field(labels.name),
  email: field(labels.email),
  phone: field(labels.phone),
  city: field(labels.city),
  message: field(labels.message),
} as const;

const rows = (texts: Query) =>
  recordKeys(contactFields).flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [[queryFields[name], text] as const];
  });

export async function fillQuery(visitor: Visitor, texts: Query = query): Promise<void> {
  for (const [target, text] of rows(texts)) await visitor.fill(target, text);
}

export async function expectQuery(visitor: Visitor, texts: Query = query): Promise<void> {
  for (const [target, value] of rows(texts)) await visitor.expects(target, { value });
}
