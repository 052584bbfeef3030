import ts from 'typescript';

/** The texts that a module hard-codes: string literals, split at HTML tags, and text in its JSX. */
export function sourceTexts(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text, ...node.text.split(/[<>"]/));
    }
    if (ts.isJsxText(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}
