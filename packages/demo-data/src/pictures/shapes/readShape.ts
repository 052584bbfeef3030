import { drawElement, inColours, readDrawing } from '../drawings.ts';
import type { PackDress } from '../dressPack.ts';
import { drawWord, type Lettering } from '../lettering.ts';
import {
  drawBackPrint,
  drawCard,
  drawFigure,
  drawFoot,
  drawMotif,
  drawPattern,
  drawPlate,
} from '../print.ts';
import type { SvgNode } from '../readSvg.ts';
import type { PackDrawing } from './PackDrawing.ts';

/** `viewBox` has the size, baseline at y = 0; `data-when` depends on the product, a `class` is a place of its print. */
export function readShape(shape: string): PackDrawing {
  const { attributes, children } = readDrawing(`shapes/${shape}`);
  const [left = 0, top = 0, width = 0] = attributes.viewBox?.split(' ').map(Number) ?? [];
  return {
    draw: (dress) => drawAll(children, dress),
    left,
    right: left + width,
    height: -top,
    beside: Number(attributes['data-beside']),
  };
}

const drawAll = (nodes: readonly SvgNode[], dress: PackDress): string =>
  nodes.map((node) => drawNode(node, dress)).join('');

function drawNode({ name, attributes, children }: SvgNode, dress: PackDress): string {
  const { 'data-when': when, class: print, ...others } = attributes;
  if (when !== undefined && !when.split(' ').every((condition) => holds(condition, dress))) return '';
  const colours = { ...dress.palette };
  if (print === 'facing') return drawFacing(drawAll(children, dress), dress);
  if (print !== undefined) {
    return drawPrint(print, { ...others, fill: inColours(others.fill ?? '', colours) }, dress);
  }
  const content = drawAll(children, dress);
  if (Object.keys(others).length === 0) return content;
  return drawElement({ name, attributes: withOwnIds(others, dress.key) }, colours, content);
}

/** A condition of `data-when`: a side, what the pack has, or `below-0.6` and `from-0.6` for its `chance`. */
function holds(condition: string, { side, figure, motif, chance }: PackDress): boolean {
  const [, bound, share] = /^(below|from)-([\d.]+)$/.exec(condition) ?? [];
  if (bound !== undefined) return bound === 'below' ? chance < Number(share) : chance >= Number(share);
  switch (condition) {
    case 'figure':
      return figure !== null;
    case 'no-figure':
      return figure === null;
    case 'motif':
      return motif !== 'none';
    case 'no-motif':
      return motif === 'none';
    case 'front':
    case 'back':
      return condition === side;
    default:
      throw new Error(`Unknown condition ${condition}`);
  }
}

/** From behind, a vehicle that rides to the right rides to the left. */
const drawFacing = (content: string, { side }: PackDress): string =>
  side === 'front' ? content : `<g transform="scale(-1 1)">${content}</g>`;

/** Prefixes ids with the key of the pack, since a picture may have several packs of one shape. */
function withOwnIds(attributes: SvgNode['attributes'], key: string): SvgNode['attributes'] {
  const own = (name: string, value: string) =>
    name === 'id' ? `${key}-${value}` : value.replace(/^url\(#/, `url(#${key}-`);
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, own(name, value)]));
}

/** The product's print in place of an element, which gives its position, size and colour. */
function drawPrint(print: string, attributes: SvgNode['attributes'], dress: PackDress): string {
  const value = (name: string) => Number(attributes[name]);
  const [left, top, width, height] = [value('x'), value('y'), value('width'), value('height')];
  const box = { x: left + width / 2, y: top + height / 2, width, height };
  const fill = attributes.fill ?? '';
  const lettering = (attributes['data-lettering'] ?? 'narrow') as Lettering;
  switch (print) {
    case 'motif':
      return drawMotif(dress, value('cx'), value('cy'), value('r') * 2, fill);
    case 'figure':
      return drawFigure(dress, value('cx'), value('cy'), value('r'));
    case 'word':
      return drawWord(dress.word, box, fill, lettering);
    case 'number':
      return drawWord(dress.figure ?? '', box, fill, lettering);
    case 'text':
      return drawWord(attributes['data-text'] ?? '', box, fill, lettering);
    case 'plate':
      return drawPlate(dress, box.x, box.y, width, height, lettering);
    case 'card':
      return drawCard(dress, box.x, box.y, width, height);
    case 'pattern':
      return drawPattern(dress, left, top, width, height);
    case 'foot':
      return drawFoot(dress, left, left + width, top, top + height);
    case 'back':
      return drawBackPrint(dress, left, top, width, height);
    default:
      throw new Error(`Unknown class of an element: ${print}`);
  }
}
