import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrowWindow } from '../../.storybook/viewports';
import { aadhaarBanking } from '../../src/content/pages/aadhaarBanking';
import { microAtm } from '../../src/content/pages/microAtm';
import { travelServices } from '../../src/content/pages/travelServices';
import { utilityPayments } from '../../src/content/pages/utilityPayments';
import { siteFrame } from '../../src/content/siteFrame';
import { ProductDetail } from '../../src/sections/ProductDetail';
import { expectFits } from '../atoms/expectFits';
import { longLabel, longText } from '../atoms/longWords';

const meta = {
  title: 'Sections/ProductDetail',
  component: ProductDetail,
  parameters: { layout: 'fullscreen' },
  args: { words: microAtm, trail: siteFrame.trail },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each service is a section with an anchor, and a link at the top leads to it. */
const servicesAreLinked: Story['play'] = async ({ args, canvas }) => {
  const { title, services, safety } = args.words;
  await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const { id, name } of services) {
    await expect(canvas.getByRole('region', { name })).toHaveAttribute('id', id);
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
  }
  await expect(canvas.getByRole('region', { name: safety.title })).toBeVisible();
};

/** Aadhaar banking: every service has its section and its link. */
export const AadhaarBanking: Story = { args: { words: aadhaarBanking }, play: servicesAreLinked };

/** Micro ATM: every service has its section and its link. */
export const MicroAtm: Story = { play: servicesAreLinked };

/** Utility payments: every service has its section and its link. */
export const UtilityPayments: Story = { args: { words: utilityPayments }, play: servicesAreLinked };

/** Travel services: every service has its section and its link. */
export const TravelServices: Story = { args: { words: travelServices }, play: servicesAreLinked };

/** A service's link brings its section into view. */
export const ServiceFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const { id, name } = microAtm.services[1] ?? { id: '', name: '' };
    await userEvent.click(canvas.getByRole('link', { name }));
    const top = () => document.getElementById(id)?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(window.innerHeight / 2));
  },
};

/** Long words of every kind are wrapped. */
export const LongText: Story = {
  args: {
    words: {
      ...microAtm,
      title: longLabel,
      lead: longText,
      services: microAtm.services.map((service) => ({ ...service, text: longText })),
      safety: { title: longLabel, points: [longText, longLabel] },
    },
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** The body in the narrowest window. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
