/** 'patterns-empty-and-error' of 'Patterns/EmptyAndError', for the names of files. */
export const kebab = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/\W+/g, '-')
    .toLowerCase();
