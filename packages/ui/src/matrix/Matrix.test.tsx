import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Matrix } from './Matrix.tsx';
import { type MatrixCell, readMatrixCells } from './readMatrixCells.ts';

vi.mock('./readMatrixCells.ts');
// jsdom has no fonts, pictures or animations to wait for.
vi.mock('./waitForStable.ts', () => ({ waitForStable: async () => undefined }));

function Toggle() {
  const [pressed, setPressed] = useState(false);
  return (
    <button type="button" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
      Favoriet
    </button>
  );
}

test('a story plays after React’s effects, since React must not render within one', async () => {
  const cell: MatrixCell = {
    name: 'Pressed',
    Story: Toggle,
    args: {},
    wide: false,
    // Storybook dispatches events this way in a development build of React.
    play: async (element) => act(() => element.querySelector('button')?.click()),
  };
  vi.mocked(readMatrixCells).mockResolvedValue([cell]);
  const { getByRole } = render(<Matrix />);
  // As on the page of pictures, React renders without act.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = { file: 'Toggle.stories.tsx', stories: ['Pressed'] };
  expect(await window.kitMatrix?.show(request)).toEqual(['Pressed']);
  expect(getByRole('button').ariaPressed).toBe('true');
});
