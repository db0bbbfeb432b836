import { describe, expect, it } from 'vitest';
import type { ContactQuery } from '../../../src/content/contactFields';
import { textsWithSubject } from '../../../src/forms/contactSubject';
import { createDraft } from '../../../src/forms/createDraft';

const all = ['About cash.', 'About tickets.'];
const subject = { text: 'About cash.', all, visit: 'first' };

function draftOf(texts: Readonly<Record<string, unknown>>, subjectVisit?: string) {
  const draft = createDraft<ContactQuery>();
  draft.keep(texts);
  draft.subjectVisit = subjectVisit;
  return draft;
}

describe('the subject that a visitor comes to ask about', () => {
  it.each([
    ['nothing', {}],
    ['other fields alone', { name: 'Asha', message: '' }],
    ['blanks', { message: ' \n' }],
    ['an invisible character', { message: '\u200b' }],
    ['the sentence of another subject', { message: 'About tickets.\n' }],
  ])('starts the message where the draft holds %s', (_, texts) => {
    expect(textsWithSubject(draftOf(texts), subject)).toEqual({
      ...texts,
      message: 'About cash.\n',
    });
  });

  it('leaves a message that was typed as it is', () => {
    const texts = { message: 'About tickets. Are they refunded?' };
    expect(textsWithSubject(draftOf(texts), subject)).toBe(texts);
  });

  it('is not offered again where the visitor deleted it and comes back', () => {
    const deleted = { message: '' };
    expect(textsWithSubject(draftOf(deleted, 'first'), subject)).toBe(deleted);
    expect(textsWithSubject(draftOf(deleted, 'earlier'), subject)).not.toBe(deleted);
  });

  it('changes nothing where the visitor asks about nothing in particular', () => {
    const texts = { message: 'About cash.' };
    expect(textsWithSubject(draftOf(texts), undefined)).toBe(texts);
  });
});
