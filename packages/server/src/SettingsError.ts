/**
 * A start that cannot go on for a reason that whoever starts can mend. Its message has one line for each, ready to be shown;
 * anything else that is thrown is a fault of ours and keeps its stack.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
