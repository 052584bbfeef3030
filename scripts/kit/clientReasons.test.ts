import { expect, test } from 'vitest';
import { clientReasons } from './clientReasons.ts';

test.each([
  ['a hook', 'export const A = () => { const [x] = useState(0); return <p>{x}</p>; }', ['useState()']],
  ['a hook of its own', 'export const A = () => <p>{useOverflow()}</p>;', ['useOverflow()']],
  ['a context that it reads', 'export const A = () => <p>{use(LinkContext)}</p>;', ['use()']],
  ['a context that it makes', 'export const C = createContext("a");', ['createContext()']],
  ['a handler', 'export const A = () => <a onClick={() => 1} />;', ['onClick={…}']],
  [
    'a handler with a name',
    'export function A() { const go = () => 1; return <a onClick={go} />; }',
    ['onClick={…}'],
  ],
])('%s needs a browser', (_, source, reasons) => {
  expect(clientReasons(source)).toEqual(reasons);
});

test.each([
  ['strings and elements', 'export const A = ({ text }) => <p className="x">{text}</p>;'],
  [
    'a handler that came in',
    'export const A = ({ onClick, ...props }) => <a onClick={onClick} {...props} />;',
  ],
  [
    'a function that is called here',
    'export const A = ({ hrefFor }) => <a href={hrefFor(1)}>{[1].map((n) => <b key={n} />)}</a>;',
  ],
])('%s serve on a server', (_, source) => {
  expect(clientReasons(source)).toEqual([]);
});
