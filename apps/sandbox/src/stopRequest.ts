/** Ctrl-C, SIGTERM, a closed terminal, or the end of the parent's channel; later signals are ignored. */
export function stopRequest(source: NodeJS.Process = process): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) source.on(signal, () => resolve(signal));
    if (source.channel) source.on('disconnect', () => resolve('disconnect'));
  });
}
