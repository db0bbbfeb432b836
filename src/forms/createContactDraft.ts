import type { ContactQuery } from './contactSchema';
import { createDraft, type Draft } from './createDraft';
import { createSending, type Sending } from './createSending';

/** What of the contact form outlives its page: what was typed, and the query on its way. */
export interface ContactDraft {
  fields: Draft<ContactQuery>;
  sending: Sending<ContactQuery>;
}

export function createContactDraft(): ContactDraft {
  const fields = createDraft<ContactQuery>({
    name: '',
    email: '',
    phone: '',
    city: '',
    message: '',
  });
  return { fields, sending: createSending(fields.clear) };
}
