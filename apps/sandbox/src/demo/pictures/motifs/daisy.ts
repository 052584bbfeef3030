import { paper } from '../inks.ts';
import { circle, ellipse } from '../svg.ts';

/** A daisy with eight petals. */
export const daisy = { draw: drawDaisy, tones: [paper] };

function drawDaisy(): string {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return ellipse(Math.sin(angle) * 30, -Math.cos(angle) * 30, 12.5, 19, paper, turn);
  });
  return [...petals, circle(0, 0, 16, '#f6c632'), circle(-3, -3, 9, '#fbdf86')].join('');
}
