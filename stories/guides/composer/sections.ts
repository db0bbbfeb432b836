import sectionCodes from 'virtual:sections';
import type { Args, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { SectionCode } from '../../../.storybook/sections/readSections';
import type { Entry } from './composition';
import { wordsIn } from './withValues';

const modules = import.meta.glob<{ default: Meta<ComponentType<Args>>; Default: StoryObj }>(
  '../../sections/**/*.stories.tsx',
  { eager: true },
);

/** A section that can be composed. */
interface ComposableSection {
  code: SectionCode;
  component: ComponentType<Args>;
  /** The arguments of its story `Default` that a page can give it. */
  args: Args;
  /** Its words, by their paths. */
  words: Readonly<Record<string, string>>;
}

/** Messages that belong to one page; those of the company and of the site's frame are no page's to change. */
const ownMessages = /'#messages\/(?!company|site|language|navigation)/;

/** The sections by their names, each from its own stories. */
export const sections: ReadonlyMap<string, ComposableSection> = new Map(
  sectionCodes.flatMap((code) => {
    const { default: meta, Default } = modules[code.file.replace(/^stories/, '../..')] ?? {};
    if (!meta?.component) return [];
    const all: Args = { ...meta.args, ...Default?.args };
    const args: Args = Object.fromEntries(code.props.map(({ prop }) => [prop, all[prop]]));
    const words = code.props
      .filter(({ lines }) => lines.some((line) => ownMessages.test(line)))
      .map(({ prop }) => wordsIn(args[prop], prop));
    const section = { code, component: meta.component, args, words: Object.assign({}, ...words) };
    return [[code.name, section] as const];
  }),
);

/** The entries of a composition with their sections; a link may name one that is no more. */
export const written = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => {
    const section = sections.get(entry.section);
    return section ? [{ entry, ...section }] : [];
  });
