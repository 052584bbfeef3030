/**
 * Whether a mail server refused this mail for good: a 5xx answer (RFC 5321, section 4.2.1) to its recipient or its
 * content. A refused login is our fault, not the mail's, and will be mended.
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode < 600
  );
}
