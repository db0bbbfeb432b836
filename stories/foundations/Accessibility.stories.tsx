import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '#messages/pages/home';
import { siteFrame } from '#messages/siteFrame';
import { NavigationLink } from '../../src/atoms/NavigationLink';
import { Section } from '../../src/atoms/Section';
import { paths } from '../../src/content/paths';
import { colours, height } from '../../src/theme/tokens';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';

const meta = {
  title: 'Foundations/Accessibility',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = [
  { tone: 'paper', button: 'primary', link: 'primary.main', ring: colours.indigoBright },
  { tone: 'sand', button: 'primary', link: 'primary.main', ring: colours.indigoBright },
  { tone: 'ink', button: 'marigold', link: 'marigold.main', ring: colours.marigold },
] as const;

/** Focus is ringed in bright indigo on light surfaces and in marigold on ink. */
export const FocusRing: Story = {
  render: () => (
    <Cases>
      {surfaces.map(({ tone, button, link }) => (
        <Case key={tone} name={`On ${tone}`} state="focus-visible">
          <Section surface={tone} space="half" component="div">
            <Button variant="contained" color={button} sx={{ mr: 8 }}>
              {home.hero.startLabel}
            </Button>
            <Link href="#focus" sx={{ color: link }}>
              {siteFrame.skipLabel}
            </Link>
          </Section>
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

/** Buttons, and links of the bar, are at least 48 pixels high. */
export const Targets: Story = {
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }}>
      <Button variant="contained">{siteFrame.joinLabel}</Button>
      <Button variant="outlined">{siteFrame.loginLabel}</Button>
      <Button variant="contained" size="large">
        {home.hero.startLabel}
      </Button>
      <NavigationLink label={siteFrame.mainNavigationLabel} href={paths.about} />
    </Box>
  ),
  play: async ({ canvas }) => {
    for (const target of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')])
      await expect(target.offsetHeight).toBeGreaterThanOrEqual(height.control);
  },
};
