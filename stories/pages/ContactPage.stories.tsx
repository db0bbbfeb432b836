import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { paths } from '../../src/content/paths';
import { ContactPage } from '../../src/pages/ContactPage';
import { emptyMap } from '../sections/OfficeMap/mapHosts';
import { inForcedColours, onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/ContactPage',
  component: ContactPage,
  args: { mapHost: emptyMap, onSend: fn(async () => undefined) },
  // Storybook would print the whole function.
  argTypes: { onSend: { table: { defaultValue: { summary: 'sendContactQuery' } } } },
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.contact },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page stands between header and footer, with its one heading and its title. */
export const Phone: Story = {
  ...onPhone,
  play: opensAs(`${contact.title} ${contact.promise}`, contact.meta.title),
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
