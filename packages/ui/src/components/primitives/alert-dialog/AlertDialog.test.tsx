import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { holdEnter } from '../../../testing/holdEnter.ts';
import { stubModalDialogs } from '../../../testing/stubModalDialogs.ts';
import { AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogTrigger } from './AlertDialog.tsx';
import { AlertDialogContent, type AlertDialogContentProps } from './AlertDialogContent.tsx';

stubModalDialogs();
const onOpenChange = vi.fn();
beforeEach(() => onOpenChange.mockReset());
const onClick = {
  fire: (root: HTMLElement) => root.click(),
  acted: () => onOpenChange.mock.calls.length > 0,
};

const Trigger = (props: ComponentProps<typeof AlertDialogTrigger>) => (
  <AlertDialog onOpenChange={onOpenChange}>
    <AlertDialogTrigger {...props} />
  </AlertDialog>
);
const Cancel = (props: ComponentProps<typeof AlertDialogCancel>) => (
  <AlertDialog defaultOpen onOpenChange={onOpenChange}>
    <AlertDialogCancel {...props} />
  </AlertDialog>
);
const Action = (props: ComponentProps<typeof AlertDialogAction>) => (
  <AlertDialog defaultOpen onOpenChange={onOpenChange}>
    <AlertDialogAction {...props} />
  </AlertDialog>
);
const Content = (props: Partial<ComponentProps<typeof AlertDialogContent>>) => (
  <AlertDialog defaultOpen>
    <AlertDialogContent title="Leegmaken?" actions="Nee" {...props}>
      Dat kun je niet ongedaan maken.
    </AlertDialogContent>
  </AlertDialog>
);

describe('AlertDialogTrigger', () => describeConformance(<Trigger>Leeg</Trigger>, { handlers: { onClick } }));
describe('AlertDialogCancel', () => describeConformance(<Cancel />, { handlers: { onClick } }));
describe('AlertDialogAction', () => describeConformance(<Action>Leeg</Action>, { handlers: { onClick } }));
describe('AlertDialogContent', () =>
  describeConformance<AlertDialogContentProps>(<Content />, { owned: ['role'] }));

const question = (onYes?: ComponentProps<typeof AlertDialogAction>['onClick']) => (
  <AlertDialog onOpenChange={onOpenChange}>
    <AlertDialogTrigger>Leeg de winkelmand</AlertDialogTrigger>
    <AlertDialogContent
      title="Winkelmand leegmaken?"
      actions={
        <>
          <AlertDialogCancel />
          <AlertDialogAction onClick={onYes}>Leegmaken</AlertDialogAction>
        </>
      }
    >
      De producten gaan eruit.
    </AlertDialogContent>
  </AlertDialog>
);

test('it is named by its title, described by its text, and focuses the cancel button', async () => {
  render(question());
  await userEvent.click(screen.getByRole('button', { name: 'Leeg de winkelmand' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Winkelmand leegmaken?' });
  const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('De producten gaan eruit.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuleren' }));
});

test('confirming runs the action and closes, cancelling closes', async () => {
  const onYes = vi.fn();
  render(question(onYes));
  const trigger = screen.getByRole('button', { name: 'Leeg de winkelmand' });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onYes).not.toHaveBeenCalled();
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Leegmaken' }));
  expect(onYes).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an action that prevents the default keeps the dialog open', async () => {
  render(question((event) => event.preventDefault()));
  await userEvent.click(screen.getByRole('button', { name: 'Leeg de winkelmand' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leegmaken' }));
  expect(screen.getByRole('alertdialog')).toBeDefined();
});

test('a press on the scrim does not close it', async () => {
  render(<Content />);
  expect(screen.getByRole('alertdialog').getAttribute('closedby')).toBe('closerequest');
});

test('a held Enter opens it and does not answer it', () => {
  render(question());
  act(() => screen.getByRole('button', { name: 'Leeg de winkelmand' }).focus());
  holdEnter();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annuleren' }));
  expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true]);
});
