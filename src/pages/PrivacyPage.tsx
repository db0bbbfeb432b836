import { privacy } from '#messages/legal/privacy';
import illustration from '../art/legal/privacy.svg?drawing';
import { privacyRecord } from '../content/legalTexts';
import { paths } from '../content/paths';
import { LegalPage } from './legal/LegalPage';

/** The privacy policy, at `/privacy`. */
export function PrivacyPage() {
  return (
    <LegalPage
      path={paths.privacy}
      otherPath={paths.terms}
      messages={privacy}
      record={privacyRecord}
      illustration={illustration}
    />
  );
}
