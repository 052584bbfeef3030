import { escapeHtml } from './escapeHtml.ts';

/** The rows of 'Etiket informatie' as an HTML table with row headers; null when there is none. */
export function labelTable(rows: readonly (readonly [name: string, value: string])[]): string | null {
  if (rows.length === 0) return null;
  const cells = rows.map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table><tbody>${cells.join('')}</tbody></table>`;
}
