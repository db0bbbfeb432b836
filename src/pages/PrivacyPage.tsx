import { privacy } from '#messages/legal/privacy';
import { footerNavigation, supportNavigation } from '#messages/navigation';
import { site } from '#messages/site';
import illustration from '../art/legal/privacy.svg?drawing';
import { languages } from '../content/languages';
import { legalLayouts } from '../content/legalLayouts';
import { paths } from '../content/paths';
import { localPath } from '../domain/localPath';
import { LegalDocument } from '../sections/LegalDocument';
import { PageHead } from '../sections/PageHead';

/** The privacy policy, at `/privacy`. The `id` of a section is its anchor and does not change. */
export function PrivacyPage() {
  return (
    <>
      <PageHead meta={privacy.meta} site={site} path={paths.privacy} />
      <LegalDocument
        messages={privacy}
        layout={legalLayouts.privacy}
        illustration={illustration}
        further={[
          ...footerNavigation.filter(({ href }) => href === paths.terms),
          ...supportNavigation,
        ]}
        original={{
          href: localPath(languages[0].prefix, paths.privacy),
          hrefLang: languages[0].code,
        }}
      />
    </>
  );
}
