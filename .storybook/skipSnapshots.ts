import type { Plugin } from 'vite';
import { storyNames } from '../tools/scripts/stories/storyExample.ts';

/** Disables Chromatic snapshots of stress stories and 'do not' examples, since Storybook has no parameters by tag. */
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
