import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keyframes, type Theme } from '@mui/material/styles';
import { Section } from '../atoms/Section';
import type { ProductSummary } from '../content/contentShapes';
import { servicesWithIcons } from './servicesWithIcons';

export interface ServiceNavigationProps {
  /** Names the navigation. */
  label: string;
  /** Each is on the page under its id. */
  services: ProductSummary['services'];
}

/** The links to the services of a product page: a bar that stays in view below the header. */
export function ServiceNavigation({ label, services }: ServiceNavigationProps) {
  return (
    <Section
      component="div"
      space="none"
      sx={{
        // On a phone it is set off from the links above it.
        bgcolor: { xs: 'var(--tone-band)', sm: 'background.default' },
        border: '0 solid',
        borderColor: 'divider',
        borderTopWidth: { xs: 1, sm: 0 },
        borderBottomWidth: 1,
        // In a low window, or with large text, it would take the room of what there is to read.
        '@media (min-height: 34rem)': {
          position: 'sticky',
          top: 'var(--header-height)',
          zIndex: 1,
        },
        '@media print': { display: 'none' },
      }}
    >
      <nav aria-label={label}>
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            columnGap: { xs: 2.5, md: 9 },
            m: 0,
            marginInline: { xs: services.length > 2 ? -2 : 0, md: 0 },
            p: 0,
            listStyle: 'none',
            // On a phone each is as wide as its longest word, and more where there is room.
            '& > li': { flex: { xs: '1 1 min-content', md: '0 1 auto' } },
            // The browser marks the service that is read, where it can, and the first before any is reached.
            scrollTargetGroup: 'auto',
            '@media (max-height: 130rem)': {
              animation: `${reach} linear forwards`,
              animationTimeline: '--services',
              animationRange: 'cover 0% cover 1%',
            },
          }}
        >
          {servicesWithIcons(services).map(({ id, name, icon: Icon }) => (
            <li key={id}>
              <Link
                href={`#${id}`}
                underline="none"
                sx={[entry, services.length > 2 && stackedOnPhone]}
              >
                <Icon fontSize="small" />
                {name}
              </Link>
            </li>
          ))}
        </Box>
      </nav>
    </Section>
  );
}

const reach = keyframes`from, to { --reached: 100%; }`;

/** For what holds the navigation and its services: the mark is seen from the first service on. */
export const servicesInView = {
  timelineScope: '--services',
  '& section:first-of-type': {
    viewTimeline: '--services',
    viewTimelineInset: '0% 80%',
  },
} as const;

/** Where there is no room for the icon before the name. */
const stackedOnPhone = {
  justifyContent: 'start',
  textAlign: { xs: 'center', md: 'start' },
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: 1, md: 2 },
  paddingBlock: { xs: 1.5, md: 0 },
  lineHeight: { xs: 1.25, md: 'inherit' },
} as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: '100%',
  minHeight: 56,
  pt: '3px',
  borderBottom: '3px solid transparent',
  color: 'text.primary',
  typography: { xs: 'caption', md: 'body2' },
  overflowWrap: 'break-word',
  '&, &.MuiTypography-root': { fontWeight: 'fontWeightMedium' },
  '&:hover': { color: 'primary.main', borderBottomColor: 'currentColor' },
  '&:target-current': ({ palette }: Theme) => ({
    color: `color-mix(in srgb, ${palette.primary.main} var(--reached, 0%), ${palette.text.primary})`,
    borderBottomColor: 'color-mix(in srgb, currentColor var(--reached, 0%), transparent)',
  }),
  '&:focus-visible': { outlineOffset: -3 },
} as const;
