import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { roleIllustrations } from '../art/illustrations';
import { Illustration } from '../atoms/Illustration';
import type { JoinContent } from '../content/contentShapes';

export interface RoleListProps {
  title: string;
  /** In the order of the form; `value` sets the drawing. */
  roles: JoinContent['roles'];
}

/** What each role is, in one line each. */
export function RoleList({ title, roles }: RoleListProps) {
  return (
    <section aria-labelledby="roles-title">
      <Typography variant="h2" id="roles-title" sx={{ mb: 4 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {roles.map(({ value, label, text }) => (
          <Box
            component="li"
            key={value}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '4.5rem minmax(0, 1fr)', lg: '6rem minmax(0, 1fr)' },
              gap: 5,
              alignItems: 'center',
              paddingBlock: 4,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Illustration {...roleIllustrations[value]} alt="" />
            <div>
              <Typography variant="h5" component="h3">
                {label}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </section>
  );
}
