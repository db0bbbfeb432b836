import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type Ref, useRef, useState } from 'react';
import type { CompanyFacts } from '#brand/brandTypes';
import { OpenInNewIcon } from '../art/icons';
import { busyButtonProps } from '../atoms/busyButtonProps';
import { Section } from '../atoms/Section';
import type { ContactContent } from '../content/contentShapes';
import { type MapPlace, mapEmbedUrl, mapPageUrl } from '../domain/mapUrls';
import { savesData } from '../domain/savesData';
import {
  belowFacts,
  card,
  cover,
  drawnMap,
  frame,
  label,
  labelled,
  onScreen,
  sheet,
  stage,
} from './officeMapLook';
import { postalAddress } from './postalAddress';
import { probeMapHost } from './probeMapHost';
import { type MapHost, type MapState, useLiveMap } from './useLiveMap';

export interface OfficeMapProps {
  /** The title, the name of the frame, and the link to the map. */
  messages: ContactContent['map'];
  /** Says which address stands beside the map. */
  addressLabel: string;
  /** The name and the address of the office, and where the pin stands. */
  company: Pick<CompanyFacts, 'legalName' | 'corporateAddress' | 'mapPlace'>;
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
 * The office: its address and the map on one folded sheet. The map is asked for near the view, and shown once its host
 * has answered and the frame has loaded; until then the drawn streets show, and stay where nothing comes, with a way to
 * ask again.
 */
export function OfficeMap({
  messages,
  addressLabel,
  company,
  embedUrlOf = mapEmbedUrl,
  probe = probeMapHost,
  patience = 5000,
  isSavingData = savesData,
}: OfficeMapProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const embedUrl = embedUrlOf(company.mapPlace);
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
    <Section labelledBy="map-title" space="none" sx={belowFacts}>
      <Typography variant="h2" id="map-title" sx={[onScreen, { mb: 6 }]}>
        {messages.title}
      </Typography>
      <Box sx={sheet}>
        <Box sx={cover}>
          <Box sx={label}>
            <Box component="dl" sx={labelled}>
              <Typography component="dt" variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
                {addressLabel}
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                {postalAddress(company.legalName, company.corporateAddress)}
              </Box>
            </Box>
            <Box sx={onScreen}>
              <Button
                ref={linkRef}
                href={mapPageUrl(company.mapPlace)}
                target="_blank"
                rel="noopener noreferrer"
                variant="contained"
                fullWidth
                endIcon={<OpenInNewIcon />}
              >
                {messages.openLabel}
              </Button>
            </Box>
          </Box>
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
    <Stack spacing={3} useFlexGap sx={isOnCard ? card : visuallyHidden}>
      <Typography aria-live="polite">{texts[state]}</Typography>
      {isOnCard && (
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
    </Stack>
  );
}
