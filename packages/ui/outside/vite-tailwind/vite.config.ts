import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic' } },
  // `few.html` uses two components and must contain the classes of those only.
  build: { rolldownOptions: { input: ['index.html', 'few.html'] } },
});
