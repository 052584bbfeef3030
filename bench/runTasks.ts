/** One thing that `pnpm bench` or `pnpm prove` does. */
export interface Task {
  readonly name: string;
  /** Runs only when it is named. */
  readonly onlyByName?: boolean;
  /** @returns the result in words. @throws Error when it failed */
  readonly run: () => Promise<string>;
}

/**
 * Runs the named tasks, or all without a name, one after the other. The process ends with 1 when one of them failed.
 *
 * @throws Error for a name that no task has.
 */
export async function runTasks(tasks: readonly Task[], names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !tasks.some((task) => task.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}: say ${tasks.map(({ name }) => name).join(', ')}.`);
  const chosen = tasks.filter(({ name, onlyByName = false }) =>
    names.length === 0 ? !onlyByName : names.includes(name),
  );
  for (const { name, run } of chosen) {
    const began = performance.now();
    const took = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
    try {
      const result = await run();
      console.log(`${name}: ${result}\n(${took()})`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      console.error(`${name} failed (${took()})`);
      process.exitCode = 1;
    }
  }
}

/** The number that an option of the command line was given. @throws Error for anything but one above zero */
export function numberOption(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`--${name} takes a number above 0.`);
  return value;
}
