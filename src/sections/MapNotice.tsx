import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type Ref, useState } from 'react';
import { busyButtonProps } from '../atoms/busyButtonProps';
import type { ContactContent } from '../content/contentShapes';
import type { MapState } from './useLiveMap';

export interface MapNoticeProps {
  /** What became of the map. */
  state: MapState;
  messages: ContactContent['map'];
  buttonRef?: Ref<HTMLButtonElement>;
  /** Asks for the map. */
  onPress: () => void;
}

/** At the foot of an `OfficeMap`: says what became of the map, in a region that is there before its words, and offers to ask for it. */
export function MapNotice({ state, messages, buttonRef, onPress }: MapNoticeProps) {
  const texts: Partial<Record<MapState, string>> = {
    offered: messages.saving,
    unreachable: messages.unreachable,
    retrying: messages.loading,
    reframed: messages.loading,
    revealed: messages.shown,
  };
  const isRetrying = state === 'retrying' || state === 'reframed';
  const label = state === 'offered' ? messages.showLabel : messages.retryLabel;
  const [pressed, setPressed] = useState(label);
  const isShown = state === 'offered' || state === 'unreachable' || isRetrying;
  return (
    <Box sx={isShown ? notice : visuallyHidden}>
      <Typography aria-live="polite" sx={{ flex: '1 1 12rem' }}>
        {texts[state]}
      </Typography>
      {isShown && (
        <Button
          ref={buttonRef}
          variant="outlined"
          onClick={() => {
            if (isRetrying) return;
            setPressed(label);
            onPress();
          }}
          {...busyButtonProps(isRetrying)}
        >
          {/* In an element of its own: translating it must not take the busy indicator's place. */}
          <span>{isRetrying ? pressed : label}</span>
        </Button>
      )}
    </Box>
  );
}

const notice = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  p: 4,
  bgcolor: 'background.paper',
} as const;
