import { company } from '../content/company';
import { terms } from '../content/legal/terms';
import { paths } from '../content/paths';
import { LegalDocument } from '../sections/LegalDocument';
import { PageHead } from '../sections/PageHead';

export function TermsPage() {
  return (
    <>
      <PageHead meta={terms.meta} company={company} path={paths.terms} />
      <LegalDocument words={terms} />
    </>
  );
}
