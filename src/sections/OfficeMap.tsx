import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type Ref, useRef, useState } from 'react';
import type { PostalAddress } from '#brand/brandTypes';
import { scenes } from '../art/illustrations';
import { busyButtonProps } from '../atoms/busyButtonProps';
import { Section } from '../atoms/Section';
import type { ContactContent } from '../content/contentShapes';
import { type MapPlace, mapEmbedUrl, mapPageUrl } from '../domain/mapUrls';
import { savesData } from '../domain/savesData';
import { checkMapServer } from './checkMapServer';
import { type MapHost, type MapState, useLiveMap } from './useLiveMap';

export interface OfficeMapProps {
  /** The title, the name of the frame, and the link to the map. */
  messages: ContactContent['map'];
  /** Where the pin stands. */
  place: MapPlace;
  /** What is told beside the map. */
  address: PostalAddress;
  /** Where the frame's map is asked for. OpenStreetMap unless given; a story gives one that needs no network. */
  embedUrlOf?: (place: MapPlace) => string;
  /**
   * Resolves once the host of that address has answered, whatever it says; rejects where it cannot be reached.
   * @default a request of its own
   */
  probe?: MapHost['probe'];
  /**
   * How long the host may take to answer, in milliseconds.
   * @default 5000
   */
  patience?: number;
  /**
   * Whether the map waits for a press instead of loading by itself.
   * @default what the browser says of saving data
   */
  isSavingData?: () => boolean;
}

/**
 * The office on the map. The frame is there once it is near the view and its host has answered; until
 * then the drawn streets show, and stay where the host does not answer, with a way to ask again.
 */
export function OfficeMap({
  messages,
  place,
  address,
  embedUrlOf = mapEmbedUrl,
  probe = checkMapServer,
  patience = 5000,
  isSavingData = savesData,
}: OfficeMapProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const embedUrl = embedUrlOf(place);
  const { state, ask } = useLiveMap(stageRef, {
    address: embedUrl,
    probe,
    patience,
    isSavingData,
    // The focus stays beside the map when the button that it stands on goes away.
    onAnswer: () => {
      if (document.activeElement === buttonRef.current) linkRef.current?.focus();
    },
  });
  return (
    <Section
      labelledBy="map-title"
      tone="sand"
      space="none"
      sx={{ overflow: 'hidden', mb: { xs: 10, md: 14 } }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
          columnGap: 6,
          alignItems: 'center',
        }}
      >
        <Box sx={{ paddingBlock: { xs: 10, md: 14 } }}>
          <Typography variant="h2" id="map-title" sx={{ mb: 4 }}>
            {messages.title}
          </Typography>
          <Typography component="address" sx={{ mb: 4, fontStyle: 'normal' }}>
            {address.lines.join(', ')}, {address.city}, {address.state} {address.postalCode}
          </Typography>
          <Link
            ref={linkRef}
            href={mapPageUrl(place)}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44 }}
          >
            {messages.openLabel}
            <OpenInNewRounded fontSize="small" />
          </Link>
        </Box>
        <Box
          ref={stageRef}
          sx={{
            display: 'grid',
            placeItems: 'end center',
            position: 'relative',
            alignSelf: 'stretch',
            minHeight: { md: '32rem', xl: '38rem' },
            marginInlineStart: { xs: 'calc(-1 * var(--bleed))', md: 0 },
            marginInlineEnd: 'calc(-1 * var(--bleed))',
            '@media print': { display: 'none' },
            // The shape of the map, from which only a notice in large text makes it grow.
            '&::before': {
              content: '""',
              gridArea: '1 / 1',
              width: '100%',
              aspectRatio: { xs: '4 / 3', md: 'auto' },
            },
          }}
        >
          <Box sx={drawnMap}>
            {(state === 'live' || state === 'revealed') && (
              <Box
                component="iframe"
                title={messages.frameTitle}
                src={embedUrl}
                referrerPolicy="no-referrer"
                sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
              />
            )}
          </Box>
          <MapNotice state={state} messages={messages} buttonRef={buttonRef} onPress={ask} />
        </Box>
      </Box>
    </Section>
  );
}

/** Fills its place; beside text it fades in from the start of the line. */
const drawnMap = {
  position: 'absolute',
  inset: 0,
  borderBlock: 1,
  borderColor: 'divider',
  maskImage: { md: 'linear-gradient(calc(90deg*var(--inline,1)), transparent, black 7rem)' },
  background: `url("${scenes.mapPlaceholder.src}") 60% 40% / cover`,
} as const;

interface MapNoticeProps {
  state: MapState;
  messages: ContactContent['map'];
  buttonRef: Ref<HTMLButtonElement>;
  onPress: () => void;
}

/** Says what became of the map, in a region that is there before its words, and offers to ask for it. */
function MapNotice({ state, messages, buttonRef, onPress }: MapNoticeProps) {
  const texts = {
    drawn: '',
    asking: '',
    live: '',
    offered: messages.saving,
    unreachable: messages.unreachable,
    retrying: messages.loading,
    revealed: messages.shown,
  } satisfies Record<MapState, string>;
  const isRetrying = state === 'retrying';
  const label = state === 'offered' ? messages.showLabel : messages.retryLabel;
  const [pressed, setPressed] = useState(label);
  const isOnCard = state === 'offered' || state === 'unreachable' || isRetrying;
  return (
    <Stack spacing={3} sx={isOnCard ? card : visuallyHidden}>
      <Typography aria-live="polite">{texts[state]}</Typography>
      {isOnCard && (
        <Button
          ref={buttonRef}
          variant="contained"
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
    </Stack>
  );
}

const card = (theme: Theme) => ({
  gridArea: '1 / 1',
  position: 'relative',
  alignItems: 'start',
  boxSizing: 'border-box',
  maxWidth: '24rem',
  m: 4,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: `${theme.radius.surface}px`,
  bgcolor: 'background.paper',
});
