import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { siteFrame } from '#messages/siteFrame';
import { snapshotAsKitchenSink } from '../../.storybook/modes';
import { SkipLink } from '../../src/atoms/SkipLink';
import { Case } from '../blocks/Case';
import { Cases } from '../blocks/Cases';
import { longLabel } from '../blocks/longWords';

/** Room for a link that takes none, shown as if it had the focus. */
function Shown({ children }: { children: ReactNode }) {
  return (
    <div className="pseudo-focus-all" style={{ position: 'relative', minHeight: '5rem' }}>
      {children}
    </div>
  );
}

/** The link idle, where it is unseen, and in every state in which it is seen. */
function SkipLinkCases({ children }: { children: ReactNode }) {
  return (
    <>
      <Case name="At rest: unseen">{children}</Case>
      <Case name="Focus by keyboard" state="focus-visible">
        <Shown>{children}</Shown>
      </Case>
      <Case name="Focus and pointer" state="hover">
        <Shown>{children}</Shown>
      </Case>
      <Case name="Pressed" state="active">
        <Shown>{children}</Shown>
      </Case>
    </>
  );
}

const meta = {
  title: 'Atoms/SkipLink looks',
  component: SkipLink,
  args: { label: siteFrame.skipLabel, href: '#main' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With focus it is seen and has the ring; with a pointer over it its underline is thicker. */
export const PseudoStates: Story = {
  render: (args) => (
    <Cases width={240}>
      <SkipLinkCases>
        <SkipLink {...args} />
      </SkipLinkCases>
    </Cases>
  ),
  play: async ({ canvas }) => {
    const [atRest, focused, hovered] = canvas.getAllByRole('link').map((link) => {
      const { outlineStyle, textDecorationThickness, clipPath } = getComputedStyle(link);
      return { outlineStyle, textDecorationThickness, clipPath };
    });
    await expect(atRest).toMatchObject({ outlineStyle: 'none', clipPath: 'inset(50%)' });
    await expect(focused).toMatchObject({ outlineStyle: 'solid', clipPath: 'none' });
    const [under, plain] = [hovered, focused].map((look) =>
      Number.parseFloat(look?.textDecorationThickness ?? ''),
    );
    await expect(under).toBeGreaterThan(plain ?? Number.POSITIVE_INFINITY);
  },
};

/** Every look in which it is seen at once; nothing is cut in any of them. */
export const KitchenSink: Story = {
  parameters: snapshotAsKitchenSink,
  render: (args) => (
    <Cases width={240}>
      <SkipLinkCases>
        <SkipLink {...args} />
      </SkipLinkCases>
      <Case name="Long label" state="focus-visible">
        <Shown>
          <SkipLink {...args} label={longLabel} />
        </Shown>
      </Case>
    </Cases>
  ),
};
