import { readHandedOverTexts } from '../../domain/handedOverTexts';
import { onLinkFollowed } from '../../domain/onLinkFollowed';
import { savesData } from '../../domain/savesData';
import { closeMenus } from './closeMenus';
import { deleteTextsInTime } from './deleteTextsInTime';
import { doHydration, giveUpHydration } from './doHydration';
import { handOverTextsBeforeHydration } from './handOverTextsBeforeHydration';
import { hydrateOnInteraction } from './hydrateOnInteraction';
import { forgetIdle, hydrateWhenIdle } from './hydrateWhenIdle';
import { keepClicksWhileHydrating } from './keepClicksWhileHydrating';
import { loadImagesBeforePrint } from './loadImagesBeforePrint';
import { isHydrated, isHydrating } from './pageData';
import { submitAfterHydration } from './submitAfterHydration';

/**
 * Runs inline at the end of every page and loads the application when it is needed; until then the
 * page works as plain HTML. When that is, and why: `docs/decisions/hydration-on-interaction.md`.
 */
const startsEagerly = HAS_FORM && !savesData();
let isEager = startsEagerly;

/** The browser may abort what is being fetched; that is no failure. */
function onLeaving() {
  if (!isHydrating()) return;
  giveUpHydration();
  // If the page stays after all, the form still starts the application.
  isEager = false;
}

hydrateOnInteraction(() => isEager);
// Before what gives the hydration up: a click counts as made during it.
keepClicksWhileHydrating();
onLinkFollowed(() => {
  forgetIdle();
  onLeaving();
});
for (const type of ['beforeunload', 'pagehide']) addEventListener(type, onLeaving);
addEventListener('load', () => {
  // A prerendered page does nothing until it is opened.
  if (Reflect.get(document, 'prerendering'))
    document.addEventListener('prerenderingchange', hydrateWhenIdle);
  else hydrateWhenIdle();
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isHydrated()) return;
  giveUpHydration();
  isEager = startsEagerly;
  hydrateWhenIdle();
});
loadImagesBeforePrint();
closeMenus();
deleteTextsInTime();

if (HAS_FORM) {
  submitAfterHydration();
  handOverTextsBeforeHydration();
  if (readHandedOverTexts() && !Reflect.get(document, 'prerendering')) doHydration();
}
