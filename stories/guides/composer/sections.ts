import sectionCodes from 'virtual:sections';
import type { Args, Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { Entry } from './composition';
import { wordsIn } from './withValues';

const modules = import.meta.glob<{ default: Meta<ComponentType<Args>>; Default: StoryObj }>(
  '../../sections/**/*.stories.tsx',
  { eager: true },
);

/** Messages that belong to one page; those of the company and of the site's frame are no page's to change. */
const ownMessages = /'#messages\/(?!company|site|language|navigation)/;

/** The sections by their names, each from its own stories: the arguments of `Default`, and what of them a page may set. */
export const sections = new Map(
  sectionCodes.flatMap((code) => {
    const { default: meta, Default } = modules[code.file.replace(/^stories/, '../..')] ?? {};
    if (!meta?.component || !code.isOffered) return [];
    const all: Args = { ...meta.args, ...Default?.args };
    const args: Args = Object.fromEntries(code.props.map(({ prop }) => [prop, all[prop]]));
    const worded = code.props.filter(({ lines }) => lines.some((line) => ownMessages.test(line)));
    const words = Object.assign({}, ...worded.map(({ prop }) => wordsIn(args[prop], prop)));
    const settable: Readonly<Record<string, string | readonly (string | boolean)[]>> = {
      ...code.choices,
      ...words,
    };
    return [[code.name, { code, component: meta.component, args, words, settable }] as const];
  }),
);

/** The names of the sections whose stories give them what no page has. */
export const leftOut = sectionCodes.flatMap(({ name, isOffered }) => (isOffered ? [] : name));

/** The entries of a composition with their sections; a link may name one that is no more, or words of one. */
export const written = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => {
    const section = sections.get(entry.section);
    if (!section) return [];
    const known = Object.entries(entry.values).filter(([path]) => path in section.settable);
    return [{ ...section, entry: { ...entry, values: Object.fromEntries(known) } }];
  });
