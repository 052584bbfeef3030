// What the packed kit weighs in another app, gzip, React left out. `pnpm verify --part kit-size` packs it and runs
// these; the measured peers stand in packages/ui/README.md.
import { equalSet } from './tools/scripts/kit/equalSet.ts';

const kit = '.cache/packages/ui/package/dist';
const react = ['react', 'react-dom', 'react/jsx-runtime'];
/** Comes with a dynamic import on the first intent: weighed by itself. */
const onIntent = './PopoverPanel.js';
const script = (name, names, limit) => ({
  name,
  path: `${kit}/index.js`,
  import: `{ ${names.join(', ')} }`,
  ignore: [...react, onIntent],
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
