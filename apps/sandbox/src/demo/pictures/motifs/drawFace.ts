import { ink } from '../inks.ts';
import { circle, d, ellipse, line } from '../svg.ts';

/** Eyes, nose and smile, the way every animal on the packs looks at you: `gap` between the eyes, nose at `y`. */
export function drawFace(gap: number, eyeY: number, noseY: number, nose: string = ink): string {
  return [
    circle(-gap / 2, eyeY, 4.6, ink),
    circle(gap / 2, eyeY, 4.6, ink),
    circle(-gap / 2 + 1.5, eyeY - 1.6, 1.4, '#ffffff'),
    circle(gap / 2 + 1.5, eyeY - 1.6, 1.4, '#ffffff'),
    ellipse(0, noseY, 6.6, 4.8, nose),
    line(d`M-7 ${noseY + 9}Q0 ${noseY + 15} 7 ${noseY + 9}`, ink, 2.6),
  ].join('');
}
