import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { help } from '#messages/pages/help';
import { productQuestions } from '#messages/questions';
import { narrowWindow } from '../../.storybook/viewports';
import drawing from '../../src/art/questions.svg?drawing';
import { Illustration } from '../../src/atoms/Illustration';
import { paths } from '../../src/content/paths';
import { plainText } from '../../src/domain/parseMessage';
import { questionGroups } from '../../src/pages/help/questionGroups';
import { QuestionList } from '../../src/sections/QuestionList';
import { expectStatesShown } from '../blocks/expectStatesShown';
import { inStates } from '../blocks/inStates';
import { itemOf } from '../blocks/itemOf';
import { kitchenSink } from '../blocks/kitchenSink';
import { longLabel, longText } from '../blocks/longWords';
import { shownSeveralTimes } from '../blocks/shownSeveralTimes';

const listed = questionGroups.flatMap(({ questions }) => questions);

const meta = {
  title: 'Sections/QuestionList (FAQ, accordion)',
  component: QuestionList,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'questions',
    title: help.questions.title,
    linkLabel: help.questions.linkLabel,
    groups: questionGroups,
    illustration: <Illustration {...drawing} alt="" />,
  },
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every question stands below what it is about, is closed at first and opens to its answer, with a link to itself. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { title, answer } = itemOf(listed);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(questionGroups.length);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(listed.length);
    const text = itemOf([...canvasElement.querySelectorAll('details > div > p')]);
    await expect(text.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    await userEvent.click(canvas.getByRole('heading', { level: 4, name: title }));
    // The browser lays out what was folded away in its next frame.
    await waitFor(() => expect(text.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    await expect(text).toHaveTextContent(plainText(itemOf(answer)));
    const links = canvas.getAllByRole('link', { name: help.questions.linkLabel });
    await expect(itemOf(links)).toHaveAttribute('href', `#${itemOf(listed).id}`);
    await expect(itemOf(links).offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** A few questions of one kind, whose answers go on another page, and the way to all of them. */
export const Short: Story = {
  args: {
    groups: [
      {
        questions: listed
          .slice(0, 3)
          .map(({ id, title, answer }) => ({ id, title, answer: answer.slice(0, 1) })),
      },
    ],
    linkLabel: productQuestions.answerLabel,
    answersAt: paths.help,
    more: { label: productQuestions.moreLabel, href: paths.help },
  },
  play: async ({ args, canvas, userEvent }) => {
    const { id, title } = itemOf(listed);
    await userEvent.click(canvas.getByRole('heading', { level: 3, name: title }));
    const [link] = await canvas.findAllByRole('link', { name: args.linkLabel });
    await expect(link).toHaveAttribute('href', `${paths.help}#${id}`);
  },
};

/** Long words are wrapped in the narrowest window. */
export const LongText: Story = {
  args: {
    groups: questionGroups.slice(0, 1).map((group) => ({
      ...group,
      title: longLabel,
      questions: [{ id: 'long', title: longText, answer: [longLabel] }],
    })),
  },
  globals: narrowWindow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(longText));
    await expect(canvas.getByText(longLabel, { selector: 'p' })).toBeVisible();
  },
};

/** A question changes its colour under a pointer and has the keyboard’s ring. */
export const PseudoStates: Story = {
  args: { groups: [{ questions: listed.slice(0, 1) }], illustration: undefined },
  parameters: shownSeveralTimes,
  decorators: inStates(),
  play: async ({ canvas }) =>
    expectStatesShown(
      canvas
        .getAllByText(itemOf(listed).title)
        .flatMap((question) => question.closest('summary') ?? []),
    ),
};

export const KitchenSink = kitchenSink(meta, { Default, Short, LongText, PseudoStates });
