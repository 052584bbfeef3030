/** Milliseconds. */
const timeoutMs = 2000;

/** Why the back end cannot serve the shop, in one sentence; null when it can, which any response shows. */
export async function backEndProblem(apiOrigin: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, body } = await fetch(`${apiOrigin}/api/v1/ready`, { signal });
    await body?.cancel();
    return status < 500 ? null : 'The back end is not ready.';
  } catch {
    return 'The back end does not answer.';
  }
}
