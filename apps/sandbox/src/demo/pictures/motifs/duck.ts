import { ink } from '../inks.ts';
import { circle, d, ellipse, line, path } from '../svg.ts';

const down = '#f6c632';

/** A duckling in profile, looking right. */
export const duck = { draw: drawDuck, tones: [down] };

function drawDuck(): string {
  return [
    line(d`M-12 -36Q-14 -48 -2 -48`, down, 6),
    line(d`M-6 -36Q-2 -44 6 -42`, down, 5),
    circle(-6, 6, 41, down),
    path(d`M30 -4Q44 -6 50 2Q48 12 30 15Z`, '#f0843a'),
    path(d`M30 6Q42 6 49 4Q46 13 30 15Z`, '#d9662a'),
    circle(10, -8, 5, ink),
    circle(11.6, -9.8, 1.5, '#ffffff'),
    ellipse(4, 17, 8, 6, '#f3a43c'),
    path(d`M-42 16Q-22 10 -14 22Q-18 38 -34 36Z`, '#e9b01f'),
  ].join('');
}
