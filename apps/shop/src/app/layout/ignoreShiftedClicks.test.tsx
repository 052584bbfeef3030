import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ignoreShiftedClicks } from './ignoreShiftedClicks.ts';

beforeEach(ignoreShiftedClicks);

const onUndo = vi.fn();

/** A press on the button replaces it by the button that undoes the addition. */
function Add() {
  const [added, setAdded] = useState(0);
  return (
    <>
      {added > 0 && (
        <button type="button" onClick={onUndo}>
          Maak ongedaan
        </button>
      )}
      <button type="button" onClick={() => setAdded(added + 1)}>
        Voeg toe <span>{added}</span>
      </button>
    </>
  );
}

const click = (text: string | RegExp, detail: number) => fireEvent.click(screen.getByText(text), { detail });

test('the second click of a double click does not press what appeared at its place', () => {
  render(<Add />);
  click(/^Voeg toe/, 1);
  click('Maak ongedaan', 2);
  expect(onUndo).not.toHaveBeenCalled();
  click('Maak ongedaan', 1);
  expect(onUndo).toHaveBeenCalledOnce();
});

test('both clicks of a double click press a button that stays', () => {
  render(<Add />);
  click(/^Voeg toe/, 1);
  click('1', 2);
  expect(screen.getByText('2')).toBeDefined();
});
