import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** Address of a story within Storybook, from its module and its name there. */
export function storyUrl<Stories extends { default: { title: string } }>(
  stories: Stories,
  name: Exclude<keyof Stories, 'default'> & string,
): string {
  return `?path=/story/${toId(stories.default.title, storyNameFromExport(name))}`;
}
