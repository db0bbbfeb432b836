import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { CompanyFacts } from '#brand/brandTypes';
import { OpenInNewIcon } from '../art/icons';
import placeholder from '../art/map-placeholder.svg?drawing';
import { Illustration } from '../atoms/Illustration';
import { Section } from '../atoms/Section';
import type { ContactContent } from '../content/contentShapes';
import { type MapPlace, mapEmbedUrl, mapPageUrl } from '../domain/mapUrls';
import { savesData } from '../domain/savesData';
import { MapNotice } from './MapNotice';
import { postalAddress } from './postalAddress';
import { probeMapHost } from './probeMapHost';
import { type MapHost, useLiveMap } from './useLiveMap';

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
 * The office: its address and the map. The map is asked for near the view, and shown once its host has answered and
 * the frame has loaded; until then the drawn streets show, and stay where nothing comes, with a way to ask again.
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
    <Section labelledBy="map-title">
      <Typography variant="h2" id="map-title" sx={[onScreen, { mb: 6 }]}>
        {messages.title}
      </Typography>
      <Box sx={columns}>
        <Paper sx={card}>
          <div>
            <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
              {addressLabel}
            </Typography>
            {postalAddress(company.legalName, company.corporateAddress)}
          </div>
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
        </Paper>
        <Paper ref={stageRef} sx={stage}>
          <Illustration {...placeholder} alt="" sx={[fill, { objectFit: 'cover' }]} />
          {(isShown || state === 'framed' || state === 'reframed') && (
            <Box
              component="iframe"
              title={messages.frameTitle}
              src={embedUrl}
              onLoad={show}
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              sx={[fill, { border: 0 }, !isShown && { visibility: 'hidden' }]}
            />
          )}
          <MapNotice state={state} messages={messages} buttonRef={buttonRef} onPress={ask} />
        </Paper>
      </Box>
    </Section>
  );
}

/** On paper there is no map: the address alone goes on below the other facts. */
const onScreen = { '@media print': { display: 'none' } } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  gap: 5,
} as const;

const card = {
  display: 'grid',
  alignContent: 'space-between',
  gap: 5,
  p: 'var(--card-space)',
  '@media print': { p: 0, border: 0 },
} as const;

const stage = {
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 352,
  overflow: 'hidden',
  ...onScreen,
} as const;

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
