import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { language } from '#messages/language';
import { createSiteTheme } from '../theme/theme';

const theme = createSiteTheme(language.script);

export interface SiteThemeProps {
  /** Where the styles go: the head of the document, or of the page that is being prerendered. */
  cache: EmotionCache;
  children: ReactNode;
}

/**
 * The theme around everything that is shown. There is one colour scheme; the provider of `@mui/material` would bring
 * what switches between several.
 */
export function SiteTheme({ cache, children }: SiteThemeProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
