/**
 * What an advice asks before it says what to do; none where it does not ask.
 *
 * @param advice ends with what to do
 */
export function withQuestionFirst(advice: string) {
  const [, question, answer = advice] = /^(.+\?) (.+)$/s.exec(advice) ?? [];
  return { question, answer };
}
