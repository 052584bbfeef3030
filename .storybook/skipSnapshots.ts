import type { Plugin } from 'vite';
import { storyNames } from '../scripts/stories/storyExample.ts';

/** Lets Chromatic take no picture of stress stories and of what one should not do: Storybook has no parameters by tag. */
export function skipSnapshots(): Plugin {
  return {
    name: 'skip-snapshots',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.stories.tsx')) return null;
      const lines = storyNames(path).map(
        (name) => `if (${name}.tags?.some((tag) => tag === 'stress' || tag === 'do-not'))
  ${name}.parameters = { ...${name}.parameters, chromatic: { disableSnapshot: true } };`,
      );
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}
