import { openAnswer } from './openAnswer';

/** Runs inline in a page with a `QuestionList`: opens the answer that the URL names until hydration, and after it. */
const open = () => openAnswer(location.hash);
open();
addEventListener('hashchange', open);
