import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Button } from './Button.tsx';

describeConformance(<Button>Bestelling plaatsen</Button>);

test('pointer, Enter and Space press it', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Voeg toe</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Voeg toe' }));
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('it submits no form unless its type is submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Wijzig</Button>
      <Button type="submit">Verstuur</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Wijzig' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('while loading it ignores presses, keeps the focus and announces it', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Bestelling plaatsen
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /^Bezig: ?Bestelling plaatsen$/ });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('`aria-disabled` of the caller stays, and its presses are ignored', async () => {
  const onClick = vi.fn();
  render(
    <Button aria-disabled aria-describedby="why" onClick={onClick}>
      Bestellen
    </Button>,
  );
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-describedby')).toBe('why');
  expect(onClick).not.toHaveBeenCalled();
});

test('the loading text can be replaced', () => {
  render(
    <Button loading labels={{ loading: 'Even geduld:' }}>
      Sla op
    </Button>,
  );
  expect(screen.getByRole('button').textContent).toBe('Even geduld:Sla op');
});

test.each(['primary', 'secondary', 'danger'] as const)(
  'hovering leaves the fill of a %s button: another fill means disabled',
  (tone) => {
    render(<Button tone={tone}>Annuleer</Button>);
    const { classList } = screen.getByRole('button');
    expect([...classList].filter((name) => name.startsWith('hover:bg-'))).toEqual([]);
    expect(classList.contains('thicker-on-hover')).toBe(true);
  },
);
