import type { ReactNode } from 'react';
import { MemoryRouter, useInRouterContext } from 'react-router-dom';
import { DocumentStyles } from '../src/app/DocumentStyles';
import { SiteTheme } from '../src/app/SiteTheme';
import { storyStyles } from './storyStyles';

interface SiteFrameProps {
  /** Address at which the components stand; none where they bring a router of their own. */
  path?: string;
  children: ReactNode;
}

/** What every component stands in on the site: the theme and, with a `path`, a router unless there is one. */
export function SiteFrame({ path, children }: SiteFrameProps) {
  const hasRouter = useInRouterContext();
  return (
    <SiteTheme cache={storyStyles}>
      <DocumentStyles />
      {path === undefined || hasRouter ? (
        children
      ) : (
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      )}
    </SiteTheme>
  );
}
