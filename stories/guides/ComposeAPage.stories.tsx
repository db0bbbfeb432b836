import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshotIn } from '../../.storybook/modes';
import { opensInWindow } from '../../.storybook/viewports';
import { onDesktop } from '../pages/eachWindow';
import { inSite, siteParameters } from '../pages/inSite';
import { opensAs } from '../pages/opensAs';
import { mainPages } from './composeAPage/content/paths';
import { careers } from './composeAPage/messages';
import { CareersPage } from './composeAPage/pages/CareersPage';

const meta = {
  title: 'Guides/Compose a page',
  component: CareersPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: mainPages.careers.path },
} satisfies Meta<typeof CareersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = {
  parameters: { ...opensInWindow('phone'), ...snapshotIn('phone') },
  play: opensAs(careers.title, careers.meta.title),
};

/** On a desktop nothing of the page is cut. */
export const Desktop: Story = { ...onDesktop };
