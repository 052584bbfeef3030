import { paper } from '../colours.ts';
import { circle, d, ellipse, line, path } from '../svg.ts';
import type { MotifColors } from './motifs.ts';

const skin = '#dc3f2b';

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

const pearSkin = '#b5c443';

export const pear = { draw: drawPear, tones: [pearSkin] };

function drawPear(): string {
  return [
    path(d`M0 -36Q18 -36 20 -14Q24 0 34 12Q42 46 0 49Q-42 46 -34 12Q-24 0 -20 -14Q-18 -36 0 -36Z`, pearSkin),
    path(d`M8 -35Q19 -30 20 -14Q24 0 34 12Q42 46 4 49Q26 40 20 14Q12 -8 8 -35Z`, '#94a62e'),
    ellipse(-19, 22, 6, 12, '#dfe79c', 14),
    line(d`M0 -34Q0 -42 5 -48`, '#6b4429', 5),
    path(d`M4 -38Q14 -52 34 -44Q24 -30 4 -38Z`, '#4f9e58'),
  ].join('');
}

const bananaSkin = '#f6c632';

export const banana = { draw: drawBanana, tones: [bananaSkin] };

function drawBanana(): string {
  return [
    path(d`M26 -42Q54 14 4 42Q-6 46 -10 40Q24 12 14 -38Z`, '#dba31f'),
    path(d`M22 -44Q38 22 -36 36Q-46 36 -46 28Q2 8 10 -42Z`, bananaSkin),
    line(d`M14 -24Q8 14 -28 28`, '#dba31f', 3),
    path(d`M8 -50L28 -50L28 -38L8 -38Z`, '#84602a'),
    path(d`M-46 27L-39 27L-38 37L-46 36Z`, '#84602a'),
  ].join('');
}

const flesh = '#dc3f4a';

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

const root = '#f0843a';

export const carrot = { draw: drawCarrot, tones: [root] };

function drawCarrot(): string {
  return [
    line(d`M2 -22Q-14 -34 -14 -46M4 -22L6 -49M6 -22Q22 -32 26 -44`, '#4f9e58', 9),
    path(d`M-24 -18Q0 -32 28 -18Q28 22 0 50Q-26 22 -24 -18Z`, root),
    path(d`M14 -23Q28 -22 28 -14Q28 22 0 50Q18 18 14 -23Z`, '#d0662a'),
    line(d`M-22 -4L-6 -4M26 8L12 8M-17 16L-4 16`, '#d0662a', 3.4),
  ].join('');
}

export const daisy = { draw: drawDaisy, tones: [paper] };

function drawDaisy(): string {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return ellipse(Math.sin(angle) * 30, -Math.cos(angle) * 30, 12.5, 19, paper, turn);
  });
  return [...petals, circle(0, 0, 16, '#f6c632'), circle(-3, -3, 9, '#fbdf86')].join('');
}

/** A pair of leaves on a stem. */
export const leaf = { draw: drawLeaf, tones: [] };

function drawLeaf({ mark, ground }: MotifColors): string {
  return [
    path(d`M2 34Q-52 30 -44 -22Q4 -22 2 34Z`, mark),
    path(d`M6 18Q4 -40 48 -46Q56 8 6 18Z`, mark),
    line(d`M0 46Q0 4 -26 -6M3 26Q12 -8 34 -28`, ground, 4),
    line(d`M2 34L0 48`, mark, 5),
  ].join('');
}

const grain = '#d99a2b';

export const wheat = { draw: drawWheat, tones: [grain] };

function drawWheat(): string {
  const rows = [-24, -8, 8, 24].flatMap((y) => [
    ellipse(-13, y, 7, 13, grain, -32),
    ellipse(13, y, 7, 13, grain, 32),
    line(d`M-9 ${y + 6}L-16 ${y - 6}M9 ${y + 6}L16 ${y - 6}`, '#f3cd7c', 2.2),
  ]);
  return [line(d`M0 -30L0 49`, '#b47a1d', 4), ...rows, ellipse(0, -38, 6.5, 12, grain)].join('');
}

const shell = '#c98d4e';

export const peanut = { draw: drawPeanut, tones: [shell] };

function drawPeanut(): string {
  const body = path(
    d`M-48 2Q-48 -24 -24 -25Q-10 -26 0 -16Q10 -26 26 -24Q48 -20 48 2Q48 26 25 27Q10 28 0 18Q-10 28 -24 27Q-48 26 -48 2Z`,
    shell,
  );
  const marks = line(
    d`M-36 -8L-30 2M-26 -14L-20 -4M-34 12L-28 18M-16 8L-10 2M14 -10L20 0M28 -14L34 -4M16 14L22 8M32 12L38 6`,
    '#9c6430',
    3.6,
  );
  return `<g transform="rotate(-18)">${body}${ellipse(-26, -14, 9, 4, '#e3b681')}${ellipse(24, -14, 9, 4, '#e3b681')}${marks}</g>`;
}
