import { Canvas, Controls, Heading, Source } from '@storybook/addon-docs/blocks';
import type { StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { AccessibilityChecklist } from './AccessibilityChecklist';

interface ReferenceProps {
  /** The stories of the component: `Default` gives its props, `KitchenSink` its looks. What is not there is left out. */
  of: Partial<Record<'Default' | 'KitchenSink', StoryObj>>;
  /** Source to paste: the file that uses the component, imported with `?raw`. Left out where the docs page writes it down. */
  code?: string;
  /** What the descriptions of the props leave out. */
  children?: ReactNode;
}

/** The end of each docs page: its accessibility checklist, every look of the component, its props and code that uses it. */
export function Reference({ of: { Default, KitchenSink }, code, children }: ReferenceProps) {
  const chapters = {
    'Accessibility checklist': <AccessibilityChecklist />,
    'Every look': KitchenSink && <Canvas of={KitchenSink} />,
    Props: Default && (
      <>
        {children}
        <Controls of={Default} />
      </>
    ),
    Code: code && <Source code={code} language="tsx" />,
  };
  return Object.entries(chapters)
    .filter(([, chapter]) => chapter)
    .map(([heading, chapter]) => (
      <Fragment key={heading}>
        <Heading>{heading}</Heading>
        {chapter}
      </Fragment>
    ));
}
