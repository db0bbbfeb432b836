/** The URL of the web manifest in the language whose addresses begin with `prefix`. */
export const manifestUrl = (prefix: string): string =>
  `/site${prefix.replace('/', '-')}.webmanifest`;
