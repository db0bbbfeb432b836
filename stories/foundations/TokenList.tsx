import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BreakableName } from '../blocks/BreakableName';
import { tokenRows } from './tokenRows';

/** Every token with its value, its CSS variable and its use; searched by any of these. */
export function TokenList() {
  const [sought, setSought] = useState('');
  const [copied, setCopied] = useState('');
  const words = sought.toLowerCase().split(/\s+/);
  const found = tokenRows.filter(({ path, variable, value, use }) => {
    const text = [path, variable, value, use].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });

  const copy = async (variable: string) => {
    await navigator.clipboard.writeText(`var(${variable})`);
    setCopied(`var(${variable}) is copied.`);
  };

  return (
    <>
      <TextField
        label="Search tokens"
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        sx={{ width: '100%', maxWidth: 440 }}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 3 }}>
        {copied || `${found.length} of ${tokenRows.length} tokens`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map(({ path, variable, value, use, colour }) => (
          <Box
            component="li"
            key={path}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '4fr 4fr 5fr auto' },
              alignItems: 'start',
              columnGap: 5,
              rowGap: 1,
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <BreakableName name={path} />
              </Typography>
              <Typography variant="caption" component="code" sx={{ color: 'text.secondary' }}>
                <BreakableName name={variable} />
              </Typography>
            </Box>
            <Box sx={{ order: { xs: 1, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', overflowWrap: 'anywhere' }}>
                {colour && (
                  <Box
                    sx={{
                      flex: 'none',
                      width: 24,
                      height: 24,
                      border: 1,
                      borderColor: 'edge.main',
                      borderRadius: 1,
                      bgcolor: colour,
                      forcedColorAdjust: 'none',
                    }}
                  />
                )}
                <Typography variant="caption" component="code" sx={{ minWidth: 0 }}>
                  {value}
                </Typography>
              </Box>
            </Box>
            <Typography
              variant="body2"
              sx={{ order: { xs: 2, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' } }}
            >
              {use}
            </Typography>
            <Button size="small" aria-label={`Copy ${variable}`} onClick={() => copy(variable)}>
              Copy
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}
