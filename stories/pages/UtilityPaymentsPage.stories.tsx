import type { Meta, StoryObj } from '@storybook/react-vite';
import { utilityPayments } from '#messages/pages/utilityPayments';
import { paths } from '../../src/content/paths';
import { UtilityPaymentsPage } from '../../src/pages/UtilityPaymentsPage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/UtilityPaymentsPage',
  component: UtilityPaymentsPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.utilityPayments },
} satisfies Meta<typeof UtilityPaymentsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(utilityPayments.title, utilityPayments.meta.title);

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
