/** One element of a drawing, with its attributes as text. */
export interface SvgNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly SvgNode[];
}
