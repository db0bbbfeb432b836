import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { join } from '#messages/pages/join';
import { thanks } from '#messages/pages/thanks';
import { desktopWindow } from '../../.storybook/viewports';
import { paths } from '../../src/content/paths';
import { JoinPage } from '../../src/pages/JoinPage';
import { fillJoinForm } from '../forms/joinFields';
import { onDesktop, onLaptop, onPhone, onTablet, onWide } from './eachWindow';
import { inSite, siteParameters } from './inSite';
import { arriveAt, opensAs } from './opensAs';

const meta = {
  title: 'Pages/JoinPage',
  component: JoinPage,
  decorators: [inSite],
  parameters: { ...siteParameters, path: paths.join },
} satisfies Meta<typeof JoinPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens = opensAs(join.title, join.meta.title);

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

/** A valid form leads to the thank-you page. */
export const JoinedThenThanked: Story = {
  globals: desktopWindow,
  play: async ({ canvas, userEvent }) => {
    const { submit } = await fillJoinForm(canvas, userEvent);
    await userEvent.click(submit);
    await arriveAt(canvas, thanks.title);
    await expect(canvas.getByText(thanks.text)).toBeVisible();
    await waitFor(() => expect(document.title).toContain(thanks.meta.title));
  },
};
