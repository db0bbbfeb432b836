import type { Preview } from '@storybook/react-vite';
import { languages } from '../../src/content/languages';
import { moments } from './clock';

const timeOf = (time: Date) =>
  new Intl.DateTimeFormat('en-IN', { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(
    time,
  );

/** Numbers, as Storybook reads them from an address; `object`, since its own type knows only strings. */
const textSizes: object[] = [100, 150, 200].map((value) => ({ value, title: `Text ${value}%` }));

/** The toolbar's controls of the language and of what a visitor prefers; `preferencesOf` reads the latter. */
export const toolbar = {
  language: {
    description: 'Language of the messages',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...languages.map(({ code, name }) => ({ value: code, title: name })),
        { value: 'pseudo', title: 'Ṕśéúd́ó-ĺóćáĺé' },
      ],
    },
  },
  textSize: {
    description: 'Text size, as set in the browser',
    toolbar: {
      icon: 'type',
      dynamicTitle: true,
      items: textSizes,
    },
  },
  motion: {
    description: 'Motion, as set on the device',
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Device motion', icon: 'play' },
        { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
      ],
    },
  },
  colours: {
    description: 'Colours, as set on the device',
    toolbar: {
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'Device colours', icon: 'contrastignored' },
        { value: 'forced', title: 'Forced colours', icon: 'contrast' },
      ],
    },
  },
  clock: {
    description: 'Clock of the visitor',
    toolbar: {
      icon: 'time',
      dynamicTitle: true,
      items: Object.entries(moments).map(([value, { title, time }]) => ({
        value,
        title,
        right: time && timeOf(time),
      })),
    },
  },
} satisfies Preview['globalTypes'];
