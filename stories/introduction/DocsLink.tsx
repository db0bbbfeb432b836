import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface DocsLinkProps {
  /** Id of a story or a docs page: `foundations-colour--docs`. */
  id: string;
  children: ReactNode;
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** A link within Storybook. The page stands in a frame, so the manager around it must follow it. */
export function DocsLink({ id, children }: DocsLinkProps) {
  const href = `?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;
  return (
    <Link
      component="a"
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, href);
      }}
    >
      {children}
    </Link>
  );
}
