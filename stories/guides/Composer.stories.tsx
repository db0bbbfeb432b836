import GlobalStyles from '@mui/material/GlobalStyles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { help } from '#messages/pages/help';
import { home } from '#messages/pages/home';
import { join } from '#messages/pages/join';
import { paths } from '../../src/content/paths';
import { changedComposition, computedComposition } from '../../tests/exampleCompositions';
import { itemOf } from '../blocks/itemOf';
import { inSite, siteParameters } from '../pages/inSite';
import { Composer } from './composer/Composer';
import { decoded, encoded, firstComposition } from './composer/composition';
import { written } from './composer/sections';
import { withValues } from './composer/withValues';

const meta: Meta<{ composition: string }> = {
  title: 'Guides/Composer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { composition: encoded(firstComposition) },
};

export default meta;
type Story = StoryObj<{ composition: string }>;

/** The composer, with the composition of its link; a play would change it. */
export const Default: Story = {
  render: function Render({ composition }) {
    const [, updateArgs] = useArgs<{ composition: string }>();
    return (
      <Composer
        composition={composition}
        onChange={(changed) => updateArgs({ composition: changed })}
      />
    );
  },
};

/** Sections are put in order, their props are set, and the code and the link follow. */
export const Composing: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Sections of the page' });
    const order = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.match(/[A-Z]\w+/)?.[0]);
    const up = canvas.getByRole('button', { name: 'Move JoinCall up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(order()).toEqual(['PageTitle', 'JoinCall', 'ProductsSection']);
    await expect(up).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('JoinCall is now 2 of 3.');

    const dragged = within(list).getAllByRole('listitem');
    fireEvent.dragStart(itemOf(dragged, 2));
    fireEvent.drop(itemOf(dragged, 0));
    await expect(order()).toEqual(['ProductsSection', 'PageTitle', 'JoinCall']);
    await userEvent.click(canvas.getByRole('button', { name: '2. PageTitle' }));
    const props = within(canvas.getByRole('region', { name: 'Props of PageTitle' }));
    await userEvent.selectOptions(props.getByRole('combobox', { name: 'tone' }), 'ink');
    const written = props.getByDisplayValue(join.title);
    await userEvent.clear(written);
    await userEvent.type(written, 'Diwali');
    const page = canvas.getByRole('region', { name: 'src/pages/FestivalPage.tsx' });
    await waitFor(() => expect(page).toHaveTextContent('tone="ink"'));
    await expect(page).toHaveTextContent('title={messages.pageTitle.title}');
    const messages = canvas.getByRole('region', { name: 'src/content/en/pages/festival.ts' });
    await expect(messages).toHaveTextContent('title: "Diwali"');

    const name = canvas.getByLabelText('Name in the code');
    await userEvent.clear(name);
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no code yet.');
    await expect(canvas.queryByRole('region', { name: /^src/ })).toBeNull();
    await userEvent.type(name, 'diwali');
    await expect(canvas.getByRole('region', { name: 'src/pages/DiwaliPage.tsx' })).toBeVisible();

    const link = canvas.getByRole('link', { name: 'Link to this composition' });
    const { entries } = decoded(link.getAttribute('href')?.split(':').at(-1) ?? '');
    await expect(entries.map(({ section, values }) => [section, values])).toEqual([
      ['ProductsSection', {}],
      ['PageTitle', { tone: 'ink', title: 'Diwali' }],
      ['JoinCall', {}],
    ]);
  },
};

const onHashChange = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

const page: Story = {
  decorators: [inSite],
  parameters: siteParameters,
  // The composer changes the composition in the hash of the preview.
  render: function Render({ composition }) {
    const hash = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
    const { textSize, entries } = decoded(hash || composition);
    return (
      <>
        <GlobalStyles styles={{ html: { fontSize: `${textSize}%` } }} />
        {written(entries).map(({ entry: { id, values }, component: Section, args }) => (
          <Section key={id} {...withValues(args, values)} />
        ))}
      </>
    );
  },
};

/** The page of any composition, as the composer shows it. */
export const Page: Story = page;

/** The page of the composition that the composer opens with. */
export const FirstPage: Story = {
  ...page,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: join.title })).toBeVisible();
    for (const { title } of [home.products, home.join])
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
  },
};

/** A page whose sections have words and looks of their own. */
export const ChangedPage: Story = {
  ...page,
  args: { composition: encoded(changedComposition) },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent("Diwali at your shop's counter");
    await expect(canvas.getByText('Ask before you set out')).toBeVisible();
    await expect(canvas.getByRole('link', { name: home.help.label })).toHaveAttribute(
      'href',
      paths.contact,
    );
    await expect(headings).toContain('Open a counter');
    await expect(headings).toContain(home.join.title);
  },
};

/** A page of sections whose stories compute their values. */
export const ComputedPage: Story = {
  ...page,
  args: { composition: encoded(computedComposition) },
  play: async ({ canvas }) => {
    for (const name of [help.title, help.fraud.title, help.money.title, help.complaint.title])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};
