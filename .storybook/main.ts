import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { docgenConfig, docgenOptions } from '../scripts/stories/docgenOptions.ts';
import { exampleCode } from './exampleCode.ts';
import { skipSnapshots } from './skipSnapshots.ts';
import { withAliases } from './withAliases.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Markdown by itself has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // The manager's own typeface.
  staticDirs: [{ from: '../packages/ui/src/fonts', to: '/fonts' }],
  // The types of a variant come from its cva: only TypeScript itself can read them.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath: docgenConfig,
      include: ['packages/ui/src/**/*.tsx'],
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Out of the way, and one click of the sidebar's filter from there.
  tags: {
    stress: { defaultFilterSelection: 'exclude' },
    'do-not': { defaultFilterSelection: 'exclude' },
  },
  experimental_indexers: (indexers = []) => indexers.map(withAliases),
  viteFinal(viteConfig) {
    viteConfig.plugins = [...(viteConfig.plugins ?? []), tailwindcss(), exampleCode(), skipSnapshots()];
    return viteConfig;
  },
};

export default config;
