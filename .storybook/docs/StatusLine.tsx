import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { statusOf } from '../status/statusOf';

const meanings = {
  draft: 'its props may still change',
  stable: 'its props change with a line in the change log alone',
  deprecated: 'do not use it in new pages',
};

/** Above the docs page of a component: how far it can be relied on, since when it is there, and its drawing in Figma. */
export function StatusLine() {
  const [story] = useContext(DocsContext).componentStories();
  const known = statusOf(story?.title ?? '');
  if (!known) return null;
  const { status, since, instead, figma } = known;
  return (
    <p className={`component-status ${status}`}>
      <strong>{status}</strong>
      {`: ${meanings[status]}. `}
      {instead && `Use ${instead} instead. `}
      {since === 'Unreleased' ? 'New, not released yet.' : `Since ${since}.`}
      {figma && (
        <>
          {' '}
          <a href={figma}>Figma</a>
        </>
      )}
    </p>
  );
}
