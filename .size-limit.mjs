// The gzip size of the packed kit in another app, without React. `pnpm verify --part kit-size` packs and measures it;
// packages/ui/README.md compares it with other kits.
import { equalSet } from './tools/scripts/kit/equalSet.ts';

const kit = '.cache/packages/ui/package/dist';
const react = ['react', 'react-dom', 'react/jsx-runtime'];
/** Measured separately: `Popover` imports it on hover, focus or press. */
const popoverPanel = './PopoverPanel.js';
const script = (name, names, limit) => ({
  name,
  path: `${kit}/index.js`,
  import: `{ ${names.join(', ')} }`,
  ignore: [...react, popoverPanel],
  gzip: true,
  limit,
});
const sheet = (name, path, limit) => ({
  name,
  path,
  gzip: true,
  disablePlugins: ['@size-limit/esbuild'],
  limit,
});

export default [
  {
    name: 'One icon',
    path: `${kit}/icons.js`,
    import: '{ Heart }',
    ignore: react,
    gzip: true,
    limit: '350 B',
  },
  script('Button alone', ['Button'], '1.6 kB'),
  script('The equal set', equalSet.components, '23.7 kB'),
  {
    name: "The equal set with the popover's panel",
    path: `${kit}/index.js`,
    import: `{ ${equalSet.components.join(', ')} }`,
    ignore: react,
    gzip: true,
    limit: '44.5 kB',
  },
  {
    name: "The popover's panel, on the first intent",
    path: `${kit}/components/popover/PopoverPanel.js`,
    ignore: react,
    gzip: true,
    limit: '26 kB',
  },
  sheet('The whole stylesheet', `${kit}/styles.css`, '16 kB'),
  sheet(
    "The equal set's stylesheet, of an app with Tailwind",
    '.cache/packages/ui/equal-set/dist/equal-set.css',
    '8 kB',
  ),
];
