import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopWindow, phoneWindow } from '../../.storybook/viewports';
import { travelServices } from '../../src/content/pages/travelServices';
import { paths } from '../../src/content/paths';
import { TravelServicesPage } from '../../src/pages/TravelServicesPage';
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
export const Phone: Story = { globals: phoneWindow, play: opens };

/** On a desktop the page opens with its one heading and its title. */
export const Desktop: Story = { globals: desktopWindow, play: opens };
