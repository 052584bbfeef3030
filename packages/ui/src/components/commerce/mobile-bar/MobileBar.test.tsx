import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { MobileBar } from './MobileBar.tsx';
import { MobileBarMenu } from './MobileBarMenu.tsx';

const bar = (
  <MobileBar
    menu={(close) => (
      <MobileBarMenu
        categories={[{ number: 1, label: 'Luiers', href: '#luiers', picture: <img src="data:," alt="" /> }]}
        pages={[{ label: 'Privacy', href: '#privacy' }]}
        onDone={close}
      />
    )}
    favouritesHref="/profiel/favorieten"
    accountHref="/profiel"
    cart={{ href: '/winkelwagen', total: '€ 68,05', items: 9 }}
  />
);

describeConformance(bar);
describeConformance(<MobileBarMenu categories={[{ number: 1, label: 'Luiers', href: '#luiers' }]} />);

test('the offers are above the categories', () => {
  render(
    <MobileBarMenu
      categories={[{ number: 1, label: 'Luiers', href: '#luiers' }]}
      offers={{ label: 'Aanbiedingen', href: '#aanbiedingen' }}
    />,
  );
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toContain('Aanbiedingen');
  expect(first?.getAttribute('href')).toBe('#aanbiedingen');
});

test('without favourites the bar has menu and account', () => {
  render(<MobileBar menu={() => null} accountHref="/profiel" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/profiel']);
});

test('[S05] Menu opens the aisles with their pictures and becomes Sluit', async () => {
  render(bar);
  expect(screen.queryByRole('link', { name: /Luiers/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const aisle = screen.getByRole('link', { name: /Luiers/ });
  expect(aisle.querySelector('img')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sluit' }));
  expect(screen.queryByRole('link', { name: /Luiers/ })).toBeNull();
});

test('a closed menu is not rendered, so that its pictures do not load', () => {
  const { container } = render(bar);
  expect(container.querySelector('img')).toBeNull();
});

test('following an aisle closes the menu', async () => {
  render(bar);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await userEvent.click(screen.getByRole('link', { name: /Luiers/ }));
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy();
});

test('[R02] only logged-in users have the cart', () => {
  const { rerender } = render(bar);
  expect(screen.getByRole('link', { name: 'Winkelmand, 9 artikelen, € 68,05' })).toBeTruthy();
  rerender(<MobileBar menu={() => null} favouritesHref="#f" accountHref="/login" />);
  expect(screen.queryByRole('link', { name: /Winkelmand/ })).toBeNull();
});

test('while the cart is unknown, its link names neither total nor number', () => {
  const cart = { href: '/winkelwagen', total: '€ 0,00', items: undefined };
  render(<MobileBar menu={() => null} accountHref="/profiel" cart={cart} />);
  expect(screen.getByRole('link', { name: 'Winkelmand' })).toBeTruthy();
  expect(screen.getByText('€ 0,00').classList.contains('invisible')).toBe(true);
});

test('the open menu follows its button in reading and tab order', async () => {
  render(bar);
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const aisle = screen.getByRole('link', { name: /Luiers/ });
  expect(button.compareDocumentPosition(aisle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement).toBe(button);
  await userEvent.tab();
  expect(document.activeElement).toBe(aisle);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button);
});
