import { ink, paper } from '../colours.ts';
import { circle, d, ellipse, faded, line, path } from '../svg.ts';
import type { MotifColors } from './motifs.ts';

/** A large and a small drop with their shine. */
export const drop = { draw: drawDrop, tones: [] };

function drawDrop({ mark, ground }: MotifColors): string {
  return [
    path(d`M-12 -48Q22 -8 22 14Q20 44 -12 46Q-44 44 -46 14Q-46 -8 -12 -48Z`, mark),
    faded(0.35, path(d`M-34 8Q-34 32 -12 36Q-24 26 -26 6Z`, ground)),
    path(d`M34 0Q50 20 50 30Q48 44 34 45Q20 44 18 30Q18 20 34 0Z`, ground),
    path(d`M35 6Q48 22 48 31Q47 43 35 44Q23 43 22 31Q22 22 35 6Z`, mark),
  ].join('');
}

const gold = '#f6c632';

export const star = { draw: drawStar, tones: [gold] };

function drawStar(): string {
  return [
    `<g stroke="${gold}" stroke-width="10" stroke-linejoin="round">`,
    path(d`M0 -44L13 -15L44 -11L21 10L28 41L0 25L-28 41L-21 10L-44 -11L-13 -15Z`, gold),
    '</g>',
    circle(-11, -1, 4, ink),
    circle(11, -1, 4, ink),
    line(d`M-8 9Q0 17 8 9`, ink, 3),
  ].join('');
}

const glow = '#f5a623';

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

const red = '#dc3f4a';

export const heart = { draw: drawHeart, tones: [red] };

function drawHeart(): string {
  return [
    path(d`M0 46Q-50 8 -46 -18Q-40 -42 -18 -40Q-6 -38 0 -24Q6 -38 18 -40Q40 -42 46 -18Q50 8 0 46Z`, red),
    ellipse(-26, -18, 7, 11, '#f39aa0', 28),
  ].join('');
}

export const wave = { draw: drawWave, tones: [] };

function drawWave({ mark, accent }: MotifColors): string {
  const crest = (y: number) =>
    d`M-44 ${y}Q-33 ${y - 22} -22 ${y}Q-11 ${y + 22} 0 ${y}Q11 ${y - 22} 22 ${y}Q33 ${y + 22} 44 ${y}`;
  return line(crest(-26), mark, 10) + line(crest(0), accent, 10) + line(crest(26), mark, 10);
}

const green = '#1f8a5b';

/** The white cross on green of first aid. */
export const cross = { draw: drawCross, tones: [green] };

function drawCross(): string {
  return [
    circle(0, 0, 48, paper),
    circle(0, 0, 43, green),
    path(d`M-9 -27H9V-9H27V9H9V27H-9V9H-27V-9H-9Z`, paper),
  ].join('');
}

/** Confetti in two tones, for a pack without a picture. */
export const ornament = { draw: drawOrnament, tones: [] };

function drawOrnament({ mark, accent }: MotifColors): string {
  return [
    circle(-22, -18, 20, mark),
    circle(22, -26, 12, accent),
    circle(24, 16, 22, mark),
    circle(-18, 26, 13, accent),
    circle(2, 2, 6, accent),
  ].join('');
}
