import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, siteParameters } from '../pages/inSite';
import { opensAs } from '../pages/opensAs';
import { festivalRoute } from './composeAPage/app/festivalRoute';
import { festival } from './composeAPage/content/en/pages/festival';

const meta = {
  title: 'Guides/Compose a page',
  decorators: [inSite],
  parameters: { ...siteParameters, path: festivalRoute.path },
  loaders: [async () => ({ Page: await festivalRoute.load() })],
  render: (_, { loaded: { Page } }) => <Page />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of the routes loads the page, and its URL is the page's. */
export const Routed: Story = { play: opensAs(festival.title, festival.meta.title) };
