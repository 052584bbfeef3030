/** Longer is not waited for, in milliseconds. */
const timeoutMs = 2000;

/**
 * What a shop lacks whose back end cannot serve, one sentence; null when it can. A back end of somebody else need not know
 * the question: that it answers is enough.
 */
export async function missingBackEnd(apiOrigin: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, body } = await fetch(`${apiOrigin}/api/v1/ready`, { signal });
    await body?.cancel();
    return status < 500 ? null : 'The back end is not ready.';
  } catch {
    return 'The back end does not answer.';
  }
}
