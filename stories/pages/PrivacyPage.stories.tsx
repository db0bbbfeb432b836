import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopWindow, phoneWindow } from '../../.storybook/viewports';
import { privacy } from '../../src/content/legal/privacy';
import { paths } from '../../src/content/paths';
import { PrivacyPage } from '../../src/pages/PrivacyPage';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/PrivacyPage',
  component: PrivacyPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.privacy },
} satisfies Meta<typeof PrivacyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(privacy.title, privacy.meta.title);

/** On a phone the page opens with its one heading and its title. */
export const Phone: Story = { globals: phoneWindow, play: opens };

/** On a desktop the page opens with its one heading and its title. */
export const Desktop: Story = { globals: desktopWindow, play: opens };
