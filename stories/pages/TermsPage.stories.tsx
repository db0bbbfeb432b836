import type { Meta, StoryObj } from '@storybook/react-vite';
import { terms } from '#messages/legal/terms';
import { paths } from '../../src/content/paths';
import { TermsPage } from '../../src/pages/TermsPage';
import { inForcedColours, onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/TermsPage',
  component: TermsPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.terms },
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = { ...onPhone, play: opensAs(terms.title, terms.meta.title) };

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
