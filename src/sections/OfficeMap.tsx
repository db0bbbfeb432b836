import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type Ref, useRef, useState } from 'react';
import type { PostalAddress } from '#brand/brandTypes';
import { OpenInNewIcon } from '../art/icons';
import { busyButtonProps } from '../atoms/busyButtonProps';
import { Section } from '../atoms/Section';
import type { ContactContent } from '../content/contentShapes';
import { type MapPlace, mapEmbedUrl, mapPageUrl } from '../domain/mapUrls';
import { savesData } from '../domain/savesData';
import { withNumbersKept } from '../domain/withNumbersKept';
import { card, drawnMap, frame, stage, wordsAndMap } from './officeMapLook';
import { probeMapHost } from './probeMapHost';
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
   * Resolves once the host of that address has answered as itself; rejects where it cannot be reached.
   * @default a request for its icon
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
 * The office on the map. It is asked for near the view, and shown once its host has answered and the
 * frame has loaded; until then the drawn streets show, and stay where nothing comes, with a way to ask again.
 */
export function OfficeMap({
  messages,
  place,
  address,
  embedUrlOf = mapEmbedUrl,
  probe = probeMapHost,
  patience = 5000,
  isSavingData = savesData,
}: OfficeMapProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const embedUrl = embedUrlOf(place);
  const { state, ask, show } = useLiveMap(stageRef, {
    address: embedUrl,
    probe,
    patience,
    isSavingData,
    // The focus stays beside the map when the button that it stands on goes away.
    onShown: () => {
      if (document.activeElement === buttonRef.current) linkRef.current?.focus();
    },
  });
  const isShown = state === 'live' || state === 'revealed';
  return (
    <Section
      labelledBy="map-title"
      tone="sand"
      space="none"
      // On paper there is no map, and the address stands among the facts.
      sx={{ overflow: 'hidden', mb: { xs: 10, md: 14 }, '@media print': { display: 'none' } }}
    >
      <Box sx={wordsAndMap}>
        <Box sx={{ paddingBlock: { xs: 10, md: 14 } }}>
          <Typography variant="h2" id="map-title" sx={{ mb: 4 }}>
            {messages.title}
          </Typography>
          <Typography component="address" sx={{ mb: 4, fontStyle: 'normal' }}>
            {withNumbersKept(
              `${address.lines.join(', ')}, ${address.city}, ${address.state} ${address.postalCode}`,
            )}
          </Typography>
          <Link
            ref={linkRef}
            href={mapPageUrl(place)}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44 }}
          >
            {messages.openLabel}
            <OpenInNewIcon fontSize="small" />
          </Link>
        </Box>
        <Box ref={stageRef} sx={stage}>
          <Box sx={drawnMap}>
            {(isShown || state === 'framed' || state === 'reframed') && (
              <Box
                component="iframe"
                title={messages.frameTitle}
                src={embedUrl}
                onLoad={show}
                referrerPolicy="no-referrer"
                sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                sx={[frame, !isShown && { visibility: 'hidden' }]}
              />
            )}
          </Box>
          <MapNotice state={state} messages={messages} buttonRef={buttonRef} onPress={ask} />
        </Box>
      </Box>
    </Section>
  );
}

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
    framed: '',
    live: '',
    offered: messages.saving,
    unreachable: messages.unreachable,
    retrying: messages.loading,
    reframed: messages.loading,
    revealed: messages.shown,
  } satisfies Record<MapState, string>;
  const isRetrying = state === 'retrying' || state === 'reframed';
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
