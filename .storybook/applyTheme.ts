interface Look {
  /** `light`, `dark`, or `system` for neither. */
  readonly theme: string;
  /** `house`, or the name of another brand. */
  readonly brand: string;
  /** `double` (200 %, WCAG 1.4.4) or `normal`. */
  readonly textSize: string;
  /** `nl`, `en`, or `long`, which is doubled Dutch. */
  readonly language: string;
}

export const languageTag = (language: string) => (language === 'long' ? 'nl' : language);

export function applyTheme({ theme, brand, textSize, language }: Look): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  if (brand === 'house') delete dataset.brand;
  else dataset.brand = brand;
  style.fontSize = textSize === 'double' ? '200%' : '';
  document.documentElement.lang = languageTag(language);
}
