export interface Task {
  readonly name: string;
  readonly onlyByName?: boolean;
  /** @returns the result as text. @throws Error when it failed */
  readonly run: () => Promise<string>;
}

/**
 * Runs the named tasks, or all, one after the other. Sets exit code 1 when one fails.
 *
 * @throws Error for an unknown name
 */
export async function runTasks(tasks: readonly Task[], names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !tasks.some((task) => task.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}: choose ${tasks.map(({ name }) => name).join(', ')}.`);
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

/** A positive number from a command-line option. @throws Error for anything else */
export function numberOption(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`--${name} takes a number above 0.`);
  return value;
}
