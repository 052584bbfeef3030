// What TypeScript finds for the style sheets that the package exports: `import '@magazijn/ui/styles.css'` gives nothing.
export {};
