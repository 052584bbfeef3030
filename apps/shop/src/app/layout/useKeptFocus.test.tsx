import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

const focused = () => document.activeElement?.textContent;

function List() {
  useKeptFocus();
  const [lines, setLines] = useState(['melk', 'thee', 'koek']);
  return (
    <main>
      <h1>Winkelmand</h1>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <a href={`#${line}`}>{line}</a>
              <button type="button" onClick={() => setLines(lines.filter((each) => each !== line))}>
                weg {line}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div>
          <button type="button">Verder winkelen</button>
        </div>
      )}
      <button type="button" onClick={() => setLines([])}>
        leeg
      </button>
    </main>
  );
}

async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
}

/** A removable line, and an empty state with a focusable heading. */
function LastLine() {
  useKeptFocus();
  const [there, setThere] = useState(true);
  return (
    <main>
      <h1>Winkelmand</h1>
      {there ? (
        <button type="button" onClick={() => setThere(false)}>
          weg thee
        </button>
      ) : (
        <div>
          <button type="button">Verder winkelen</button>
          <h2 tabIndex={-1}>Niets meer</h2>
        </div>
      )}
    </main>
  );
}

test('after the last element is removed the focus moves to the replacement’s focusable heading', async () => {
  render(<LastLine />);
  await press('weg thee');
  expect(focused()).toBe('Niets meer');
});

describe('the focus of a removed element', () => {
  beforeEach(() => void render(<List />));

  test('moves to the next element', async () => {
    await press('weg thee');
    expect(focused()).toBe('koek');
  });

  test('moves to the previous element when none follows in the list', async () => {
    await press('weg koek');
    expect(focused()).toBe('thee');
  });

  test('moves to the replacement of the last element', async () => {
    await press('weg melk');
    await press('weg thee');
    await press('weg koek');
    expect(focused()).toBe('Verder winkelen');
  });

  test('stays while its element remains', async () => {
    screen.getByRole('link', { name: 'melk' }).focus();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'weg koek' })));
    expect(focused()).toBe('melk');
  });

  test('does not return to an element that the user left', async () => {
    const link = screen.getByRole('link', { name: 'koek' });
    link.focus();
    link.blur();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'weg koek' })));
    expect(document.activeElement).toBe(document.body);
  });
});

/** A failed page: its only button is removed during the retry. */
function Failure() {
  useKeptFocus();
  const [failed, setFailed] = useState(true);
  return (
    <>
      <main>
        <button type="button">stap</button>
        <h1>Switchen</h1>
        {failed && (
          <button type="button" onClick={() => setFailed(false)}>
            opnieuw
          </button>
        )}
      </main>
      <footer>
        <a href="#contact">Contact</a>
      </footer>
    </>
  );
}

test('the focus of the content’s last element moves to the page’s heading, not to the footer or above the heading', async () => {
  render(<Failure />);
  await press('opnieuw');
  expect(focused()).toBe('Switchen');
});

function Question() {
  useKeptFocus();
  const [open, setOpen] = useState(true);
  return (
    <main>
      <h1>Winkelmand</h1>
      <a href="#elders">elders</a>
      {open && (
        <dialog open>
          <button type="button" onClick={() => setOpen(false)}>
            sluit
          </button>
        </dialog>
      )}
    </main>
  );
}

test('the focus of a removed dialog moves to the heading', async () => {
  render(<Question />);
  await press('sluit');
  expect(focused()).toBe('Winkelmand');
});

test('the focus of a replaced heading moves to the new heading', async () => {
  render(<Question />);
  const heading = screen.getByRole('heading');
  heading.tabIndex = -1;
  heading.focus();
  const other = Object.assign(document.createElement('h1'), { textContent: 'Betalen' });
  await act(async () => heading.replaceWith(other));
  expect(focused()).toBe('Betalen');
});

test('after a removal in several steps the focus moves on from the place of the outermost element', async () => {
  render(<Question />);
  const main = screen.getByRole('main');
  const button = screen.getByRole('button', { name: 'sluit' });
  const [outer, inner] = [document.createElement('div'), document.createElement('p')];
  inner.append(Object.assign(document.createElement('button'), { textContent: 'stap' }));
  outer.append(inner);
  main.append(outer);
  inner.querySelector('button')?.focus();
  await act(async () => {
    inner.replaceChildren();
    outer.remove();
  });
  expect(document.activeElement).toBe(button);
});
