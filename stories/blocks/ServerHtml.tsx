import { useLayoutEffect, useRef } from 'react';

/** HTML as the server sends it, which React has not taken over. */
export function ServerHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.innerHTML = html;
  }, [html]);
  return <div ref={place} data-page />;
}
