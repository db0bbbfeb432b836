import { createElement } from 'react';
import type { API_HashEntry } from 'storybook/internal/types';
import { componentStatus } from './componentStatus';

/** The name of an entry of the sidebar; a component that is a draft or deprecated says so beside it. */
export function sidebarLabel({ type, name }: API_HashEntry) {
  const known = type === 'component' || type === 'group' ? componentStatus[name] : undefined;
  if (!known || known.status === 'stable') return name;
  return [
    `${name} `,
    createElement('small', { key: 'status', className: `status ${known.status}` }, known.status),
  ];
}
