import { useEffect, useRef, useState } from 'react';
import type { MatrixRequest } from './MatrixRequest.ts';
import { type MatrixCell, readMatrixCells } from './readMatrixCells.ts';
import { waitForStable } from './waitForStable.ts';

interface Shown {
  readonly request: MatrixRequest;
  readonly cells: readonly MatrixCell[];
  /** Incremented by each request, so that it starts with new elements. */
  readonly turn: number;
}

/** All states of a component on one page, for pictures, requested through `window.kitMatrix`. */
export function Matrix() {
  const [shown, setShown] = useState<Shown | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const waiting = useRef<PromiseWithResolvers<readonly string[]>>(undefined);

  useEffect(() => {
    let turn = 0;
    window.kitMatrix = {
      async show(request) {
        const cells = await readMatrixCells(request);
        const asked = Promise.withResolvers<readonly string[]>();
        waiting.current = asked;
        turn += 1;
        setShown({ request, cells, turn });
        return asked.promise;
      },
    };
    return () => {
      delete window.kitMatrix;
    };
  }, []);

  useEffect(() => {
    if (!shown) return;
    const play = async () => {
      for (const [index, cell] of shown.cells.entries()) {
        const element = root.current?.querySelector<HTMLElement>(`[data-cell="${index}"]`);
        if (element && !Object.keys(cell.args).length) await cell.play?.(element);
      }
      await waitForStable();
      return shown.cells.map(({ name }) => name);
    };
    const asked = waiting.current;
    // React must not render within an effect, and events of the story can cause that.
    if (asked) Promise.resolve().then(play).then(asked.resolve, asked.reject);
  }, [shown]);

  if (!shown) return null;
  const { request, cells, turn } = shown;
  if (request.screen) {
    return cells.map(({ name, Story }) => (
      <div key={`${turn} ${name}`} ref={root}>
        <div data-cell="0">
          <Story />
        </div>
      </div>
    ));
  }
  return (
    <div ref={root} key={turn} className="grid grid-cols-1 items-start gap-x-8 gap-y-6 p-6 wide:grid-cols-2">
      {cells.map(({ name, Story, args, wide }, index) => (
        <section
          key={name}
          aria-label={name}
          className={wide ? 'min-w-0 [contain:layout] wide:col-span-2' : 'min-w-0 [contain:layout]'}
        >
          <p aria-hidden className="mb-2 pt-1 text-13">
            {name}
          </p>
          <div data-cell={index}>
            <Story {...args} />
          </div>
        </section>
      ))}
    </div>
  );
}
