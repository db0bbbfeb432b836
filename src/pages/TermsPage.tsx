import { terms } from '#messages/legal/terms';
import illustration from '../art/legal/terms.svg?drawing';
import { termsRecord } from '../content/legalTexts';
import { paths } from '../content/paths';
import { LegalPage } from './legal/LegalPage';

/** The terms and conditions, at `/terms`. */
export function TermsPage() {
  return (
    <LegalPage
      path={paths.terms}
      otherPath={paths.privacy}
      messages={terms}
      record={termsRecord}
      illustration={illustration}
    />
  );
}
