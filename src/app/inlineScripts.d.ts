/** Set by the build in the scripts that stand inline in a page: whether the page has a form. */
declare const HAS_FORM: boolean;
