import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Pagination } from './Pagination.tsx';

const hrefFor = (page: number) => `/zoeken?p=${page}`;

describeConformance(<Pagination page={2} pageCount={9} hrefFor={hrefFor} />);

test('[T50] the current page is marked, and every page has a link', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />);
  expect(screen.getByRole('link', { name: /^Pagina ?2$/ }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: /^Pagina ?3$/ }).getAttribute('href')).toBe('/zoeken?p=3');
  expect(screen.getByRole('link', { name: 'Vorige' }).getAttribute('href')).toBe('/zoeken?p=1');
  expect(screen.getByRole('link', { name: 'Volgende' }).getAttribute('href')).toBe('/zoeken?p=3');
});

test('[T50] of six pages the first three, an ellipsis and the last are shown, and only the current one is marked', () => {
  render(<Pagination page={1} pageCount={6} hrefFor={hrefFor} />);
  const cells = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['Vorige', '1 van 6 Pagina 1 van 6', '1', '2', '3', '…', '6', 'Volgende']);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.getAttribute('aria-label'))).toEqual(['Pagina 1']);
});

test('[T50] previous is disabled on the first page, next on the last', () => {
  const { rerender } = render(<Pagination page={1} pageCount={9} hrefFor={hrefFor} />);
  const disabled = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-disabled') === 'true')
      .map((link) => [link.textContent, link.hasAttribute('href')]);
  expect(disabled()).toEqual([['Vorige', false]]);
  rerender(<Pagination page={9} pageCount={9} hrefFor={hrefFor} />);
  expect(disabled()).toEqual([['Volgende', false]]);
});

test('the position is a phrase in the language, with its digits', () => {
  const labels = {
    page: 'Blad {page}',
    position: '{page} uit {count}',
    positionName: 'blad {page} uit {count}',
  };
  render(<Pagination page={2} pageCount={1200} hrefFor={hrefFor} labels={labels} />);
  expect(screen.getByText('blad 2 uit 1.200')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Blad 1.200' })).toBeTruthy();
});

test('the position that replaces the pages has the counted unit for screen readers', () => {
  render(<Pagination page={2} pageCount={9} hrefFor={hrefFor} />);
  expect(screen.getByText('2 van 9').closest('[aria-hidden]')).not.toBeNull();
  expect(screen.getByText('Pagina 2 van 9').closest('[aria-hidden]')).toBeNull();
});

test('one page renders nothing', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />);
  expect(container.innerHTML).toBe('');
});

test('beyond the last page, previous leads to the last one', () => {
  render(<Pagination page={99} pageCount={9} hrefFor={(page) => `?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Vorige' }).getAttribute('href')).toBe('?page=9');
  expect(screen.getByRole('link', { name: 'Volgende' }).hasAttribute('href')).toBe(false);
});
