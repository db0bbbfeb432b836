import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { NavigationLink } from '../../src/atoms/NavigationLink';
import { mainNavigation } from '../../src/content/navigation';
import { paths } from '../../src/content/paths';
import { height } from '../../src/theme/tokens';
import { expectFits } from './expectFits';
import { itemOf } from './itemOf';
import { longLabel } from './longWords';

const about = itemOf(mainNavigation.beforeProducts, 1);

const meta = {
  title: 'Atoms/NavigationLink',
  component: NavigationLink,
  args: about,
} satisfies Meta<typeof NavigationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link to another page is a link, as high as a control, and not marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: about.label });
    await expect(link).toHaveAttribute('href', about.href);
    await expect(link).not.toHaveAttribute('aria-current');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(height.control);
  },
};

/** The link of the page that is open is marked for ears, and by its underline for eyes. */
export const Current: Story = {
  parameters: { path: about.href },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { current: 'page' });
    await expect(link).toHaveStyle('text-decoration-line: underline');
  },
};

/** Addresses are the same page whatever their letter case and with a slash at the end. */
export const CurrentInOtherSpelling: Story = {
  args: { label: 'Join Us', href: paths.join },
  parameters: { path: `${paths.join.toLowerCase()}/` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
};

/** Home is marked on Home alone, though every address begins with its own. */
export const HomeElsewhere: Story = {
  args: itemOf(mainNavigation.beforeProducts),
  parameters: { path: paths.about },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current');
  },
};

/** Following the link marks it. */
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(about.label);
  },
};

/** A long label is wrapped in the narrowest window. */
export const LongTextNarrow: Story = {
  args: { label: longLabel },
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
