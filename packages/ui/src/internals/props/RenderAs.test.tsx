import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { RenderAs } from './RenderAs.tsx';

test('without another element it renders its own tag', () => {
  render(
    <RenderAs tag="button" render={undefined} type="button">
      Bestel
    </RenderAs>,
  );
  expect(screen.getByRole('button', { name: 'Bestel' })).toBeDefined();
});

test('another element keeps its own props, joined with those of the component', async () => {
  const calls: string[] = [];
  const own = vi.fn();
  const given = { current: null as HTMLAnchorElement | null };
  const link = createElement('a', {
    ref: given,
    href: '#mand',
    className: 'given',
    'aria-describedby': 'terms',
    onClick: () => calls.push('given'),
  });
  render(
    <RenderAs
      tag="button"
      render={link}
      ref={own}
      className="own"
      aria-describedby="hint"
      title="Mand"
      onClick={() => calls.push('own')}
    >
      Naar je winkelmand
    </RenderAs>,
  );
  const shown = screen.getByRole('link', { name: 'Naar je winkelmand' });
  expect([shown.className, shown.title]).toEqual(['own given', 'Mand']);
  expect(shown.getAttribute('aria-describedby')).toBe('hint terms');
  expect(given.current).toBe(shown);
  expect(own).toHaveBeenCalledWith(shown);
  await userEvent.click(shown);
  expect(calls).toEqual(['given', 'own']);
});

test('the component’s id wins, since other components refer to it', () => {
  render(<RenderAs tag="input" render={<input id="given" />} id="own" />);
  expect(screen.getByRole('textbox').id).toBe('own');
});

test('a ref is called with null on unmount', () => {
  const own = vi.fn();
  const left = vi.fn();
  render(<RenderAs tag="div" render={<div ref={() => left} />} ref={own} />).unmount();
  expect(own).toHaveBeenLastCalledWith(null);
  expect(left).toHaveBeenCalledOnce();
});
