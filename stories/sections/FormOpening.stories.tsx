import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contact } from '#messages/pages/contact';
import { join } from '#messages/pages/join';
import { desktopWindow, narrowWindow, tabletWindow } from '../../.storybook/viewports';
import { sceneGrounds } from '../../src/art/grounds';
import { scenes } from '../../src/art/illustrations';
import { Illustration } from '../../src/atoms/Illustration';
import { ContactForm } from '../../src/forms/ContactForm';
import { FormOpening } from '../../src/sections/FormOpening';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText, longWord } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';
import { contactFormArgs } from '../forms/ContactForm/contactFormArgs';

const form = contactFormArgs();

const meta = {
  title: 'Sections/FormOpening',
  tags: ['!stable', 'experimental'],
  component: FormOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    title: contact.title,
    promise: contact.promise,
    form: <ContactForm {...form} onSend={fn(async () => undefined)} />,
    illustration: <Illustration {...scenes.agent} alt="" priority="high" />,
  },
} satisfies Meta<typeof FormOpening>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const boxOf = (element: Element) => element.getBoundingClientRect();

const boxesIn = (canvas: Canvas) => ({
  title: boxOf(canvas.getByRole('heading', { level: 1 })),
  form: boxOf(canvas.getByRole('form')),
  image: boxOf(canvas.getByRole('presentation')),
});

/** On a desktop the form stands beside the title, on a sheet that hangs over the front of a desk, and the image below the title. */
export const Default: Story = {
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const { title, form, image } = boxesIn(canvas);
    await expect(form.left).toBeGreaterThan(title.right);
    await expect(image.top).toBeGreaterThan(title.bottom);
    await expect(image.right).toBeLessThanOrEqual(form.left);
  },
};

/** As a poster the scene is as high as words and form together, and reaches to the edge of the window. */
export const Poster: Story = {
  args: {
    composition: 'poster',
    title: join.title,
    promise: join.promise,
    lead: join.lead,
    illustration: <Illustration {...scenes.joinShutter} alt="" />,
    ground: sceneGrounds.step,
  },
  globals: desktopWindow,
  play: async ({ canvas }) => {
    const { title, form, image } = boxesIn(canvas);
    await expect(form.top).toBeGreaterThan(title.bottom);
    await expect(image.left).toBeGreaterThan(form.right);
    // The poster reaches to the edge; the figures in it keep twelve pixels of air.
    await expect(image.right).toBeCloseTo(document.documentElement.clientWidth - 12, 0);
  },
};

/** On a tablet the form stands below the title, and the image beside that. */
export const OnTablet: Story = {
  globals: tabletWindow,
  play: async ({ canvas }) => {
    const { title, form, image } = boxesIn(canvas);
    await expect(form.top).toBeGreaterThan(title.bottom);
    await expect(image.left).toBeGreaterThan(title.left);
    await expect(image.bottom).toBeLessThan(form.top);
  },
};

/** In the narrowest window long words are wrapped, the form is right below them, and the image has no room. */
export const LongText: Story = {
  args: { title: `${longLabel} ${longWord}`, lead: longText },
  globals: narrowWindow,
  play: async ({ canvas }) => {
    const { title, form, image } = boxesIn(canvas);
    await expect(form.top).toBeGreaterThan(title.bottom);
    await expect(image.width).toBe(0);
  },
};

/** The button of the form keeps its states on the sheet. */
export const PseudoStates: Story = {
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(canvas.getAllByRole('button', { name: contact.form.submitLabel })),
};

export const KitchenSink = kitchenSink(meta, { Poster, LongText });
