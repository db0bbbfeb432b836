import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnerLogos } from '#brand/partnerLogos';
import { type Drawing, Illustration } from '../../../src/atoms/Illustration';
import { company } from '../../../src/content/messages/en/company';
import { Specimens } from '../Specimens';

const meta = {
  title: 'Foundations/Illustrations',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const drawings = import.meta.glob<Drawing>('../../../src/art/**/*.svg', {
  query: '?drawing',
  import: 'default',
  eager: true,
});

const folders = new Map<string, [name: string, drawing: Drawing][]>();
for (const [path, drawing] of Object.entries(drawings)) {
  const [name = '', ...parents] = path.replace('../../../src/art/', '').split('/').toReversed();
  const folder = parents.toReversed().join('/');
  folders.set(folder, [...(folders.get(folder) ?? []), [name, drawing]]);
}

const allCome: Story['play'] = async ({ canvas }) => {
  for (const image of canvas.getAllByRole<HTMLImageElement>('img')) await image.decode();
};

const gallery = (of: ReadonlyArray<[name: string, drawing: Drawing]>) => (
  <Specimens
    of={of.map(([name, drawing]) => ({
      name,
      values: [`${drawing.width} × ${drawing.height}`],
      sample: (
        <Illustration
          {...drawing}
          alt={name}
          priority="high"
          sx={{ maxHeight: 160, objectFit: 'contain' }}
        />
      ),
    }))}
  />
);

/** Every file of `src/art`, by its folder. */
export const EveryFile: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 8 }}>
      {[...folders].map(([folder, of]) => (
        <div key={folder}>
          {folder && (
            <Typography variant="h3" sx={{ mb: 4 }}>
              {folder}
            </Typography>
          )}
          {gallery(of)}
        </div>
      ))}
    </Box>
  ),
  play: allCome,
};

/** The partners' logos, invented like their names; every partner of the company file has one. */
export const Partners: Story = {
  render: () => gallery(Object.entries(partnerLogos)),
  play: async (context) => {
    await expect(Object.keys(partnerLogos).toSorted()).toEqual(company.partners.toSorted());
    await allCome(context);
  },
};
