import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';

export interface PageProgressProps {
  isLoading: boolean;
  /** Read out while a page loads. */
  label: string;
}

/** How long a page may load before anything is said, in milliseconds. */
const patience = 250;

const grow = keyframes`
  from { transform: scaleX(0.02); }
`;

/** A thin line under the header while the next page's chunk is on its way; quick loads never show it. */
export function PageProgress({ isLoading, label }: PageProgressProps) {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);

  return (
    <Box
      role="status"
      sx={{ position: 'fixed', insetInline: 0, top: 'var(--header-in-view)', zIndex: 'appBar' }}
    >
      {isLate && (
        <>
          <Box component="span" sx={visuallyHidden}>
            {label}
          </Box>
          <Box
            sx={(theme) => ({
              height: theme.spacing(1),
              bgcolor: 'marigold.main',
              transformOrigin: 'calc(50% - 50%*var(--inline,1))',
              transform: 'scaleX(0.9)',
              animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) backwards`,
            })}
          />
        </>
      )}
    </Box>
  );
}
