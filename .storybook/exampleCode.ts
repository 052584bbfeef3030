import type { Plugin } from 'vite';
import { storyExample, storyNames } from '../tools/scripts/stories/storyExample.ts';

const pages = /\/(foundations|matrix)\//;

/** Gives every story copyable code. Storybook's own "Show code" has minified component names. */
export function exampleCode(): Plugin {
  return {
    name: 'example-code',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.stories.tsx') || pages.test(path)) return null;
      const lines = storyNames(path).map((name) => {
        const source = JSON.stringify({ code: storyExample(path, name), language: 'tsx' });
        return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${source} } };`;
      });
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}
