import { cream, ink, paper } from '../colours.ts';
import { circle, d, ellipse, line, path } from '../svg.ts';

const coat = '#9c6a44';

export const bear = { draw: drawBear, tones: [coat] };

function drawBear(): string {
  return [
    circle(-31, -29, 17, coat),
    circle(31, -29, 17, coat),
    circle(-31, -29, 9, cream),
    circle(31, -29, 9, cream),
    ellipse(0, 5, 42, 40, coat),
    ellipse(0, 20, 20, 17, cream),
    drawFace(32, -3, 14),
  ].join('');
}

const blush = '#f4b3b0';

/** A white rabbit, full face with both ears up. */
export const rabbit = { draw: drawRabbit, tones: [paper] };

function drawRabbit(): string {
  return [
    ellipse(-15, -26, 9.5, 25, paper, -7),
    ellipse(15, -26, 9.5, 25, paper, 7),
    ellipse(-15, -24, 4.4, 17, blush, -7),
    ellipse(15, -24, 4.4, 17, blush, 7),
    ellipse(0, 17, 36, 33, paper),
    ellipse(-22, 24, 6.5, 5.5, blush),
    ellipse(22, 24, 6.5, 5.5, blush),
    drawFace(27, 11, 22, '#dc4e2f'),
  ].join('');
}

const down = '#f6c632';

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

const polarBearCoat = '#fbefd9';

export const polarBear = { draw: drawPolarBear, tones: [polarBearCoat] };

function drawPolarBear(): string {
  return [
    circle(-30, -29, 15, polarBearCoat),
    circle(30, -29, 15, polarBearCoat),
    circle(-30, -29, 7.5, '#e9d3ac'),
    circle(30, -29, 7.5, '#e9d3ac'),
    ellipse(0, 5, 42, 40, polarBearCoat),
    ellipse(0, 21, 21, 16, paper),
    drawFace(32, -3, 14),
  ].join('');
}

const catCoat = '#83879f';

/** A grey cat, full face with whiskers. */
export const cat = { draw: drawCat, tones: [catCoat] };

function drawCat(): string {
  return [
    path(d`M-41 4L-38 -46Q-24 -42 -10 -28ZM41 4L38 -46Q24 -42 10 -28Z`, catCoat),
    path(d`M-34 -14L-33 -36Q-26 -33 -19 -26ZM34 -14L33 -36Q26 -33 19 -26Z`, '#f4b3b0'),
    ellipse(0, 10, 43, 36, catCoat),
    path(d`M-4 -26L0 -10L4 -26ZM-15 -24L-11 -12L-8 -25ZM15 -24L11 -12L8 -25Z`, '#63667d'),
    ellipse(-9, 24, 13, 11, paper),
    ellipse(9, 24, 13, 11, paper),
    drawFace(34, 4, 17, '#e07a7f'),
    line(d`M-26 20L-47 15M-26 26L-46 28M26 20L47 15M26 26L46 28`, paper, 2),
  ].join('');
}

const foxCoat = '#e2702f';

/** A fox, full face with white cheeks. */
export const fox = { draw: drawFox, tones: [foxCoat] };

function drawFox(): string {
  return [
    path(d`M-44 2L-42 -48Q-22 -40 -10 -24ZM44 2L42 -48Q22 -40 10 -24Z`, foxCoat),
    path(d`M-36 -18L-36 -37Q-26 -32 -20 -25ZM36 -18L36 -37Q26 -32 20 -25Z`, '#7d3216'),
    path(d`M-46 2Q-40 -28 0 -28Q40 -28 46 2Q34 34 0 46Q-34 34 -46 2Z`, foxCoat),
    path(d`M-46 2Q-20 -2 0 26Q20 -2 46 2Q34 34 0 46Q-34 34 -46 2Z`, paper),
    circle(-17, 0, 4.8, ink),
    circle(17, 0, 4.8, ink),
    circle(-15.4, -1.6, 1.4, '#ffffff'),
    circle(18.6, -1.6, 1.4, '#ffffff'),
    ellipse(0, 37, 7, 5.4, ink),
  ].join('');
}

