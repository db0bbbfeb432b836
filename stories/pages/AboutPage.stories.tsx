import type { Meta, StoryObj } from '@storybook/react-vite';
import { about } from '#messages/pages/about';
import { paths } from '../../src/content/paths';
import { AboutPage } from '../../src/pages/AboutPage';
import {
  inForcedColours,
  inReducedMotion,
  onDesktop,
  onLaptop,
  onPhone,
  onTablet,
  onWide,
} from './eachWindow';
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

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = {
  ...onPhone,
  play: opensAs(about.title, about.meta.title),
};

/** On a tablet nothing of the page is cut. */
export const Tablet: Story = { ...onTablet };

/** On a laptop nothing of the page is cut. */
export const Laptop: Story = { ...onLaptop };

/** On a desktop nothing of the page is cut. */
export const Desktop: Story = { ...onDesktop };

/** On a wide screen nothing of the page is cut. */
export const Wide: Story = { ...onWide };

/** Where the system forces its colours. */
export const ForcedColours: Story = { ...inForcedColours };

/** Where less motion is asked for: of the pages only this one moves for long. */
export const ReducedMotion: Story = { ...inReducedMotion };
