import { legalFrame } from '#messages/legal/legalFrame';
import { terms } from '#messages/legal/terms';
import { site } from '#messages/site';
import illustration from '../art/legal/terms.svg?drawing';
import { languages } from '../content/languages';
import { termsRecord } from '../content/legalTexts';
import { footerNavigation, supportNavigation } from '../content/navigation';
import { paths } from '../content/paths';
import { localPath } from '../domain/localPath';
import { LegalDocument } from '../sections/LegalDocument';
import { PageHead } from '../sections/PageHead';
import { sectionsOf } from './legal/sectionsOf';

/** The terms and conditions, at `/terms`. */
export function TermsPage() {
  return (
    <>
      <PageHead meta={terms.meta} site={site} path={paths.terms} />
      <LegalDocument
        messages={terms}
        frame={legalFrame}
        record={termsRecord}
        sections={sectionsOf(terms, termsRecord)}
        locale={site.language.locale}
        illustration={illustration}
        further={[
          ...footerNavigation.filter(({ href }) => href === paths.privacy),
          ...supportNavigation,
        ]}
        original={{
          href: localPath(languages[0].prefix, paths.terms),
          hrefLang: languages[0].code,
        }}
      />
    </>
  );
}
