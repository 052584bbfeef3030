import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAs } from './renderAs.ts';

test('without another element it is the part’s own', () => {
  render(renderAs(undefined, 'button', { type: 'button', children: 'Bestel' }));
  expect(screen.getByRole('button', { name: 'Bestel' })).toBeDefined();
});

test('another element keeps what it says, beside what the part says', async () => {
  const heard: string[] = [];
  const own = vi.fn();
  const given = { current: null as HTMLAnchorElement | null };
  render(
    renderAs(
      createElement('a', {
        ref: given,
        href: '#mand',
        className: 'given',
        'aria-describedby': 'terms',
        onClick: () => heard.push('given'),
      }),
      'button',
      {
        ref: own,
        className: 'own',
        'aria-describedby': 'hint',
        title: 'Mand',
        children: 'Naar je winkelmand',
        onClick: () => heard.push('own'),
      },
    ),
  );
  const link = screen.getByRole('link', { name: 'Naar je winkelmand' });
  expect([link.className, link.title]).toEqual(['own given', 'Mand']);
  expect(link.getAttribute('aria-describedby')).toBe('hint terms');
  expect(given.current).toBe(link);
  expect(own).toHaveBeenCalledWith(link);
  await userEvent.click(link);
  expect(heard).toEqual(['given', 'own']);
});

test('a ref that leaves is told so', () => {
  const own = vi.fn();
  const left = vi.fn();
  const element = renderAs(<div ref={() => left} />, 'button', { ref: own });
  render(element).unmount();
  expect(own).toHaveBeenLastCalledWith(null);
  expect(left).toHaveBeenCalledOnce();
});
