/** Texts of `CollapsibleText`, as the specification writes them. */
export const collapsibleTextLabels = { more: 'Toon meer', less: 'Toon minder' };
