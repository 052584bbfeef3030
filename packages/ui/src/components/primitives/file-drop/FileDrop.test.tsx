import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../testing/describeConformance.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

describeConformance(<FileDrop label="Bestellijst" hint="Een csv." />, {
  control: (container) => container.querySelector('input'),
});

const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { lastModified: 0 });
const field = () => screen.getByLabelText<HTMLInputElement>('Bestellijst');
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p span')?.textContent);
const drop = (...files: File[]) => fireEvent.drop(field(), { dataTransfer: { files } });

function show(props: Partial<FileDropProps> = {}) {
  const onValueChange = vi.fn();
  render(
    <>
      <LiveRegion />
      <FileDrop label="Bestellijst" accept=".csv" maxSize={1000} onValueChange={onValueChange} {...props} />
    </>,
  );
  return onValueChange;
}

test('a file is chosen, dropped or pasted', async () => {
  const onValueChange = show({ multiple: true });
  await userEvent.upload(field(), file('een.csv'));
  drop(file('twee.csv'));
  fireEvent.paste(field(), { clipboardData: { files: [file('drie.csv')] } });
  expect(names()).toEqual(['een.csv', 'twee.csv', 'drie.csv']);
  expect(onValueChange).toHaveBeenCalledTimes(3);
  expect(screen.getByText('1 bestand toegevoegd.', { exact: false })).toBeDefined();
});

test('a file of another type or too large is refused by name; the others are accepted', () => {
  show({ multiple: true });
  drop(file('foto.png'), file('groot.csv', 2000), file('goed.csv'));
  expect(names()).toEqual(['goed.csv']);
  expect(screen.getByText('foto.png kan niet. Kies een bestand van deze soort: .csv.')).toBeDefined();
  expect(screen.getByText('groot.csv is te groot. Een bestand mag tot 1 kB zijn.')).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  drop(file('ook.csv'));
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('a single file replaces the previous one; two at once are too many', () => {
  show();
  drop(file('een.csv'));
  drop(file('twee.csv'));
  expect(names()).toEqual(['twee.csv']);
  drop(file('drie.csv'), file('vier.csv'));
  expect(screen.getByText('Kies één bestand.')).toBeDefined();
});

test('removing a file moves the focus to its neighbour, or to the field', async () => {
  show({ multiple: true, defaultValue: [file('een.csv'), file('twee.csv')] });
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder een.csv' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verwijder twee.csv' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  expect(screen.getByText('twee.csv is verwijderd.')).toBeDefined();
});

test('progress and errors show beside the file', () => {
  const files = [file('een.csv'), file('twee.csv')];
  show({
    multiple: true,
    value: files,
    stateOf: (each) => (each === files[0] ? { progress: 0.5 } : { error: 'Mislukt.' }),
  });
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'een.csv wordt verstuurd' });
  expect(bar.value).toBe(0.5);
  expect(screen.getByText('Mislukt.')).toBeDefined();
});

test('disabled, it accepts nothing', () => {
  const onValueChange = show({ disabled: true });
  drop(file('een.csv'));
  expect(onValueChange).not.toHaveBeenCalled();
});

test('two files of one name and size from two folders are one; a refusal is announced once per name', () => {
  show({ multiple: true });
  drop(file('een.csv'), file('een.csv'), file('foto.png'), file('foto.png'));
  expect(names()).toEqual(['een.csv']);
  expect(screen.getAllByText('foto.png kan niet. Kies een bestand van deze soort: .csv.')).toHaveLength(1);
});

test('a corrected file of the same name and size replaces the previous one', async () => {
  const onValueChange = show();
  const saved = (text: string, lastModified: number) => new File([text], 'een.csv', { lastModified });
  await userEvent.upload(field(), saved('a;1', 1));
  const mended = saved('a;9', 2);
  await userEvent.upload(field(), mended);
  expect(onValueChange.mock.lastCall?.[0]).toEqual([mended]);
  expect(onValueChange.mock.lastCall?.[0][0]).toBe(mended);
});

test('in a disabled fieldset it accepts nothing, and does not react to dragging', () => {
  const onValueChange = vi.fn();
  render(
    <fieldset disabled>
      <FileDrop label="Bestellijst" onValueChange={onValueChange} />
    </fieldset>,
  );
  fireEvent.dragOver(field());
  expect(field().closest('[data-slot=file-drop]')?.hasAttribute('data-dragging')).toBe(false);
  drop(file('een.csv'));
  fireEvent.paste(field(), { clipboardData: { files: [file('een.csv')] } });
  expect(onValueChange).not.toHaveBeenCalled();
});
