import { help } from '#messages/pages/help';
import { questionAnswers, questionTitles } from '#messages/questions';
import { spriteIcon } from '../../art/spriteIcon';
import { products } from '../../content/products';
import { type QuestionTopic, questions } from '../../content/questions';
import type { QuestionGroup } from '../../sections/QuestionList';

const questionsAbout = (topic: string) =>
  questions
    .filter((question) => question.topic === topic)
    .map(({ id }) => ({ id, title: questionTitles[id], answer: questionAnswers[id] }));

const counter: QuestionTopic = 'counter';

/** The questions of the help page by what they are about: those of a product below its name, then the others. */
export const questionGroups: readonly QuestionGroup[] = [
  ...products.map(({ id, icon, name }) => ({
    title: name,
    icon: spriteIcon(icon),
    questions: questionsAbout(id),
  })),
  {
    title: help.questions.counterTitle,
    icon: spriteIcon('receipt'),
    questions: questionsAbout(counter),
  },
].filter((group) => group.questions.length > 0);
