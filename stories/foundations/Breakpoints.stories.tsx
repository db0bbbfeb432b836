import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../.storybook/siteTheme';
import { Specimens } from './Specimens';
import { windowWidth } from './windowWidth';

/**
 * Layouts are written for the smallest window first: `{ xs: '1fr', md: '7fr 5fr' }`. Type, gutter, grid and images grow with the
 * window by themselves. A component that stands in columns of several widths asks for its own width by a container query, as
 * `ProductCard` does, and fits 320 pixels at every text size. `order` may move an image, never a link or a control.
 */
const meta = {
  title: 'Foundations/Breakpoints',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { keys, values } = theme.breakpoints;

/** What changes from each breakpoint on. */
const changes = {
  xs: 'One column: words first, then their image; only a page of one message has its image above. The links of the bar are in the menu. Partner logos and figures stand two in a row. The road between steps runs down.',
  sm: 'Partner logos four in a row. The footer and the lists of products in two columns. The steps of a service side by side, joined by a road.',
  md: 'The grid of twelve columns, with columns of unequal width. The bar is higher and shows its links and Login; the menu is gone. Four figures in a row. Images run out of the window on one side. More space in sections and cards. The contents of a legal page stay in view beside the text.',
  lg: 'The logo of the footer stands beside its groups. More room between the links of the bar, and between a form and what stands beside it. Larger drawings of the roles.',
  xl: 'Partner logos in one row. The title of About is as large as that of Home. The grid is wider than on a desktop.',
} satisfies Record<Breakpoint, string>;

const widest = windowWidth('wide');
const share = (pixels: number) => `${(100 * pixels) / widest}%`;

/** Every breakpoint of the theme with what changes there. */
export const Windows: Story = {
  render: () => (
    <Specimens
      width={widest}
      of={keys.map((key, index) => {
        const next = keys[index + 1];
        const end = next ? values[next] : widest;
        const bar = { height: 12, borderRadius: 1, bgcolor: 'primary.main' };
        return {
          name: `breakpoints.up('${key}')`,
          values: [`from ${values[key]} px`],
          use: changes[key],
          sample: <Box sx={{ ...bar, ml: share(values[key]), width: share(end - values[key]) }} />,
        };
      })}
    />
  ),
};
