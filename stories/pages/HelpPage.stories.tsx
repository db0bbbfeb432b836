import type { Meta, StoryObj } from '@storybook/react-vite';
import { help } from '#messages/pages/help';
import { paths } from '../../src/content/paths';
import { HelpPage } from '../../src/pages/HelpPage';
import { inForcedColours, onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/HelpPage',
  component: HelpPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.help },
} satisfies Meta<typeof HelpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = {
  ...onPhone,
  play: opensAs(help.title, help.meta.title),
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
