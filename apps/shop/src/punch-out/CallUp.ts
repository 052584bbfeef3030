/** What a procurement system calls the shop up with. */
export interface CallUp {
  /** '' when it was not given. */
  readonly username: string;
  readonly password: string;
  /** Good once, in the place of user name and password: after a call-up by POST, and for cXML. */
  readonly code: string;
  /** Everything else by its name in capitals: `HOOK_URL`, `~TARGET`, `DATE_FORMAT`, `FUNCTION`. */
  readonly parameters: Readonly<Record<string, string>>;
}
