import { type Colours, drawElement, drawingNames, readDrawing } from './drawings.ts';
import type { SvgNode } from './readSvg.ts';

/** The drawings of `data/motifs`, in a box from -50 to 50 in both directions. */
export const motifNames = drawingNames('motifs');

/**
 * @param colours.mark contrasts with the motif's background
 * @param colours.accent a second colour beside the mark
 * @param colours.ground the background itself, for cut-outs
 */
export function drawPlainMotif(motif: string, colours: Colours): string {
  const draw = (node: SvgNode): string => drawElement(node, colours, node.children.map(draw).join(''));
  return readDrawing(`motifs/${motif}`).children.map(draw).join('');
}

/** A motif's own colours, which must contrast with the background; empty when it uses the mark's colour. */
export const tonesOf = (motif: string): readonly string[] =>
  readDrawing(`motifs/${motif}`).attributes['data-tones']?.split(' ') ?? [];
