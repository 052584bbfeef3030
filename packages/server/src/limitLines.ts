/** A log line; lines with the same event are limited together. */
interface CountedLine {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** Milliseconds in which lines of one event are counted. */
const intervalMs = 1000;

/** Writes the first line of an event at once; of those within a second only the last, with their `count`. */
export function limitLines(write: (line: CountedLine) => void): (line: CountedLine) => void {
  const held = new Map<string, { count: number; last: CountedLine }>();

  function writeHeld(event: string): void {
    const since = held.get(event);
    if (!since || since.count === 0) {
      held.delete(event);
      return;
    }
    write({ ...since.last, count: since.count });
    since.count = 0;
    writeLater(event);
  }

  // Does not keep the process alive.
  const writeLater = (event: string) => setTimeout(() => writeHeld(event), intervalMs).unref();

  return (line) => {
    const since = held.get(line.event);
    if (since) {
      since.count += 1;
      since.last = line;
      return;
    }
    write(line);
    held.set(line.event, { count: 0, last: line });
    writeLater(line.event);
  };
}
