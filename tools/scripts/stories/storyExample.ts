// Over 300 lines: one walk over a story's syntax, whose steps share what they have read.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { kitRoot } from '../kit/kitModules.ts';

/** A module of the kit, with its top-level declarations and imports. */
interface ReadModule {
  readonly path: string;
  readonly source: ts.SourceFile;
  readonly declarations: ReadonlyMap<string, ts.Statement>;
  readonly imports: ReadonlyMap<string, Imported>;
}

interface Imported {
  readonly from: string;
  readonly name: string;
  readonly isType: boolean;
}

/** The imports of an example by module, and its declarations in order of need. */
interface Gathered {
  readonly imports: Map<string, Set<string>>;
  readonly declarations: Map<ts.Statement, string>;
}

const modules = new Map<string, { readonly text: string; readonly module: ReadModule }>();

/** Reads a module, cached by its text, since Storybook calls this after every change. */
function readModule(path: string): ReadModule {
  const text = readFileSync(path, 'utf8');
  const known = modules.get(path);
  if (known?.text === text) return known.module;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declarations = new Map<string, ts.Statement>();
  const imports = new Map<string, Imported>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text;
      const isAllTypes = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { name, propertyName, isTypeOnly } of bindings.elements)
          imports.set(name.text, {
            from,
            name: (propertyName ?? name).text,
            isType: isAllTypes || isTypeOnly,
          });
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        for (const bound of boundNames(name)) declarations.set(bound, statement);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      if (statement.name) declarations.set(statement.name.text, statement);
    }
  }
  const module = { path, source, declarations, imports };
  modules.set(path, { text, module });
  return module;
}

/** `first` and `second` of `const [first, second] = list`. */
const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));

/** Public modules, with the specifier that apps import. */
const publicModules = [
  ['index.ts', '@magazijn/ui'],
  ['shop.ts', '@magazijn/ui/shop'],
  ['icons.ts', '@magazijn/ui/icons'],
] as const;

/** The specifier from which apps import a name of a file; undefined for private names. */
function publicAddress(path: string, name: string): string | undefined {
  const from = `./${relative(join(kitRoot, 'src'), path)}`;
  const [, address] =
    publicModules.find(([index]) => {
      const { source } = readModule(join(kitRoot, 'src', index));
      return source.statements.some(
        (statement) =>
          ts.isExportDeclaration(statement) &&
          statement.moduleSpecifier?.getText(source).slice(1, -1) === from &&
          (statement.exportClause === undefined ||
            (ts.isNamedExports(statement.exportClause) &&
              statement.exportClause.elements.some((element) => element.name.text === name))),
      );
    }) ?? [];
  return address;
}

/** The free names of a node, and some that only look like it. */
function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) {
      const { parent } = each;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === each) ||
        (ts.isPropertyAssignment(parent) && parent.name === each) ||
        (ts.isPropertySignature(parent) && parent.name === each) ||
        ts.isJsxAttribute(parent);
      if (!isMember) names.add(each.text);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return names;
}

/** Short replacements for pictures that stories draw, so that examples are about the component. */
const standIns: ReadonlyMap<string, string> = new Map([
  ['StoryPicture', 'type StoryPicture = { livery?: string; body?: string; word?: string };'],
  [
    'storyPicture',
    [
      '/** Stands for your own pictures. */',
      "const storyPicture = ({ word = '' }: { livery?: string; body?: string; word?: string } = {}) =>",
      `  \`data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><text x="20" y="160" font-size="40">\${word}</text></svg>\`;`,
    ].join('\n'),
  ],
]);

/** Collects the declarations and imports that a node needs, from other modules too. Public names are imported. */
function gather(node: ts.Node, module: ReadModule, found: Gathered): void {
  for (const name of namesIn(node)) {
    const own = module.declarations.get(name);
    const imported = module.imports.get(name);
    if (own) addDeclaration(name, own, module, found);
    else if (imported?.from.startsWith('.')) {
      const path = resolve(dirname(module.path), imported.from);
      const statement = readModule(path).declarations.get(imported.name);
      const address = publicAddress(path, imported.name);
      if (address) addImport(address, imported, found);
      else if (statement) addDeclaration(imported.name, statement, readModule(path), found);
      else throw new Error(`${module.path}: ${name} is not exported by ${imported.from}.`);
    } else if (imported) addImport(imported.from, imported, found);
  }
}

function addImport(from: string, { name, isType }: Imported, { imports }: Gathered): void {
  imports.set(from, (imports.get(from) ?? new Set()).add(isType ? `type ${name}` : name));
}

