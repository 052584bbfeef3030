const names: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  card: 'Kaart',
  scheme: 'Kaart',
  visa: 'VISA',
  mc: 'MC',
  maestro: 'M',
  bcmc: 'BC',
  sepadirectdebit: 'SEPA',
};

/** A plain word mark in the place of a logo that is not ours to copy; anything unknown is an empty plate. */
export function logoSvg(name: string): string {
  const word = names[name] ?? '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26">' +
    '<rect x=".5" y=".5" width="39" height="25" rx="3" fill="#fff" stroke="#b9bcc7"/>' +
    `<text x="20" y="17" font-family="sans-serif" font-size="${word.length > 4 ? 9 : 11}" font-weight="700" text-anchor="middle" fill="#2a2758">${word}</text></svg>`
  );
}
