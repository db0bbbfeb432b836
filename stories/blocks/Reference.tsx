import { Canvas, Controls, Heading, Source } from '@storybook/addon-docs/blocks';
import type { StoryObj } from '@storybook/react-vite';

interface ReferenceProps {
  /** The stories of the component: `Default` gives its props, `KitchenSink` its looks. What is not there is left out. */
  of: Partial<Record<'Default' | 'KitchenSink', StoryObj>>;
  /** Source to paste: the file that uses the component, imported with `?raw`. Left out where the docs page writes it down. */
  code?: string;
}

/** The end of each docs page: every look of the component, its props and code that uses it. */
export function Reference({ of: { Default, KitchenSink }, code }: ReferenceProps) {
  return (
    <>
      {KitchenSink && (
        <>
          <Heading>Every look</Heading>
          <Canvas of={KitchenSink} />
        </>
      )}
      {Default && (
        <>
          <Heading>Props</Heading>
          <Controls of={Default} />
        </>
      )}
      {code && (
        <>
          <Heading>Code</Heading>
          <Source code={code} language="tsx" />
        </>
      )}
    </>
  );
}
