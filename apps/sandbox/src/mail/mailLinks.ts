const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#39;': "'",
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string): string =>
  text.replace(/&(?:amp|quot|lt|gt|#39|#x27);/g, (it) => entities[it] ?? it);

/** Where the links of a mail lead, each once: those of its HTML, or the addresses in its text when it has none. */
export function mailLinks(html: string | null, text: string): string[] {
  const found =
    html === null
      ? [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link)
      : [...html.matchAll(/\shref="(https?:[^"]*)"/gi)].map(([, link = '']) => decode(link));
  return [...new Set(found)];
}
