export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
}

/** Parses elements and attributes, with white space between them. @throws for anything else. */
export function readSvg(text: string): SvgNode {
  const tags = /\s*<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>\s*/gy;
  const root: SvgNode[] = [];
  const open: { name: string; children: SvgNode[] }[] = [{ name: '', children: root }];
  while (tags.lastIndex < text.length) {
    const start = tags.lastIndex;
    const tag = tags.exec(text);
    if (tag === null) throw new Error(`not well-formed at ${start}: ${text.slice(start, start + 60)}`);
    const [, closing, name = '', attributes = '', empty] = tag;
    const parent = open.at(-1);
    if (parent === undefined) throw new Error(`text after the last element: ${name}`);
    if (closing === '/') {
      if (parent.name !== name) throw new Error(`</${name}> closes <${parent.name}>`);
      open.pop();
      continue;
    }
    const node = { name, attributes: readAttributes(attributes), children: [] as SvgNode[] };
    parent.children.push(node);
    if (empty !== '/') open.push(node);
  }
  const [first, ...others] = root;
  if (open.length !== 1 || first === undefined || others.length > 0)
    throw new Error('expected one closed element');
  return first;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`attribute ${name} occurs twice`);
    attributes[name] = value;
  }
  return attributes;
}
