import { type FixedParts, fixedNames } from './FixedParts.ts';

/**
 * The fixed parts of the frame as the document brought them. Called before React takes the document over: should it
 * ever have to build the page anew, it is given the same elements back.
 */
export function keptParts(): FixedParts {
  const parts = fixedNames.map((name) => {
    const found = document.querySelector(`[data-fixed=${name}]`);
    return [name, <KeptPart key={name} name={name} nodes={[...(found?.childNodes ?? [])]} />];
  });
  // One for each name, by the line above.
  return Object.fromEntries(parts) as FixedParts;
}

interface KeptPartProps {
  name: string;
  nodes: readonly ChildNode[];
}

/**
 * An element whose content is not React's. To React it holds an empty text, which it may find to be different: then it
 * leaves the content alone. No HTML is set anywhere, so Trusted Types have nothing to say.
 */
function KeptPart({ name, nodes }: KeptPartProps) {
  const fill = (element: HTMLElement | null) => {
    if (element && !element.firstChild) element.append(...nodes);
  };
  return (
    <div ref={fill} data-fixed={name} className="contents" suppressHydrationWarning>
      {''}
    </div>
  );
}
