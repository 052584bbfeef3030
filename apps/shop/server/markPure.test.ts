import { expect, test } from 'vitest';
import { markPure } from './markPure.ts';

test('a wrapped part and a context are called pure, and lose their names for tools', () => {
  expect(
    markPure(
      'var Form = React10.forwardRef(F);\nForm.displayName = "Form";\nvar C = React.createContext(null);',
    ),
  ).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(F);\n\nvar C = /* @__PURE__ */ React.createContext(null);',
  );
});

test('a class becomes the answer of a pure call and keeps its context', () => {
  const code = [
    'var Boundary = class extends React3.Component {',
    '  render() {',
    '    return this.context;',
    '  }',
    '};',
    'Boundary.contextType = Theme;',
  ].join('\n');
  expect(markPure(code)).toContain(
    'var Boundary = /* @__PURE__ */ (() => class extends React3.Component { static contextType = Theme;',
  );
  expect(markPure(code)).not.toContain('Boundary.contextType');
});

test('everything else stays as it is', () => {
  const code = 'var a = 1;\nfunction f() {\n  Link.displayName = "x";\n}\nwindow.b = f;';
  expect(markPure(code)).toBe(code);
});
