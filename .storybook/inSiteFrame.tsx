import type { Decorator } from '@storybook/react-vite';
import { paths } from '../src/content/paths';
import { SiteFrame } from './SiteFrame';

/** What every story stands in: the site's theme and, unless the story brings its own, a router. */
export const inSiteFrame: Decorator = (
  Story,
  { parameters: { path = paths.home, router = 'component' } },
) => (
  <SiteFrame path={router === 'page' ? undefined : path}>
    <Story />
  </SiteFrame>
);
