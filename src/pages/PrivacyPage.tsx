import { company } from '../content/company';
import { privacy } from '../content/legal/privacy';
import { paths } from '../content/paths';
import { LegalDocument } from '../sections/LegalDocument';
import { PageHead } from '../sections/PageHead';

export function PrivacyPage() {
  return (
    <>
      <PageHead meta={privacy.meta} company={company} path={paths.privacy} />
      <LegalDocument words={privacy} />
    </>
  );
}
