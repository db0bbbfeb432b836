import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { company } from '#messages/company';
import { contact } from '#messages/pages/contact';
import { framedInDocs } from '../../../.storybook/docs/framedInDocs';
import { desktopWindow, narrowWindow } from '../../../.storybook/viewports';
import { mapPageUrl } from '../../../src/domain/mapUrls';
import { OfficeMap } from '../../../src/sections/OfficeMap';
import { expectStatesShown } from '../../blocks/expectStatesShown';
import { inStates } from '../../blocks/inStates';
import { kitchenSink } from '../../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../../blocks/longWords';
import { shownSeveralTimes } from '../../blocks/shownSeveralTimes';
import { answers, emptyPage, mapArgs, refuses } from './mapHosts';

const messages = contact.map;

const boxOf = (element: Element) => element.getBoundingClientRect();

const meta = {
  title: 'Sections/OfficeMap',
  component: OfficeMap,
  parameters: { layout: 'fullscreen', docs: framedInDocs },
  args: mapArgs,
  // The table of props would print the whole function.
  argTypes: {
    embedUrlOf: { table: { defaultValue: { summary: 'mapEmbedUrl' } } },
    probe: { table: { defaultValue: { summary: 'probeMapHost' } } },
    isSavingData: { table: { defaultValue: { summary: 'savesData' } } },
  },
} satisfies Meta<typeof OfficeMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Once its host has answered and the frame has loaded the map is shown, with a name, and tells its host nothing of the page; beside it stand the company's name, the address and a link to the same place. */
export const Default: Story = {
  args: { probe: fn(answers) },
  play: async ({ args, canvas }) => {
    const address = canvas.getByText(contact.corporateLabel).nextElementSibling;
    for (const line of [
      company.legalName,
      ...company.corporateAddress.lines,
      company.corporateAddress.postalCode,
    ])
      await expect(address).toHaveTextContent(line);
    const link = canvas.getByRole('link', { name: messages.openLabel });
    await expect(link).toHaveAttribute('href', mapPageUrl(company.mapPlace));
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const frame = await canvas.findByTitle(messages.frameTitle);
    await waitFor(() => expect(frame).toBeVisible());
    await expect(frame).toHaveAttribute('src', emptyPage);
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(args.probe).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The frame covers the drawn streets, which show until its map does. */
export const StreetsBehind: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle(messages.frameTitle);
    const streets = canvas.getByRole('presentation');
    await expect(frame.clientWidth).toBe(streets.clientWidth);
    await expect(frame.clientHeight).toBe(streets.clientHeight);
  },
};

/** Where its host cannot be reached the drawn streets stay, and that is said without moving anything. */
export const Unreachable: Story = {
  args: { probe: refuses },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: messages.title });
    const { height } = section.getBoundingClientRect();
    await expect(await canvas.findByText(messages.unreachable)).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(canvas.getByRole('button', { name: messages.retryLabel })).toBeVisible();
    await expect(canvas.queryByTitle(messages.frameTitle)).toBeNull();
    await expect(section.getBoundingClientRect().height).toBe(height);
  },
};

/** Where the visitor saves data the streets stand with a button that asks for the map. */
export const SavingData: Story = { args: { isSavingData: () => true } };

/** On a desktop the map stands beside the address, else below it. */
export const BesideTheAddress: Story = {
  tags: ['!autodocs'],
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const map = boxOf(await canvas.findByTitle(messages.frameTitle));
    const section = boxOf(canvas.getByRole('region', { name: messages.title }));
    await expect(map.right).toBeLessThan(section.right);
    await expect(map.left).toBeGreaterThan(
      boxOf(canvas.getByRole('link', { name: messages.openLabel })).right,
    );
  },
};

/** A long address is wrapped beside the map, and a long notice on it. */
export const LongText: Story = {
  args: {
    messages: {
      ...messages,
      title: longLabel,
      openLabel: longLabel,
      unreachable: longText,
      retryLabel: longLabel,
    },
    company: {
      ...company,
      corporateAddress: { ...company.corporateAddress, lines: [longLabel, longWord] },
    },
    probe: refuses,
  },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    await canvas.findByText(longText);
  },
};

/** Under a pointer the link brightens; by keyboard it wears the ring of focus. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('link', { name: messages.openLabel })),
};

export const KitchenSink = kitchenSink(meta, { Unreachable, SavingData, LongText, PseudoStates });
