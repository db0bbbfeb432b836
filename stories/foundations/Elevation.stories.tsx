import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimens } from './Specimens';
import { shadowUse } from './tokenUses';

/**
 * Hairlines rather than shadows: a card on a page has a hairline or a coloured surface. The one shadow means that something
 * floats, and such a panel has a border as well, for forced colours. Nothing gets a shadow when it is hovered.
 */
const meta = {
  title: 'Foundations/Elevation',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const surface = { height: 120, p: 4, borderRadius: 2, bgcolor: 'background.paper' };

/** There are two levels: a hairline, and the one shadow for what really floats. */
export const Levels: Story = {
  render: () => (
    <Specimens
      width={300}
      of={[
        {
          name: 'On the page',
          use: 'Cards and panels lie on the page and have a hairline.',
          values: ["border: 1, borderColor: 'divider'"],
          sample: <Box sx={{ ...surface, border: 1, borderColor: 'divider' }} />,
        },
        {
          name: 'Above the page',
          use: shadowUse,
          values: ['boxShadow: theme.floatShadow'],
          sample: <Box sx={[surface, (theme) => ({ boxShadow: theme.floatShadow })]} />,
        },
      ]}
    />
  ),
};
