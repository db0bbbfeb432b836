import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useStoryIds } from './useStoryIds';

interface DocsLinkProps {
  component: string;
}

/** The name of a component, as a link to its docs page where it has one. */
export function DocsLink({ component }: DocsLinkProps) {
  const id = useStoryIds()(component, 'Default');
  return id ? (
    <AnchorMdx href={`?path=/docs/${id.replace('--default', '--docs')}`} target="_self">
      {component}
    </AnchorMdx>
  ) : (
    component
  );
}
