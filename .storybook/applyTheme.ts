/** What the toolbar chooses. */
interface Look {
  /** `light`, `dark`, or `system` for none of the two. */
  readonly theme: string;
  /** `house`, or the name of a second brand. */
  readonly brand: string;
  /** `double`, or `normal`: what someone set their browser's text to (WCAG 1.4.4). */
  readonly textSize: string;
  /** `nl` or `en`; `long` is Dutch, twice. */
  readonly language: string;
}

/** The `lang` of a language of the toolbar: the doubled texts are Dutch. */
export const languageTag = (language: string) => (language === 'long' ? 'nl' : language);

/** Dresses the page in place, as an app would: attributes of the root, nothing of the parts. */
export function applyTheme({ theme, brand, textSize, language }: Look): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (brand === 'house') delete dataset.brand;
  else dataset.brand = brand;
  style.fontSize = textSize === 'double' ? '200%' : '';
  document.documentElement.lang = languageTag(language);
}
