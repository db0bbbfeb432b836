import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

export type RouterAnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of this site, an anchor on the page, or any other address. */
  href?: string;
};

/**
 * The anchor that every MUI link and button renders: the router's for paths and anchors of this
 * site, so that each keeps its scroll position, the browser's own for the rest.
 */
export function RouterAnchor({ href = '', ...props }: RouterAnchorProps) {
  return /^[/#]/.test(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
