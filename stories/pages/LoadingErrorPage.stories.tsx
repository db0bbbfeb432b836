import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { offline } from '#messages/pages/offline';
import { loadingError, pageFailure } from '#messages/siteFrame';
import { snapshotIn } from '../../.storybook/modes';
import { opensInWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { LoadingErrorPage } from '../../src/pages/LoadingErrorPage';
import { inForcedColours, onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { opensAs } from './opensAs';

const meta = {
  title: 'Pages/LoadingErrorPage',
  component: LoadingErrorPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.about },
  args: { onRetry: fn(async () => undefined) },
} satisfies Meta<typeof LoadingErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The error stands between header and footer, with its one heading and its title. */
export const Phone: Story = { ...onPhone, play: opensAs(loadingError.title, loadingError.title) };

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

/** Without a network it says what works without one; the offline page has snapshots of that in each script. */
export const Offline: Story = {
  args: { isOffline: true },
  parameters: { ...opensInWindow('phone'), ...snapshotIn('phone') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: offline.ways.title })).toBeVisible();
  },
};

/** Where the page itself failed, the connection is not blamed. */
export const PageFailed: Story = {
  args: { fault: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(pageFailure.title);
    await expect(canvas.getByRole('alert')).toHaveTextContent(pageFailure.text);
    await expect(canvas.getByRole('button', { name: pageFailure.retryLabel })).toBeVisible();
  },
};
