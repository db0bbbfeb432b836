import { contact as hindiContact } from '../../../src/content/hi/pages/contact';
import { languageRecords } from '../../../src/content/languages';
import { paths } from '../../../src/content/paths';
import { localPath } from '../../../src/domain/localPath';
import { fillQuery, query } from '../contactForm.ts';
import type { Journey } from '../journey.ts';
import { field, heading, link } from '../visitor.ts';

const [, hindi] = languageRecords;

export function languageJourneys(test: Journey) {
  test('text typed in the application goes along to Hindi', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open(paths.contact);
    await fillQuery(visitor, { name: query.name });
    await visitor.untilReady();
    await visitor.click(link(hindi.name));
    await visitor.isAt(localPath(hindi.prefix, paths.contact));
    await visitor.sees(heading(hindiContact.form.title));
    await visitor.expects(field(hindiContact.form.labels.name), { value: query.name });
  });
}
