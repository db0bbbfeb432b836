import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '../../.storybook/siteTheme';
import { viewports } from '../../.storybook/viewports';
import { Values } from './Values';
import { windowWidth } from './windowWidth';

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
  md: 'The grid of twelve columns, with columns of unequal width. The bar is higher and shows its links and Login; the menu is gone. Four figures in a row. Pictures run out of the window on one side. More space in bands and cards. The contents of a legal page stay in view beside the text.',
  lg: 'More room between the links of the bar, and between a form and what stands beside it. Larger drawings of the roles.',
  xl: 'Partner logos in one row. The title of About is as large as that of Home. The grid is wider than on a desktop.',
} satisfies Record<Breakpoint, string>;

/** Part of the widest window of the toolbar. */
const share = (pixels: number) => `${(100 * Math.min(pixels, widest)) / widest}%`;
const widest = windowWidth('wide');

/** Every breakpoint of the theme with what changes there; the toolbar has a window for each but the least, which begins at nothing. */
export const Windows: Story = {
  render: () => (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {keys.map((key, index) => {
        const next = keys[index + 1];
        const end = next ? values[next] : widest;
        return (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: { sm: '13rem minmax(0, 1fr)' },
              gap: 3,
              py: 5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <div>
              <Typography variant="h4" component="h3">
                {key}
              </Typography>
              <Values values={[`from ${values[key]} px`, `breakpoints.up('${key}')`]} />
            </div>
            <div>
              <Box
                sx={{
                  height: 12,
                  mb: 3,
                  borderRadius: 1,
                  bgcolor: 'sand.main',
                  forcedColorAdjust: 'none',
                }}
              >
                <Box
                  sx={{
                    height: '100%',
                    ml: share(values[key]),
                    width: share(end - values[key]),
                    borderRadius: 1,
                    bgcolor: 'primary.main',
                  }}
                />
              </Box>
              <Typography variant="body2">{changes[key]}</Typography>
            </div>
          </Box>
        );
      })}
    </Box>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    await expect(shown).toEqual(keys);
    const windows = Object.values(viewports).map(({ styles }) => styles.width);
    for (const key of keys.filter((one) => values[one] > 0))
      await expect(windows).toContain(`${values[key]}px`);
  },
};
