/** How long what was typed waits while its form is not on the screen: milliseconds since its last edit. */
export const lifetime = 30 * 60_000;

/** What was typed, by the names of the fields, and when it was last edited. */
export interface TypedTexts<Texts = Readonly<Record<string, unknown>>> {
  texts: Texts;
  /** Milliseconds since 1970. */
  editedAt: number;
}

/** For how long they wait on. */
export const timeLeft = ({ editedAt }: { editedAt: number }, now = Date.now()): number =>
  editedAt + lifetime - now;

/** The texts; none where they wait too long, or where nobody knows how long. */
export const freshTexts = <Texts>(
  typed: TypedTexts<Texts> | undefined,
  now = Date.now(),
): Texts | undefined => (typed && timeLeft(typed, now) > 0 ? typed.texts : undefined);