function addDeclaration(name: string, statement: ts.Statement, module: ReadModule, found: Gathered): void {
  if (found.declarations.has(statement)) return;
  const standIn = standIns.get(name);
  if (standIn) {
    found.declarations.set(statement, standIn);
    return;
  }
  const text = statement.getText(module.source).replace(/^export /, '');
  // Added first, since it may refer to itself.
  found.declarations.set(statement, text);
  gather(statement, module, found);
  // Added again, behind what it needs.
  found.declarations.delete(statement);
  found.declarations.set(statement, text);
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;

/** The properties of an object literal, or of a constant that has one. */
function propertiesOf(
  node: ts.Expression | undefined,
  module: ReadModule,
): ReadonlyMap<string, ts.ObjectLiteralElementLike> {
  const object = node && unwrapped(node);
  if (object && ts.isIdentifier(object)) return propertiesOf(initializer(object.text, module), module);
  if (!object || !ts.isObjectLiteralExpression(object)) return new Map();
  const found = new Map<string, ts.ObjectLiteralElementLike>();
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property))
      for (const [key, value] of propertiesOf(property.expression, module)) found.set(key, value);
    else if (ts.isStringLiteral(property.name) || ts.isIdentifier(property.name))
      found.set(property.name.text, property);
  }
  return found;
}

