import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOf } from '@storybook/addon-docs/blocks';
import { type Args, composeStory, type StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { inSiteFrame } from '../../.storybook/inSiteFrame';
import { SiteFrame } from '../../.storybook/SiteFrame';
import { CheckIcon, CloseIcon } from '../../src/art/icons';
import { paths } from '../../src/content/paths';

interface Advice {
  /** The component as it should be, or should not be. Only to be looked at: nothing in it takes focus. */
  show?: ReactNode;
  /** A story of the component that the docs page is of, in place of `show`. */
  story?: StoryObj<Args>;
  /** Props of the component that differ from those of the story. */
  args?: Args;
  /** The rule in one sentence. */
  because: string;
}

interface DoAndDontProps {
  do: Advice;
  dont: Advice;
}

const verdicts = {
  do: { title: 'Do', Icon: CheckIcon, colour: 'success.main' },
  dont: { title: 'Don’t', Icon: CloseIcon, colour: 'error.main' },
} as const;

function ComposedStory({ story, args }: { story: StoryObj<Args>; args: Args }) {
  const { csfFile } = useOf('meta', ['meta']);
  const [Story] = useState(() =>
    composeStory<Args>(story, csfFile.moduleExports.default, { decorators: [inSiteFrame] }),
  );
  return <Story {...args} />;
}

function Side({
  verdict,
  show,
  story,
  args = {},
  because,
}: Advice & { verdict: keyof typeof verdicts }) {
  const { title, Icon, colour } = verdicts[verdict];
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 2',
        m: 0,
      }}
    >
      <Box
        inert
        sx={{
          p: 6,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          overflow: 'hidden',
        }}
      >
        {story ? <ComposedStory story={story} args={args} /> : show}
      </Box>
      <Box component="figcaption" sx={{ pt: 2, borderTop: 4, borderColor: colour }}>
        <Typography
          component="p"
          variant="h6"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: colour }}
        >
          <Icon fontSize="small" />
          {title}
        </Typography>
        <Typography variant="body2">{because}</Typography>
      </Box>
    </Box>
  );
}

/** A rule of use on a docs page: the component used well beside the component used badly, each with its reason. */
export function DoAndDont({ do: good, dont }: DoAndDontProps) {
  return (
    <SiteFrame path={paths.home}>
      <Box
        className="sb-unstyled"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
          columnGap: 6,
          rowGap: 2,
          my: 6,
        }}
      >
        <Side verdict="do" {...good} />
        <Side verdict="dont" {...dont} />
      </Box>
    </SiteFrame>
  );
}
