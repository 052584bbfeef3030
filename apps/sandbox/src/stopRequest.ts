/** Waits for Ctrl-C, SIGTERM, a closed terminal, or the end of the parent's channel; later signals are ignored. */
export function stopRequest(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    if (process.channel) process.on('disconnect', () => resolve('disconnect'));
  });
}
