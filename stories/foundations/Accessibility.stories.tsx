import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { siteFrame } from '#messages/siteFrame';
import { NavigationLink } from '../../src/atoms/NavigationLink';
import { SkipLink } from '../../src/atoms/SkipLink';
import { paths } from '../../src/content/paths';
import { colours, height } from '../../src/theme/tokens';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { FocusRings } from './FocusRings';
import { Measured } from './Measured';
import { Specimens } from './Specimens';

const meta = {
  title: 'Foundations/Accessibility',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = [
  { tone: 'paper', linkColour: 'primary.main', ring: colours.indigoBright },
  { tone: 'sand', linkColour: 'primary.main', ring: colours.indigoBright },
  { tone: 'ink', linkColour: 'marigold.main', ring: colours.marigold },
] as const;

/** Focus is ringed in bright indigo on light surfaces and in marigold on ink. */
export const FocusRing: Story = {
  render: () => (
    <Cases>
      {surfaces.map(({ tone, linkColour }) => (
        <Case key={tone} name={`On ${tone}`} state="focus-visible">
          <FocusRings tone={tone} linkColour={linkColour} />
        </Case>
      ))}
    </Cases>
  ),
  play: async ({ canvas }) => {
    for (const role of ['button', 'link'] as const)
      for (const [index, control] of canvas.getAllByRole(role).entries())
        await expect(control).toHaveStyle({
          outlineStyle: 'solid',
          outlineColor: surfaces[index]?.ring,
        });
  },
};

/** The same by hand: Tab goes from one to the next. */
export const FocusByKeyboard: Story = {
  render: () => (
    <>
      {surfaces.map((surface) => (
        <FocusRings key={surface.tone} {...surface} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.tab();
    }
  },
};

/** The first stop of the keyboard is the way past the header; it is seen while it has focus. */
export const FirstStop: Story = {
  render: () => (
    <Box
      sx={{
        position: 'relative',
        minHeight: 80,
        border: '1px dashed',
        borderColor: 'edge.main',
        borderRadius: 1,
      }}
    >
      <SkipLink label={siteFrame.skipLabel} href="#focus" />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: siteFrame.skipLabel });
    await expect(link.offsetWidth).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Buttons, and links of the bar, are at least 48 pixels high. */
export const Targets: Story = {
  render: () => (
    <Specimens width={200}>
      <li>
        <Measured>
          <Button variant="contained">{siteFrame.joinLabel}</Button>
        </Measured>
      </li>
      <li>
        <Measured>
          <Button variant="outlined">{siteFrame.loginLabel}</Button>
        </Measured>
      </li>
      <li>
        <Measured>
          <Button variant="contained" size="large">
            {home.hero.startLabel}
          </Button>
        </Measured>
      </li>
      <li>
        <Measured>
          <NavigationLink label={siteFrame.mainNavigationLabel} href={paths.about} />
        </Measured>
      </li>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    for (const target of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')])
      await expect(target.offsetHeight).toBeGreaterThanOrEqual(height.control);
  },
};
