import { useLocation } from 'react-router-dom';
import { contact } from '#messages/pages/contact';
import { products } from '../../content/products';
import { fillPlaceholders } from '../../domain/fillPlaceholders';
import type { ContactSubject } from '../../forms/contactSubject';

/** What the page's hash asks about: a product, by its id. */
export function useSubject(): ContactSubject | undefined {
  const { hash, key } = useLocation();
  const sentences = new Map(
    products.map(({ id, name }) => [
      `#${id}`,
      fillPlaceholders(contact.form.subject, { product: name }),
    ]),
  );
  const text = sentences.get(hash);
  return text === undefined ? undefined : { text, all: [...sentences.values()], visit: key };
}
