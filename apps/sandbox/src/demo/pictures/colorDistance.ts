/** How far two sRGB hex colours lie apart, 0 to 441 (straight distance; enough to tell a bear from its pack). */
export function colorDistance(first: string, second: string): number {
  const squares = [1, 3, 5].map((start) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16);
    return (from - Number.parseInt(second.slice(start, start + 2), 16)) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}
