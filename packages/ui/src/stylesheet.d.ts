// Types of the package's stylesheets: `import '@magazijn/ui/styles.css'` has no exports.
export {};
