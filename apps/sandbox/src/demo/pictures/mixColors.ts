/**
 * Mixes two sRGB hex colours: share 0 is the first, 1 the second.
 * @example mixColors('#000000', '#ffffff', 0.5) // '#808080'
 */
export function mixColors(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16);
    const to = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
