import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import * as illustrations from '../../src/art/illustrations';
import jaal from '../../src/art/jaal.svg';
import jaalLight from '../../src/art/jaal-light.svg';
import street from '../../src/art/street.svg';
import { Specimens } from './Specimens';
import { Values } from './Values';

const meta = {
  title: 'Foundations/Illustrations',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const folder = '../../src/';

const addresses = import.meta.glob<string>('../../src/{art,brand}/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const shown = [
  jaal,
  jaalLight,
  street,
  ...[partnerLogos, ...Object.values(illustrations)].flatMap((group) =>
    Object.values(group).map(({ src }) => src),
  ),
];

/** Every drawn file of the site, and none that no gallery shows. */
export const EveryFile: Story = {
  render: () => (
    <Specimens width={140}>
      {Object.entries(addresses).map(([path, address]) => (
        <li key={path}>
          <Box
            component="img"
            src={address}
            alt=""
            sx={{
              display: 'block',
              boxSizing: 'border-box',
              width: '100%',
              height: 112,
              p: 2,
              mb: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              objectFit: 'contain',
            }}
          />
          <Values values={[path.replace(folder, '')]} />
        </li>
      ))}
    </Specimens>
  ),
  play: async () => {
    const missing = Object.entries(addresses).filter(([, address]) => !shown.includes(address));
    // Its scene has no address of its own: the drawing is part of the script.
    await expect(missing.map(([path]) => path)).toEqual([`${folder}art/loading-error.svg`]);
    await expect(illustrations.scenes.loadingError.src).toMatch(/^data:/);
  },
};
