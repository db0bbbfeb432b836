import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine, EngineDescription } from './engine.ts';
import { type Journey, journeyIn } from './journey.ts';
import { contactJourneys } from './journeys/contact.ts';
import { joinJourneys } from './journeys/join.ts';
import { languageJourneys } from './journeys/languages.ts';
import { leavingJourneys } from './journeys/leaving.ts';
import { looksJourneys } from './journeys/looks.ts';
import { menuJourneys } from './journeys/menus.ts';
import { navigationJourneys } from './journeys/navigation.ts';
import { noScriptJourneys } from './journeys/noScript.ts';
import { routeJourneys } from './journeys/routes.ts';
import { slowNetworkJourneys } from './journeys/slowNetwork.ts';
import { reuseTabs } from './reuseTabs.ts';

type Groups = Record<string, (test: Journey) => void>;

export const usual: Groups = {
  routes: routeJourneys,
  menus: menuJourneys,
  'join form': joinJourneys,
  'contact form': contactJourneys,
  navigation: navigationJourneys,
  'leaving and coming back': leavingJourneys,
  languages: languageJourneys,
};

/** What does not need the application; WebKit, the slowest engine, is asked it beside the others. */
export const withoutApplication: Groups = {
  'no script': noScriptJourneys,
  looks: looksJourneys,
};

/** Most of these is waiting: they run beside the others. */
export const onSlowNetwork: Groups = { 'slow network': slowNetworkJourneys };

/** Groups of journeys in one engine. Where it is not installed, one line says how to have it. */
export function journeys(description: EngineDescription, groups: Groups) {
  const isInstalled = description.isInstalled();
  if (!isInstalled)
    console.log(`Skipped: ${description.name}. To have it: ${description.installation}.`);
  describe.skipIf(!isInstalled)(description.name, () => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = reuseTabs(await description.start());
    });
    afterAll(() => engine?.close());
    const journey = journeyIn(() => {
      if (!engine) throw new Error(`${description.name} has not started.`);
      return engine;
    });
    for (const [name, define] of Object.entries(groups)) describe(name, () => define(journey));
  });
}
