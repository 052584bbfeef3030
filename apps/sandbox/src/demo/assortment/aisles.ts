import type { Aisle } from './Aisle.ts';
import { care } from './care/care.ts';
import { cleaning } from './cleaning/cleaning.ts';
import { craft } from './craft/craft.ts';
import { food } from './food/food.ts';
import { furniture } from './furniture/furniture.ts';
import { kitchen } from './kitchen/kitchen.ts';
import { office } from './office/office.ts';
import { outdoor } from './outdoor/outdoor.ts';
import { paper } from './paper/paper.ts';
import { play } from './play/play.ts';
import { safety } from './safety/safety.ts';
import { sleep } from './sleep/sleep.ts';

/** The aisles in the order of the shop: the first is aisle 1. New ones go at the end. */
export const aisles: readonly Aisle[] = [
  care,
  food,
  cleaning,
  paper,
  craft,
  play,
  kitchen,
  sleep,
  safety,
  office,
  furniture,
  outdoor,
];
