import type { Meta, StoryObj } from '@storybook/react-vite';
import { aadhaarBanking } from '#messages/pages/aadhaarBanking';
import { paths } from '../../src/content/paths';
import { AadhaarBankingPage } from '../../src/pages/AadhaarBankingPage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/AadhaarBankingPage',
  component: AadhaarBankingPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.aadhaarBanking },
} satisfies Meta<typeof AadhaarBankingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(aadhaarBanking.title, aadhaarBanking.meta.title);

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
