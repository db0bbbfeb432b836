/** Stands inline in the head of every page, before anything is shown. */
import './loadPageOfUrl';
import './chooseLanguageBeforePaint.js';
