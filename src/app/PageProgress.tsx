import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

export interface PageProgressProps {
  isLoading: boolean;
  /** Read out while a page loads. */
  label: string;
}

const appear = keyframes`
  from { opacity: 0; }
`;
const grow = keyframes`
  from { transform: scaleX(0.02); }
`;

/** A thin line under the header while the next page's chunk is on its way; quick loads never show it. */
export function PageProgress({ isLoading, label }: PageProgressProps) {
  return (
    <Box
      role="status"
      sx={{ position: 'fixed', insetInline: 0, top: 'var(--header-height)', zIndex: 'appBar' }}
    >
      {isLoading && (
        <>
          <Box component="span" sx={visuallyHidden}>
            {label}
          </Box>
          <Box
            sx={{
              height: 4,
              bgcolor: 'marigold.main',
              transformOrigin: 'left',
              transform: 'scaleX(0.9)',
              animation: `${appear} 1ms 250ms backwards, ${grow} 8s 250ms cubic-bezier(0.1, 0.7, 0.2, 1) backwards`,
            }}
          />
        </>
      )}
    </Box>
  );
}
