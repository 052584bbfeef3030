/** The reasons by the code of the error. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by this user',
};

/** Why a port cannot be used, in one line with the setting that changes it; null for any other error. */
export function portProblem(
  { code = '' }: Pick<NodeJS.ErrnoException, 'code'>,
  port: number,
  setting: string,
): string | null {
  const reason = reasons[code];
  if (reason === undefined) return null;
  const other = port + 100 > 65_535 ? port - 100 : port + 100;
  return `Port ${port} ${reason}. Set ${setting} to another port, for example ${setting}=${other}.`;
}
