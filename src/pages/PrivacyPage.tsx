import { legalFrame } from '#messages/legal/legalFrame';
import { privacy } from '#messages/legal/privacy';
import { site } from '#messages/site';
import illustration from '../art/legal/privacy.svg?drawing';
import { languages } from '../content/languages';
import { privacyRecord } from '../content/legalTexts';
import { footerNavigation, supportNavigation } from '../content/navigation';
import { paths } from '../content/paths';
import { localPath } from '../domain/localPath';
import { LegalDocument } from '../sections/LegalDocument';
import { PageHead } from '../sections/PageHead';
import { sectionsOf } from './legal/sectionsOf';

/** The privacy policy, at `/privacy`. */
export function PrivacyPage() {
  return (
    <>
      <PageHead meta={privacy.meta} site={site} path={paths.privacy} />
      <LegalDocument
        messages={privacy}
        frame={legalFrame}
        record={privacyRecord}
        sections={sectionsOf(privacy, privacyRecord)}
        locale={site.language.locale}
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
