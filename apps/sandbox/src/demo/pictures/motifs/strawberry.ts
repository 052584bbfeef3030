import { d, ellipse, path } from '../svg.ts';

const flesh = '#dc3f4a';

/** A strawberry with its crown. */
export const strawberry = { draw: drawStrawberry, tones: [flesh] };

function drawStrawberry(): string {
  const seeds = [
    [-22, -4],
    [0, -8],
    [22, -4],
    [-12, 12],
    [11, 12],
    [0, 28],
    [-20, 24],
    [19, 24],
  ];
  return [
    path(d`M0 49Q-36 34 -42 0Q-42 -24 -18 -26Q0 -28 18 -26Q42 -24 42 0Q36 34 0 49Z`, flesh),
    path(d`M26 -25Q42 -20 42 0Q36 34 0 49Q34 24 26 -25Z`, '#b92c3a'),
    ...seeds.map(([x = 0, y = 0]) => ellipse(x, y, 2.4, 3.8, '#fbdf86')),
    path(
      d`M0 -20Q-14 -14 -34 -18Q-24 -30 -10 -32Q-8 -42 0 -49Q8 -42 10 -32Q24 -30 34 -18Q14 -14 0 -20Z`,
      '#4f9e58',
    ),
  ].join('');
}
