/** A text on one line of a terminal: line ends and controls as escapes, so that no stranger's text makes a line of its own. */
export const printedLine = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
