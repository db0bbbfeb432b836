import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { scenes } from '../art/pictures';
import { Band } from '../atoms/Band';
import type { PostalAddress } from '../content/company';
import type { ContactContent } from '../content/contentShapes';
import { type MapPlace, mapEmbedAddress, mapPageAddress } from '../domain/mapAddresses';

export interface OfficeMapProps {
  /** The title, the name of the frame, and the link to the map. */
  words: ContactContent['map'];
  /** Where the pin stands. */
  place: MapPlace;
  /** What is told beside the map. */
  address: PostalAddress;
  /** Where the frame's map is asked for. OpenStreetMap unless given; a story gives one that needs no network. */
  embedAddressOf?: (place: MapPlace) => string;
}

/**
 * The office on the map. The frame is asked for when it comes near the view; the drawn streets
 * behind it show until then, and stay where the map's host cannot be reached.
 */
export function OfficeMap({
  words,
  place,
  address,
  embedAddressOf = mapEmbedAddress,
}: OfficeMapProps) {
  return (
    <Band
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
        <Box sx={{ py: { xs: 10, md: 14 } }}>
          <Typography variant="h2" id="map-title" sx={{ mb: 4 }}>
            {words.title}
          </Typography>
          <Typography component="address" sx={{ mb: 4, fontStyle: 'normal' }}>
            {address.lines.join(', ')}, {address.city}, {address.state} {address.postalCode}
          </Typography>
          <Link
            href={mapPageAddress(place)}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 44 }}
          >
            {words.openLabel}
            <OpenInNewRounded fontSize="small" />
          </Link>
        </Box>
        <Box
          sx={{
            position: 'relative',
            alignSelf: 'stretch',
            borderBlock: 1,
            borderColor: 'divider',
            aspectRatio: { xs: '4 / 3', md: 'auto' },
            minHeight: { md: '32rem', xl: '38rem' },
            maskImage: { md: 'linear-gradient(to right, transparent, black 7rem)' },
            ml: { xs: 'calc(-1 * var(--bleed))', md: 0 },
            mr: 'calc(-1 * var(--bleed))',
            background: `url("${scenes.mapPlaceholder.src}") 60% 40% / cover`,
          }}
        >
          <Box
            component="iframe"
            title={words.frameTitle}
            src={embedAddressOf(place)}
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
          />
        </Box>
      </Box>
    </Band>
  );
}