function initializer(name: string, { declarations }: ReadModule): ts.Expression | undefined {
  const statement = declarations.get(name);
  if (!statement || !ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations.find((each) => each.name.getText() === name)?.initializer;
}

function valueIn(property: ts.ObjectLiteralElementLike | undefined): ts.Expression | undefined {
  if (property && ts.isPropertyAssignment(property)) return property.initializer;
  return property && ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

/** The text of a node, dedented by the indentation of its first line. */
function dedented(node: ts.Node, module: ReadModule): string {
  const text = node.getText(module.source);
  const { line } = module.source.getLineAndCharacterOfPosition(node.getStart(module.source));
  const [indent = ''] = /^ */.exec(module.source.text.split('\n')[line] ?? '') ?? [];
  return text.replaceAll(`\n${indent}`, '\n');
}

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

function attribute(key: string, value: ts.Expression, module: ReadModule): string {
  if (ts.isStringLiteral(value) && !/["\\{}<>&\n]/.test(value.text)) return `${key}="${value.text}"`;
  if (value.kind === ts.SyntaxKind.TrueKeyword) return key;
  return `${key}={${dedented(value, module)}}`;
}

function content(value: ts.Expression, module: ReadModule): string {
  const child = unwrapped(value);
  if (ts.isStringLiteral(child) && /^[^{}<>&\n]+$/.test(child.text) && child.text.trim() === child.text)
    return child.text;
  if (ts.isJsxFragment(child))
    return dedented(child, module)
      .replace(/^<>\n? */, '')
      .replace(/\n?<\/>$/, '')
      .replaceAll('\n  ', '\n');
  if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child)) return dedented(child, module);
  return `{${dedented(value, module)}}`;
}

/** The component with its arguments as JSX, on one line if it fits. */
function elementText(
  name: string,
  args: ReadonlyMap<string, ts.ObjectLiteralElementLike>,
  module: ReadModule,
): string {
  const values = [...args].flatMap(([key, property]) => {
    const value = valueIn(property);
    return value ? [[key, value] as const] : [];
  });
  const attributes = values
    .filter(([key]) => key !== 'children')
    .map(([key, value]) => attribute(key, value, module));
  const children = values.find(([key]) => key === 'children')?.[1];
  const inner = children && content(children, module);
  const isEmpty = !inner;
  const line = `<${[name, ...attributes].join(' ')}${isEmpty ? ' />' : `>${inner}</${name}>`}`;
  if (line.length <= 90 && !line.includes('\n')) return line;
  const oneLine = `<${[name, ...attributes].join(' ')}`;
  const isShort = oneLine.length <= 90 && !oneLine.includes('\n');
  const open = isShort
    ? oneLine
    : `<${name}\n  ${attributes.map((each) => indented(each, '  ')).join('\n  ')}\n`;
  if (isEmpty) return `${open}${isShort ? ' ' : ''}/>`;
  return `${open}>\n  ${indented(inner, '  ')}\n</${name}>`;
}

/** The arguments as an object literal, for a story with a render function. */
function objectText(
  args: ReadonlyMap<string, ts.ObjectLiteralElementLike>,
  omit: ReadonlySet<string>,
  module: ReadModule,
): string {
  const lines = [...args]
    .filter(([key]) => !omit.has(key))
    .map(([, property]) => `  ${indented(dedented(property, module), '  ')},\n`);
  return `{\n${lines.join('')}}`;
}

/** Declarations of the parameters of a render function. */
function parameterLines(
  parameter: ts.ParameterDeclaration,
  args: ReadonlyMap<string, ts.ObjectLiteralElementLike>,
  component: string,
  module: ReadModule,
): string[] {
  const { name } = parameter;
  if (!ts.isObjectBindingPattern(name)) {
    const type = `ComponentProps<typeof ${component}>`;
    return [`const ${name.getText()}: ${type} = ${objectText(args, new Set(), module)};`];
  }
  const named = new Set(name.elements.map((element) => (element.propertyName ?? element.name).getText()));
  return name.elements.map((element) => {
    const key = element.name.getText();
    if (element.dotDotDotToken) return `const ${key} = ${objectText(args, named, module)} as const;`;
    const value = valueIn(args.get((element.propertyName ?? element.name).getText()));
    return `const ${key} = ${value ? dedented(value, module) : (element.initializer?.getText() ?? 'undefined')};`;
  });
}

/** The defaults of arguments that a story omits. */
const defaultsOf = (
  { name }: ts.ParameterDeclaration,
  args: ReadonlyMap<string, ts.ObjectLiteralElementLike>,
): ts.Expression[] =>
  ts.isObjectBindingPattern(name)
    ? name.elements.flatMap((element) =>
        args.has((element.propertyName ?? element.name).getText()) ? [] : (element.initializer ?? []),
      )
    : [];

/** The lines of the example's function, and the nodes whose names it needs. */
function body(
  meta: ReadonlyMap<string, ts.ObjectLiteralElementLike>,
  story: ReadonlyMap<string, ts.ObjectLiteralElementLike>,
  module: ReadModule,
): { lines: string[]; nodes: ts.Node[] } {
  const own = propertiesOf(valueIn(story.get('args')), module);
  const args = new Map([...propertiesOf(valueIn(meta.get('args')), module), ...own]);
  const component = valueIn(meta.get('component'))?.getText() ?? '';
  const render = story.get('render') ?? meta.get('render');
  const drawn =
    render &&
    (ts.isMethodDeclaration(render) ? render : unwrapped(valueIn(render) ?? ts.factory.createNull()));
  const used = [...args.values()].flatMap((property) => valueIn(property) ?? []);
  if (!drawn) {
    const element = elementText(component, args, module);
    const node = valueIn(meta.get('component'));
    return { lines: returned(element), nodes: [...(node ? [node] : []), ...used] };
  }
  if (!ts.isFunctionLike(drawn)) return { lines: [`return ${drawn.getText()}();`], nodes: [drawn] };
  const [parameter] = drawn.parameters;
  const given = parameter ? parameterLines(parameter, args, component, module) : [];
  const { body: inside } = drawn;
  const named = valueIn(meta.get('component'));
  const needsType = parameter !== undefined && ts.isIdentifier(parameter.name) && named !== undefined;
  const nodes = [
    ...(inside ? [inside] : []),
    ...(parameter ? [...used, ...defaultsOf(parameter, args)] : []),
    ...(needsType ? [named] : []),
  ];
  if (!inside) return { lines: given, nodes };
  if (ts.isBlock(inside))
    return { lines: [...given, ...inside.statements.map((each) => dedented(each, module))], nodes };
  return { lines: [...given, ...returned(dedented(unwrapped(inside), module))], nodes };
}

const returned = (element: string) =>
  element.includes('\n') ? [`return (\n  ${indented(element, '  ')}\n);`] : [`return ${element};`];

/**
 * The code of a story as a module of an app: public names are imported from '@magazijn/ui', and private ones (sample
 * data, layouts) are inlined.
 *
 * @param path absolute path of the stories file
 * @param name the story's export
 * @throws Error when the story needs something that cannot be inlined
 */
export function storyExample(path: string, name: string): string {
  const module = readModule(path);
  const meta = propertiesOf(initializer('meta', module), module);
  const story = propertiesOf(initializer(name, module), module);
  const { lines, nodes } = body(meta, story, module);
  const found: Gathered = { imports: new Map(), declarations: new Map() };
  for (const node of nodes) gather(node, module, found);
  if (lines.some((line) => line.includes('ComponentProps<')))
    addImport('react', { from: 'react', name: 'ComponentProps', isType: true }, found);
  const imports = [...found.imports]
    .filter(([from]) => !from.startsWith('@storybook/'))
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`);
  const example = `export function Example() {\n  ${lines.map((line) => indented(line, '  ')).join('\n  ')}\n}`;
  return `${[imports.join('\n'), ...found.declarations.values(), example].filter(Boolean).join('\n\n')}\n`;
}

/** The stories of a file that show a component: those that name it, or all when the file is about it. */
export function storiesShowing(path: string, part: string): string[] {
  const module = readModule(path);
  const component = valueIn(propertiesOf(initializer('meta', module), module).get('component'))?.getText();
  const frame = component === undefined ? undefined : module.declarations.get(component);
  const isAbout = component === part || (frame !== undefined && namesIn(frame).has(part));
  const shown = storyNames(path).filter((name) => {
    const render = propertiesOf(initializer(name, module), module).get('render');
    return render ? namesIn(render).has(part) : isAbout;
  });
  return shown.length === 0 && isAbout ? storyNames(path) : shown;
}

export function storyNames(path: string): string[] {
  if (!existsSync(path)) return [];
  const { declarations } = readModule(path);
  return [...declarations]
    .filter(([, statement]) => ts.isVariableStatement(statement) && /^export /.test(statement.getText()))
    .map(([name]) => name);
}
