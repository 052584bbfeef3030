/** What react-hook-form says of the fields of a group, by their names; nothing of those that are right. */
export function messagesIn(errors: object | undefined): Record<string, string> {
  const said = Object.entries(errors ?? {}).flatMap(([name, error]: [string, unknown]) =>
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
      ? [[name, error.message] as const]
      : [],
  );
  return Object.fromEntries(said);
}
