import { type ComponentStatus, componentStatus } from './componentStatus.ts';

/** The name of the component that a place in the sidebar is about: the second part of `Atoms/ProductsMenu/Keyboard`. */
export const componentOf = (title: string): string | undefined =>
  title.split('/').find((part) => part in componentStatus);

/** What is known of the component with this title in the sidebar, if it is one. */
export const statusOf = (title: string): ComponentStatus | undefined =>
  componentStatus[componentOf(title) ?? ''];
