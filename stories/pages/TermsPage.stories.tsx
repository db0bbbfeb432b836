import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopWindow, phoneWindow } from '../../.storybook/viewports';
import { terms } from '../../src/content/legal/terms';
import { paths } from '../../src/content/paths';
import { TermsPage } from '../../src/pages/TermsPage';
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

const opens = opensAs(terms.title, terms.meta.title);

/** On a phone the page opens with its one heading and its title. */
export const Phone: Story = { globals: phoneWindow, play: opens };

/** On a desktop the page opens with its one heading and its title. */
export const Desktop: Story = { globals: desktopWindow, play: opens };
