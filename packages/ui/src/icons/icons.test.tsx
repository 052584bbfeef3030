import { render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import * as icons from '../icons.ts';
import { Icon } from './Icon.tsx';

const drawings = new Map<string, unknown>(Object.entries(lucide));
const svgOf = (Drawn: ComponentType) => render(<Drawn />).container.querySelector('svg');

test.each(Object.entries(icons))('%s is drawn as Lucide draws it', (name, Drawn) => {
  const own = svgOf(Drawn);
  const original = svgOf(drawings.get(name) as ComponentType);
  expect(own?.innerHTML).toBe(original?.innerHTML);
  for (const attribute of ['viewBox', 'width', 'height', 'fill', 'stroke', 'stroke-width', 'stroke-linecap'])
    expect(own?.getAttribute(attribute), attribute).toBe(original?.getAttribute(attribute));
});

test('an icon is hidden from assistive technology unless it has a name', () => {
  const { container } = render(
    <>
      <Icon />
      <Icon role="img" aria-label="Favoriet" />
    </>,
  );
  const [hidden, named] = container.querySelectorAll('svg');
  expect(hidden?.getAttribute('aria-hidden')).toBe('true');
  expect(named?.hasAttribute('aria-hidden')).toBe(false);
});

test('props, class and ref land on the svg', () => {
  let node: SVGSVGElement | null = null;
  const ref = (element: SVGSVGElement | null) => {
    node = element;
  };
  render(<icons.Heart ref={ref} className="size-5" strokeWidth={1.75} data-filled="" />);
  expect(node).toMatchObject({ dataset: { filled: '' } });
  const svg = document.querySelector('svg.size-5');
  expect(svg).toBe(node);
  expect(svg?.getAttribute('stroke-width')).toBe('1.75');
});
