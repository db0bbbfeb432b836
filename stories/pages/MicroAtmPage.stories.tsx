import type { Meta, StoryObj } from '@storybook/react-vite';
import { microAtm } from '#messages/pages/microAtm';
import { paths } from '../../src/content/paths';
import { MicroAtmPage } from '../../src/pages/MicroAtmPage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/MicroAtmPage',
  component: MicroAtmPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.microAtm },
} satisfies Meta<typeof MicroAtmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(microAtm.title, microAtm.meta.title);

/** On a phone the page opens with its one heading and its title. */
export const Phone: Story = { ...onPhone, play: opens };

/** On a tablet the page opens with its one heading and its title. */
export const Tablet: Story = { ...onTablet, play: opens };

/** On a laptop the page opens with its one heading and its title. */
export const Laptop: Story = { ...onLaptop, play: opens };

/** On a desktop the page opens with its one heading and its title. */
export const Desktop: Story = { ...onDesktop, play: opens };

/** On a wide screen the page opens with its one heading and its title. */
export const Wide: Story = { ...onWide, play: opens };
