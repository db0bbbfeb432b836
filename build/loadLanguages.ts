import { loadEnv } from 'vite';

// The records are read before Vite has read the `.env` files.
process.env.VITE_LANGUAGES ??=
  loadEnv('production', process.cwd(), 'VITE_LANGUAGES').VITE_LANGUAGES ?? '';
