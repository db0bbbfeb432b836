import type { Meta, StoryObj } from '@storybook/react-vite';
import { travelServices } from '#messages/pages/travelServices';
import { paths } from '../../src/content/paths';
import { TravelServicesPage } from '../../src/pages/TravelServicesPage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/TravelServicesPage',
  component: TravelServicesPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.travelServices },
} satisfies Meta<typeof TravelServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(travelServices.title, travelServices.meta.title);

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
