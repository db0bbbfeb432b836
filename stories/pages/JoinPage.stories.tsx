import type { Meta, StoryObj } from '@storybook/react-vite';
import { join } from '#messages/pages/join';
import { paths } from '../../src/content/paths';
import { JoinPage } from '../../src/pages/JoinPage';
import { inForcedColours, onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/JoinPage',
  component: JoinPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.join },
} satisfies Meta<typeof JoinPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = {
  ...onPhone,
  play: opensAs(`${join.title} ${join.promise}`, join.meta.title),
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
