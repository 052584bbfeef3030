import { ink } from '../inks.ts';
import { circle, d, line } from '../svg.ts';

const glow = '#f5a623';

/** A smiling sun with twelve rays. */
export const sun = { draw: drawSun, tones: [glow] };

function drawSun(): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    return d`M${x * 38} ${y * 38}L${x * 47} ${y * 47}`;
  });
  return [
    line(rays.join(''), glow, 6.5),
    circle(0, 0, 31, glow),
    circle(0, 0, 25, '#f8c33a'),
    circle(-10, -4, 3.8, ink),
    circle(10, -4, 3.8, ink),
    circle(-17, 5, 4.4, '#f08a4b'),
    circle(17, 5, 4.4, '#f08a4b'),
    line(d`M-8 7Q0 15 8 7`, ink, 2.8),
  ].join('');
}
