import type { LegalMessages, LegalRecord, LegalSectionContent } from '../../content/legalTexts';
import { recordKeys } from '../../domain/recordKeys';

/** The sections of a legal text in their order, with what its record says of each. */
export const sectionsOf = <Section extends string>(
  { sections: messages }: LegalMessages<Section>,
  { sections }: LegalRecord<Section>,
): LegalSectionContent[] =>
  recordKeys(sections).map((id) => ({ id, ...sections[id], ...messages[id] }));
