/** A start failure that the operator can fix, with one line per problem; other errors keep their stack. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
