import { useLayoutEffect, useRef } from 'react';

interface ServerHtmlProps {
  /** A document's part, as `renderToString` gives it. */
  html: string;
}

/** HTML as the server sends it, which React has not taken over. */
export function ServerHtml({ html }: ServerHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.innerHTML = html;
  }, [html]);
  return <div ref={place} data-page />;
}
