/** What a hint can be given for. */
export type FailureReason = 'offline' | 'tooMany' | 'other';

const tooManyRequests = 429;

/** Sorts whatever a send was refused with: an answer's status and text, an `Error`, a string. */
export function failureReason(error: unknown, isOnline: boolean): FailureReason {
  if (!isOnline) return 'offline';
  const status = typeof error === 'object' && error && 'status' in error ? error.status : undefined;
  return status === tooManyRequests ? 'tooMany' : 'other';
}
