import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

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
  const isOfRouter = /^(#|\/(?!\/))/.test(href) && !props.hrefLang;
  return isOfRouter ? <SiteAnchor to={href} {...props} /> : <a href={href} {...props} />;
}

/** What the router's `Link` does, without what that brings for frameworks: it prefetches and discovers routes. */
function SiteAnchor({ to, onClick, ...props }: RouterAnchorProps & { to: string }) {
  const url = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: props.target });
  return (
    <a
      // A place is on the page that is open, whatever its URL: the 404 page has many.
      href={to.startsWith('#') ? to : url}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...props}
    />
  );
}
