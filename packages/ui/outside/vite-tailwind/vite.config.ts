import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic' } },
  // `few.html` is a page with two parts, and the classes of those alone.
  build: { rolldownOptions: { input: ['index.html', 'few.html'] } },
});
