/** Set by the build in inline scripts: whether the page has a form. */
declare const HAS_FORM: boolean;
