import type { OklchColor } from './TokenFile.ts';

/**
 * A token colour as CSS writes it.
 *
 * @example
 * oklchText({ colorSpace: 'oklch', components: [0.966, 0.01, 88] }); // 'oklch(0.966 0.01 88)'
 */
export function oklchText(color: OklchColor): string {
  const alpha = color.alpha === undefined ? '' : ` / ${color.alpha}`;
  return `oklch(${color.components.join(' ')}${alpha})`;
}
