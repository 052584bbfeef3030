/** Settings that cannot be used. Its message has one line per wrong value, ready to be shown. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
