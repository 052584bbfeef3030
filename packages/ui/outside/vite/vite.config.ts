import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  // `host.html` is a page with a sheet of its own: Bootstrap's.
  build: { rolldownOptions: { input: ['index.html', 'host.html'] } },
});
