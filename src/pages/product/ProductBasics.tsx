import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckIcon } from '../../art/icons';
import { IconList } from '../../atoms/IconList';
import { Message } from '../../atoms/Message';

export interface ProductBasicsProps {
  bringTitle: string;
  /** What to bring to the counter. */
  bring: readonly string[];
  costTitle: string;
  /** What to ask before paying. */
  cost: string;
  /** What the services are for, as examples. */
  kinds?: { title: string; text: string };
}

/** What it costs, what it is for, and beside both what a customer brings: in the first view. */
export function ProductBasics({ bringTitle, bring, costTitle, cost, kinds }: ProductBasicsProps) {
  return (
    <Box sx={columns}>
      <div>
        <Typography variant="h5" component="h2">
          {costTitle}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          <Message text={cost} />
        </Typography>
      </div>
      {kinds && (
        <div>
          <Typography variant="h5" component="h2">
            {kinds.title}
          </Typography>
          <Typography sx={{ mt: 1 }}>{kinds.text}</Typography>
        </div>
      )}
      <Box sx={{ gridColumn: { sm: 2 }, gridRow: { sm: '1 / span 2' } }}>
        <Typography variant="h5" component="h2">
          {bringTitle}
        </Typography>
        <IconList
          icon={CheckIcon}
          items={bring.map((thing) => ({ id: thing, content: <Message text={thing} /> }))}
        />
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
  },
  columnGap: 8,
  rowGap: { xs: 4, md: 5 },
  overflowWrap: 'anywhere',
} as const;
