import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  // `host.html` is a page with Bootstrap's stylesheet.
  build: { rolldownOptions: { input: ['index.html', 'host.html'] } },
});
