/** The colours a motif may take from its pack. */
export interface MotifColors {
  /** stands out from the ground the motif is drawn on */
  mark: string;
  /** a second colour beside the mark */
  accent: string;
  /** the ground itself, for what is cut out */
  ground: string;
}

/** A picture on a pack, drawn within a box from -50 to 50 in both directions. */
export interface Motif {
  draw: (colors: MotifColors) => string;
  /** the colours of its own that must stand out from the ground; empty when it takes the mark's colour */
  tones: readonly string[];
}
