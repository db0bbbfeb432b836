import type { ComponentPropsWithRef } from 'react';
import { Link, useLinkClickHandler } from 'react-router-dom';

export type RouterAnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of this site, an anchor on the page, or any other address. */
  href?: string;
};

/**
 * The anchor that every MUI link and button renders: the router's for paths and anchors of this
 * site, so that each place keeps its scroll position, and the browser's own for all others. So it is
 * for a page in another language (`hrefLang`), which is built apart from this one.
 */
export function RouterAnchor({ href = '', ...props }: RouterAnchorProps) {
  if (props.hrefLang) return <a href={href} {...props} />;
  if (href.startsWith('/')) return <Link to={href} discover="none" {...props} />;
  if (href.startsWith('#')) return <PlaceAnchor href={href} {...props} />;
  return <a href={href} {...props} />;
}

/** Leads to a place on the page that is open, whatever its URL: the 404 page has many. */
function PlaceAnchor({ href, onClick, ...props }: RouterAnchorProps & { href: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...props}
    />
  );
}
