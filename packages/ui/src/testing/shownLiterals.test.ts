// @vitest-environment node

import ts from 'typescript';
import { expect, test } from 'vitest';

const shown = /(label|text|title|caption|legend|placeholder|description|^alt)$/i;
const choosing = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.PlusToken,
]);
const hasLetter = (text: string) => /\p{L}/u.test(text);

/** The literals to which an expression can evaluate: both branches, the operand after `??`, pieces of a template. */
function literalsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    if (choosing.has(node.operatorToken.kind)) return [...literalsOf(node.left), ...literalsOf(node.right)];
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ? literalsOf(node.right) : [];
  }
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap((span) => [...literalsOf(span.expression), span.literal.text]),
    ];
  }
  return [];
}

/** The texts that a component hard-codes in JSX, in attributes that are shown or read, and in defaults. */
function shownLiterals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...literalsOf(node));
    if (ts.isJsxAttribute(node) && shown.test(node.name.getText())) {
      found.push(...literalsOf(node.initializer));
    }
    if (ts.isBindingElement(node) && shown.test(node.name.getText()))
      found.push(...literalsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter(hasLetter);
}

const parts = import.meta.glob<string>(
  ['../{components,link}/**/*.tsx', '!**/*.{test,stories}.tsx', '!**/[sS]ample[A-Z]*'],
  { query: '?raw', import: 'default', eager: true },
);

/** The sign of information is a letter in every language. */
const signs = ['i'];

test('no component hard-codes a text: each is a prop or a label', () => {
  expect(shownLiterals('<p title={name ?? "Sluit"}>Kies {open && "nu"}</p>')).toEqual([
    'Sluit',
    'Kies',
    'nu',
  ]);
  expect(Object.keys(parts).length).toBeGreaterThan(120);
  const written = Object.entries(parts).map(([path, source]) => [
    path,
    shownLiterals(source).filter((text) => !signs.includes(text)),
  ]);
  expect(written.filter(([, texts]) => texts?.length)).toEqual([]);
});
