import type { Meta, StoryObj } from '@storybook/react-vite';
import { about } from '#messages/pages/about';
import { snapshotIn, translated } from '../../.storybook/modes';
import { paths } from '../../src/content/paths';
import { AboutPage } from '../../src/pages/AboutPage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/AboutPage',
  component: AboutPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.about },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(about.title, about.meta.title);

/** On a phone the page opens with its one heading and its title. */
export const Phone: Story = {
  ...onPhone,
  parameters: snapshotIn('phone', 'reduced motion', ...translated('phone')),
  play: opens,
};

/** On a tablet the page opens with its one heading and its title. */
export const Tablet: Story = { ...onTablet, play: opens };

/** On a laptop the page opens with its one heading and its title. */
export const Laptop: Story = { ...onLaptop, play: opens };

/** On a desktop the page opens with its one heading and its title. */
export const Desktop: Story = { ...onDesktop, play: opens };

/** On a wide screen the page opens with its one heading and its title. */
export const Wide: Story = { ...onWide, play: opens };
