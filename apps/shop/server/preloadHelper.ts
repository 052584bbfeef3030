/**
 * What every `import()` of the build goes through, in the place of Vite's own helper: it brings the stylesheets of a
 * chunk before the chunk itself, but for what the document holds already. Vite's does more, for builds that preload modules (this one does not: see
 * vite.config.ts) and for older browsers, and is part of every first load.
 */
export const preloadHelper = `
const asked = {};
const bring = (file) =>
  (asked[file] ??= document.querySelector('[data-file="' + file + '"]') ?? new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/' + file;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete asked[file];
      reject(new Error('No stylesheet ' + file));
    };
    document.head.append(link);
  }));
export const __vitePreload = (load, files) =>
  files?.length ? Promise.all(files.map(bring)).then(load) : load();
`;
