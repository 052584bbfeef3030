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

test('a story plays after the effects of React, which may not render again within one', async () => {
  const cell: MatrixCell = {
    name: 'Pressed',
    Story: Toggle,
    args: {},
    wide: false,
    // As Storybook dispatches events where React is built for development.
    play: async (element) => act(() => element.querySelector('button')?.click()),
  };
  vi.mocked(readMatrixCells).mockResolvedValue([cell]);
  const { getByRole } = render(<Matrix />);
  // React renders by itself here, as on the page of the pictures.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = { file: 'Toggle.stories.tsx', stories: ['Pressed'] };
  expect(await window.kitMatrix?.show(request)).toEqual(['Pressed']);
  expect(getByRole('button').ariaPressed).toBe('true');
});
