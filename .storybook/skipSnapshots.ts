import type { Plugin } from 'vite';

/** Disables Chromatic snapshots of stress stories and 'do not' examples, since Storybook has no parameters by tag. */
export function skipSnapshots(): Plugin {
  return {
    name: 'skip-snapshots',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.stories.tsx')) return null;
      const lines = [...code.matchAll(/^export const (\w+)/gm)].map(
        ([, name]) => `if (${name}.tags?.some((tag) => tag === 'stress' || tag === 'do-not'))
  ${name}.parameters = { ...${name}.parameters, chromatic: { disableSnapshot: true } };`,
      );
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}
