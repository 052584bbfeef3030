import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { docgenConfig, docgenOptions } from '../tools/scripts/stories/docgenOptions.ts';
import { skipSnapshots } from './skipSnapshots.ts';
import { withAliases } from './withAliases.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Adds tables to Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: [{ from: '../packages/ui/src/fonts', to: '/fonts' }],
  // Only TypeScript can resolve the variants of cva.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath: docgenConfig,
      include: ['packages/ui/src/**/*.tsx'],
    },
  },
  // "Show code" shows JSX that is made from the story's source; the default shows minified names.
  features: { experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Hidden in the sidebar by default.
  tags: {
    stress: { defaultFilterSelection: 'exclude' },
    'do-not': { defaultFilterSelection: 'exclude' },
  },
  experimental_indexers: (indexers = []) => indexers.map(withAliases),
  viteFinal(viteConfig) {
    viteConfig.plugins = [...(viteConfig.plugins ?? []), tailwindcss(), skipSnapshots()];
    return viteConfig;
  },
};

export default config;