const owlCoat = '#7a5c8f';

export const owl = { draw: drawOwl, tones: [owlCoat] };

function drawOwl(): string {
  return [
    path(
      d`M-36 -46Q-16 -42 0 -34Q16 -42 36 -46Q44 -24 42 6Q40 48 0 48Q-40 48 -42 6Q-44 -24 -36 -46Z`,
      owlCoat,
    ),
    ellipse(0, 26, 25, 21, cream),
    path(
      d`M-16 20Q-10 26 -4 20Q2 26 8 20Q14 26 18 20L16 24Q10 30 4 25Q-2 30 -8 25Q-12 29 -16 24Z`,
      '#d9b98a',
    ),
    circle(-17, -9, 18, paper),
    circle(17, -9, 18, paper),
    circle(-14, -8, 8.5, ink),
    circle(14, -8, 8.5, ink),
    circle(-11, -11, 2.6, '#ffffff'),
    circle(17, -11, 2.6, '#ffffff'),
    path(d`M-7 3L7 3L0 15Z`, '#f0953f'),
    path(d`M-42 4Q-30 14 -29 40Q-42 30 -42 4ZM42 4Q30 14 29 40Q42 30 42 4Z`, '#5f4573'),
  ].join('');
}

const scales = '#f0843a';

/** A fish swimming left, with three stripes. */
export const fish = { draw: drawFish, tones: [scales] };

function drawFish(): string {
  return [
    path(d`M20 0L48 -26Q42 0 48 26Z`, '#d9662a'),
    path(d`M-14 -24Q4 -42 20 -24ZM-6 24Q4 38 16 22Z`, '#d9662a'),
    path(d`M-48 2Q-28 -30 4 -28Q24 -22 32 0Q24 24 4 30Q-28 32 -48 2Z`, scales),
    path(d`M-10 -28Q2 0 -10 30Q-4 31 2 30Q14 0 2 -28ZM14 -24Q24 0 14 26L20 22Q30 0 20 -20Z`, '#fffef9'),
    circle(-26, -5, 6, '#fffef9'),
    circle(-27, -5, 3.6, ink),
    line(d`M-42 8Q-36 12 -30 10`, ink, 2.6),
  ].join('');
}

export const cow = { draw: drawCow, tones: [paper] };

function drawCow(): string {
  return [
    path(d`M-26 -30Q-38 -36 -32 -48Q-28 -38 -16 -36ZM26 -30Q38 -36 32 -48Q28 -38 16 -36Z`, '#d9b98a'),
    ellipse(-38, -16, 14, 8, ink, 18),
    ellipse(38, -16, 14, 8, paper, -18),
    ellipse(37, -16, 8, 4, '#f4b3b0', -18),
    ellipse(0, 2, 32, 40, paper),
    path(d`M-31 -10Q-30 -36 -6 -38Q4 -24 -4 -10Q-12 6 -31 8Z`, ink),
    ellipse(-14, -6, 8, 9, paper),
    circle(-14, -6, 4.6, ink),
    circle(15, -6, 4.6, ink),
    ellipse(0, 30, 31, 19, '#f4b3b0'),
    ellipse(-11, 26, 3.6, 4.6, '#a8545c'),
    ellipse(11, 26, 3.6, 4.6, '#a8545c'),
    path(d`M-10 37Q0 43 10 37Q0 40 -10 37Z`, '#a8545c'),
  ].join('');
}

/** Eyes, nose and smile of the animals: `gap` between the eyes, nose at `y`. */
function drawFace(gap: number, eyeY: number, noseY: number, nose: string = ink): string {
  return [
    circle(-gap / 2, eyeY, 4.6, ink),
    circle(gap / 2, eyeY, 4.6, ink),
    circle(-gap / 2 + 1.5, eyeY - 1.6, 1.4, '#ffffff'),
    circle(gap / 2 + 1.5, eyeY - 1.6, 1.4, '#ffffff'),
    ellipse(0, noseY, 6.6, 4.8, nose),
    line(d`M-7 ${noseY + 9}Q0 ${noseY + 15} 7 ${noseY + 9}`, ink, 2.6),
  ].join('');
}
