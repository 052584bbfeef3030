import type { Stryker } from '@stryker-mutator/core';

/** A change that Stryker made to the code, with what became of it. Lines and columns count from 1. */
export type Fault = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** What came of the faults of a room. */
interface Score {
  readonly planted: number;
  /** Faults for which a test failed, or never ended. */
  readonly found: number;
  /** Percent, rounded down to one decimal. */
  readonly score: number;
  /** One line of Markdown for each fault that no test failed for. */
  readonly survivors: readonly string[];
}

const found: readonly string[] = ['Killed', 'Timeout'];
const survived: readonly string[] = ['Survived', 'NoCoverage'];

const code = (text: string): string => {
  const [line = '', ...others] = text.split('\n');
  return `\`\` ${line.trim()}${others.length > 0 ? ' …' : ''} \`\``;
};

/** What stands at a place of a file. */
function textAt(file: string, { start, end }: Fault['location']): string {
  const lines = file.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

/**
 * What came of faults; one that broke the loading of its file, or was not tried, counts neither way.
 *
 * @param readFile the text of a file that a fault was planted in, by the fault's name for it
 * @param shortName what the list calls that file
 */
export function scoreOf(
  faults: readonly Fault[],
  readFile: (name: string) => string,
  shortName: (name: string) => string,
): Score {
  const survivors = faults.filter(({ status }) => survived.includes(status));
  const count = faults.filter(({ status }) => found.includes(status)).length;
  const planted = count + survivors.length;
  return {
    planted,
    found: count,
    score: Math.floor((1000 * count) / Math.max(planted, 1)) / 10,
    survivors: survivors.map(({ fileName, location, replacement }) => {
      const place = `${shortName(fileName)}:${location.start.line}`;
      const before = code(textAt(readFile(fileName), location));
      return `- \`${place}\` ${before} becomes ${code(replacement)}`;
    }),
  };
}
