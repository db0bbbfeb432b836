import type { Preview } from '@storybook/react-vite';
import { languages } from '../src/content/languages';

/** The toolbar's menu of languages; the pseudo-locale has accents on all that is a message. */
export const languageMenu = {
  description: 'Language of the messages',
  toolbar: {
    icon: 'globe' as const,
    dynamicTitle: true,
    items: [
      ...languages.map(({ code, name }) => ({ value: code, title: name })),
      { value: 'pseudo', title: 'Ṕśéúd́ó-ĺóćáĺé' },
    ],
  },
} satisfies NonNullable<Preview['globalTypes']>[string];
