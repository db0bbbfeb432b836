import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { loadingError, pageFailure } from '#messages/siteFrame';
import { paths } from '../../src/content/paths';
import { LoadingErrorPage } from '../../src/pages/LoadingErrorPage';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
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

const opens = opensAs(loadingError.title, loadingError.title);

/** On a phone the error stands between header and footer, with its one heading and its title. */
export const Phone: Story = { ...onPhone, play: opens };

/** On a tablet the error stands between header and footer, with its one heading and its title. */
export const Tablet: Story = { ...onTablet, play: opens };

/** On a laptop the error stands between header and footer, with its one heading and its title. */
export const Laptop: Story = { ...onLaptop, play: opens };

/** On a desktop the error stands between header and footer, with its one heading and its title. */
export const Desktop: Story = { ...onDesktop, play: opens };

/** On a wide screen the error stands between header and footer, with its one heading and its title. */
export const Wide: Story = { ...onWide, play: opens };

/** Where the page itself failed, the connection is not blamed. */
export const PageFailed: Story = {
  args: { fault: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(pageFailure.title);
    await expect(canvas.getByRole('alert')).toHaveTextContent(pageFailure.text);
    await expect(canvas.getByRole('button', { name: pageFailure.retryLabel })).toBeVisible();
  },
};

/** The message is told as an alert, and the button tries again. */
export const TriedAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadingError.text);
    await userEvent.click(canvas.getByRole('button', { name: loadingError.retryLabel }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
