import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { Accordion, type AccordionProps } from './Accordion.tsx';
import { AccordionItem, type AccordionItemProps } from './AccordionItem.tsx';

const Item = (props: Partial<AccordionItemProps>) => (
  <Accordion>
    <AccordionItem value="a" title="Levering" {...props}>
      Morgen in huis.
    </AccordionItem>
  </Accordion>
);

describe('Accordion', () => describeConformance(<Accordion>Vragen</Accordion>));
describe('AccordionItem', () =>
  describeConformance(<Item />, {
    root: (container) => container.firstElementChild?.firstElementChild ?? null,
  }));

const questions = (props: AccordionProps = {}) => (
  <Accordion {...props}>
    <AccordionItem value="delivery" title="Levering">
      Morgen in huis.
    </AccordionItem>
    <AccordionItem value="returns" title="Retour">
      Binnen 14 dagen.
    </AccordionItem>
  </Accordion>
);
const open = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('each title is a heading with a button that shows its answer', async () => {
  render(questions({ headingLevel: 2 }));
  expect(screen.getByRole('heading', { level: 2, name: 'Levering' })).toBeDefined();
  expect(screen.queryByText('Morgen in huis.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Levering' }));
  expect(screen.getByText('Morgen in huis.')).toBeDefined();
});

test('opening one closes the other, and a second press closes it again', async () => {
  render(questions({ defaultValue: ['delivery'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(open()).toEqual(['Retour']);
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(open()).toEqual([]);
});

test('with `multiple` several items may be open', async () => {
  render(questions({ defaultValue: ['delivery'], multiple: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(open()).toEqual(['Levering', 'Retour']);
});

test('the caller can control which items are open', async () => {
  const onValueChange = vi.fn();
  render(questions({ value: ['returns'], onValueChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Levering' }));
  expect(onValueChange.mock.calls).toEqual([
    [['delivery'], { event: expect.objectContaining({ type: 'click' }) }],
  ]);
  expect(open()).toEqual(['Retour']);
});
