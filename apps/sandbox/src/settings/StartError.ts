/**
 * A start that cannot go on for a reason the reader can mend: its message is the one line they see, and says what
 * happened, why, and what to do. Anything else that is thrown is a fault of ours and keeps its stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}
