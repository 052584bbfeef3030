const signs: Readonly<Record<string, string>> = {
  bento_lock: '<path d="M3.5 7V5a4.5 4.5 0 0 1 9 0v2M2.5 7h11v7.5h-11z" stroke="#2a2758"/>',
  bento_checkmark_black: '<path d="m3 8.5 3.5 3.5L13 4.5" stroke="#2a2758"/>',
  bento_field_error:
    '<path d="M8 4v5M8 11.5v.5M1.5 8a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0z" stroke="#a32016"/>',
};

/** A sign that the Drop-in puts beside a field or on its button; what has none here stays empty, as its space does. */
export const signSvg = (name: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke-width="1.5">' +
  `${signs[name] ?? ''}</svg>`;
