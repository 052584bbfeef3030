/**
 * A start failure that the operator can fix. Its message has one line per problem, ready to be shown; other errors
 * are faults and keep their stack.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
