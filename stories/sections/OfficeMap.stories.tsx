import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { company } from '#words/company';
import { contact } from '#words/pages/contact';
import { framedInDocs } from '../../.storybook/docs/framedInDocs';
import { picturedAtRest } from '../../.storybook/modes';
import { desktopWindow, narrowWindow } from '../../.storybook/viewports';
import { mapPageAddress } from '../../src/domain/mapAddresses';
import { OfficeMap } from '../../src/sections/OfficeMap';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { expectFits } from '../blocks/expectFits';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { longLabel, longWord } from '../blocks/longWords';
import { StateCases } from '../blocks/StateCases';
import { shownSeveralTimes } from './shownSeveralTimes';

const words = contact.map;

const longPlace = {
  words: { ...words, title: longLabel, openLabel: longLabel },
  address: { ...company.corporateAddress, lines: [longLabel, longWord] },
};

/** A frame that asks nothing of the network: the drawn streets show through. */
const emptyFrame = () => 'about:blank';

const meta = {
  title: 'Sections/OfficeMap',
  component: OfficeMap,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: {
    words,
    place: company.mapPlace,
    address: company.corporateAddress,
    embedAddressOf: emptyFrame,
  },
  // The table of props would print the whole function.
  argTypes: { embedAddressOf: { table: { defaultValue: { summary: 'mapEmbedAddress' } } } },
} satisfies Meta<typeof OfficeMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame has a name, waits until it comes near the view, and tells its host nothing of the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle(words.frameTitle);
    await expect(frame).toHaveAttribute('src', emptyFrame());
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

/** The frame covers the drawn streets, which show until its map does. */
export const StreetsBehind: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle(words.frameTitle);
    const streets = frame.parentElement;
    if (!streets) throw new Error('The frame stands nowhere.');
    await expect(getComputedStyle(streets).backgroundImage).toContain('url(');
    await expect(frame.clientWidth).toBe(streets.clientWidth);
    await expect(frame.clientHeight).toBe(streets.clientHeight);
  },
};

/** On a desktop the map stands beside the address, as high as the section, and runs to the window's edge. */
export const ToTheEdge: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: words.title }).getBoundingClientRect();
    const map = canvas.getByTitle(words.frameTitle).getBoundingClientRect();
    await expect(map.right).toBeGreaterThanOrEqual(section.right);
    await expect(map.height).toBeCloseTo(section.height, 0);
    await expect(map.left).toBeGreaterThan(canvas.getByRole('link').getBoundingClientRect().right);
  },
};

/** Beside the map stand the address and a link to the same place, for whom the map does not load. */
export const AddressAndLink: Story = {
  play: async ({ canvas }) => {
    for (const line of company.corporateAddress.lines)
      await expect(canvas.getByRole('region', { name: words.title })).toHaveTextContent(line);
    const link = canvas.getByRole('link', { name: words.openLabel });
    await expect(link).toHaveAttribute('href', mapPageAddress(company.mapPlace));
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

/** A long address is wrapped beside the map. */
export const LongText: Story = {
  args: longPlace,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};

/** In the narrowest window the map stands below the address, from edge to edge. */
export const Narrow: Story = {
  globals: narrowWindow,
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link').getBoundingClientRect();
    const map = canvas.getByTitle(words.frameTitle).getBoundingClientRect();
    await expect(link.bottom).toBeLessThanOrEqual(map.top);
    await expect([map.left, map.right]).toEqual([0, window.innerWidth]);
    await expectFits(canvasElement);
  },
};

/** Under a pointer the link brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes('named'),
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <OfficeMap {...args} />
      </StateCases>
    </Cases>
  ),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: words.openLabel })),
};

/** Every look of the section at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: { ...picturedAtRest, ...shownSeveralTimes('named') },
  render: (args) => (
    <Cases isFullWidth>
      <StateCases>
        <OfficeMap {...args} />
      </StateCases>
      <Case name="Long text">
        <OfficeMap {...args} {...longPlace} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
