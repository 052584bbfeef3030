import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

const focused = () => document.activeElement?.textContent;

/** A list whose lines can be taken out, and what shows in its place when it is empty. */
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

/** A line, in whose place what shows says in a heading that there is none any more. */
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

test('the focus of the last one goes to the heading that came in its place, where that takes it', async () => {
  render(<LastLine />);
  await press('weg thee');
  expect(focused()).toBe('Niets meer');
});

describe('the focus of what is taken out', () => {
  beforeEach(() => void render(<List />));

  test('goes to what comes next', async () => {
    await press('weg thee');
    expect(focused()).toBe('koek');
  });

  test('goes to what stands before when nothing of the list follows', async () => {
    await press('weg koek');
    expect(focused()).toBe('thee');
  });

  test('goes to what came in the place of the last one', async () => {
    await press('weg melk');
    await press('weg thee');
    await press('weg koek');
    expect(focused()).toBe('Verder winkelen');
  });

  test('stays where it is while its own element stays', async () => {
    screen.getByRole('link', { name: 'melk' }).focus();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'weg koek' })));
    expect(focused()).toBe('melk');
  });

  test('does not come back to where somebody left on purpose', async () => {
    const link = screen.getByRole('link', { name: 'koek' });
    link.focus();
    link.blur();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'weg koek' })));
    expect(document.activeElement).toBe(document.body);
  });
});

/** A page that failed: its one button goes while it tries again. */
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

test('the focus of the last one in the content goes to its heading, not to the footer and not above the heading', async () => {
  render(<Failure />);
  await press('opnieuw');
  expect(focused()).toBe('Switchen');
});

/** A question over the page. */
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

test('the focus of a dialog that is taken out goes to the heading', async () => {
  render(<Question />);
  await press('sluit');
  expect(focused()).toBe('Winkelmand');
});

test('the focus of a heading in whose place another one comes goes to that', async () => {
  render(<Question />);
  const heading = screen.getByRole('heading');
  heading.tabIndex = -1;
  heading.focus();
  const other = Object.assign(document.createElement('h1'), { textContent: 'Betalen' });
  await act(async () => heading.replaceWith(other));
  expect(focused()).toBe('Betalen');
});

test('what is taken out piece by piece hands the focus on from where the whole stood', async () => {
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
