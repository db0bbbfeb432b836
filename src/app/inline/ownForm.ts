/** The form of the page itself: extensions and the browsers inside apps insert forms of their own. */
export const ownForm = '#root form:is([name=join],[name=contact])';

export const findOwnForm = (): HTMLFormElement | null => document.querySelector(ownForm);
