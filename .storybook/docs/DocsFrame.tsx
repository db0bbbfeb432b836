import GlobalStyles from '@mui/material/GlobalStyles';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { brandTheme } from '../brand/brandTheme';
import { SiteFrame } from '../SiteFrame';
import { docsStyles } from './docsStyles';

/** Every docs page stands in the theme and the fonts of the site. */
export function DocsFrame({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  return (
    <SiteFrame>
      <GlobalStyles styles={docsStyles} />
      <DocsContainer {...props} theme={brandTheme}>
        <main>{children}</main>
      </DocsContainer>
    </SiteFrame>
  );
}
