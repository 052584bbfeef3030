import { d, ellipse, line, path } from '../svg.ts';

const skin = '#dc3f2b';

/** A red apple with a leaf. */
export const apple = { draw: drawApple, tones: [skin] };

function drawApple(): string {
  return [
    path(
      d`M0 -24Q-14 -34 -30 -28Q-48 -20 -46 6Q-42 36 -20 46Q-10 50 0 44Q10 50 20 46Q42 36 46 6Q48 -20 30 -28Q14 -34 0 -24Z`,
      skin,
    ),
    path(d`M20 -30Q48 -22 46 6Q42 36 20 46Q10 50 4 46Q36 28 34 -4Q32 -20 20 -30Z`, '#b92f1f'),
    ellipse(-27, -2, 6, 13, '#f5917f', 12),
    line(d`M0 -22Q0 -36 6 -46`, '#6b4429', 5),
    path(d`M4 -32Q14 -52 40 -46Q32 -26 4 -32Z`, '#4f9e58'),
  ].join('');
}
