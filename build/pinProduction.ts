/**
 * Has a build be for production, whatever `NODE_ENV` is in the environment or in an `.env` file. Vite would make a
 * development build of it, in which styles and scripts do what the site's policy forbids.
 */
export function pinProduction() {
  process.env.NODE_ENV = 'production';
  // What Vite has read of an `.env` file; where it is set, Vite keeps it.
  process.env.VITE_USER_NODE_ENV = '';
}
