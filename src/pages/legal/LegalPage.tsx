import { legalFrame } from '#messages/legal/legalFrame';
import type { Drawing } from '../../atoms/Illustration';
import { languages } from '../../content/languages';
import type { LegalMessages, LegalRecord } from '../../content/legalTexts';
import { footerNavigation, supportNavigation } from '../../content/navigation';
import type { paths } from '../../content/paths';
import { site } from '../../content/site';
import { localPath } from '../../domain/localPath';
import { LegalDocument } from '../../sections/LegalDocument';
import { PageHead } from '../../sections/PageHead';
import { sectionsOf } from './sectionsOf';

type LegalPath = (typeof paths)['terms' | 'privacy'];

export interface LegalPageProps<Section extends string> {
  path: LegalPath;
  /** The other legal text, which this one leads to. */
  otherPath: LegalPath;
  messages: LegalMessages<Section>;
  record: LegalRecord<Section>;
  illustration: Drawing;
}

/** A legal text with its sections in the order of its record. */
export function LegalPage<Section extends string>({
  path,
  otherPath,
  messages,
  record,
  illustration,
}: LegalPageProps<Section>) {
  const [original] = languages;
  return (
    <>
      <PageHead meta={messages.meta} site={site} path={path} />
      <LegalDocument
        messages={messages}
        frame={legalFrame}
        record={record}
        sections={sectionsOf(messages, record)}
        locale={site.language.locale}
        illustration={illustration}
        further={[
          ...footerNavigation.filter(({ href }) => href === otherPath),
          ...supportNavigation,
        ]}
        original={{ href: localPath(original.prefix, path), hrefLang: original.code }}
      />
    </>
  );
}
