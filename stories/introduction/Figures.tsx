import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { StatCard } from '../../src/atoms/StatCard';
import { type Counts, countEntries } from './countEntries';

const number = new Intl.NumberFormat('en-IN');

/** How many parts, stories and docs pages there are, counted from the index beside this page. */
export function Figures() {
  const [counts, setCounts] = useState<Counts>();

  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then((response) => response.json())
      .then((index) => setCounts(countEntries(index)))
      // Without figures the page still says all that it has to say.
      .catch(() => setCounts(undefined));
    return () => leaving.abort();
  }, []);

  return (
    <Box
      component="dl"
      className="sb-unstyled"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        columnGap: 6,
        minHeight: '9rem',
        m: 0,
        mt: 6,
      }}
    >
      {counts && (
        <>
          <StatCard value={number.format(counts.components)} label="Parts of the site" />
          <StatCard value={number.format(counts.stories)} label="Stories" />
          <StatCard value={number.format(counts.docs)} label="Pages of documentation" />
        </>
      )}
    </Box>
  );
}
