import type { MotifName } from '../PackShot.ts';
import { apple } from './apple.ts';
import { banana } from './banana.ts';
import { bear } from './bear.ts';
import { carrot } from './carrot.ts';
import { cat } from './cat.ts';
import { cow } from './cow.ts';
import { cross } from './cross.ts';
import { daisy } from './daisy.ts';
import { drop } from './drop.ts';
import { duck } from './duck.ts';
import { fish } from './fish.ts';
import { fox } from './fox.ts';
import { heart } from './heart.ts';
import { leaf } from './leaf.ts';
import type { Motif } from './Motif.ts';
import { ornament } from './ornament.ts';
import { owl } from './owl.ts';
import { peanut } from './peanut.ts';
import { pear } from './pear.ts';
import { polarBear } from './polarBear.ts';
import { rabbit } from './rabbit.ts';
import { star } from './star.ts';
import { strawberry } from './strawberry.ts';
import { sun } from './sun.ts';
import { wave } from './wave.ts';
import { wheat } from './wheat.ts';

/** Every motif by its name. */
export const motifs: Readonly<Record<MotifName, Motif>> = {
  bear,
  rabbit,
  duck,
  'polar-bear': polarBear,
  cat,
  fox,
  owl,
  fish,
  apple,
  pear,
  banana,
  strawberry,
  carrot,
  'cow-spots': cow,
  daisy,
  leaf,
  drop,
  star,
  sun,
  heart,
  wave,
  cross,
  wheat,
  peanut,
  none: ornament,
};
