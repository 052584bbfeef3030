/** Escapes line ends and control characters, so that a user's text cannot forge lines in the terminal. */
export const printedLine = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
