import type { ColorValue } from './TokenFile.ts';

/**
 * A token colour as CSS writes it.
 *
 * @example
 * colorText({ colorSpace: 'oklch', components: [0.966, 0.01, 88] }); // 'oklch(0.966 0.01 88)'
 */
export function colorText({ colorSpace, components, alpha }: ColorValue): string {
  const numbers = `${components.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`}`;
  return colorSpace === 'oklch' ? `oklch(${numbers})` : `color(${colorSpace} ${numbers})`;
}
