/**
 * Settles at the first request to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of the process that started us
 * (it holds a channel to us). npm, the terminal and our starter may each pass on the same signal; every one after the
 * first is taken for the same request.
 */
export function stopRequest(source: NodeJS.Process = process): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) source.on(signal, () => resolve(signal));
    if (source.channel) source.on('disconnect', () => resolve('disconnect'));
  });
}
