import { composeStory } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { userEvent, within } from 'storybook/test';
import type { MatrixRequest } from './MatrixRequest.ts';

export interface MatrixCell {
  readonly name: string;
  readonly Story: ComponentType<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly wide: boolean;
  play?(cell: HTMLElement): Promise<void>;
}

type StoryModule = Record<string, unknown> & { default: Parameters<typeof composeStory>[1] };

const modules = import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!../matrix/**']);

/** 'primary m' of `{ tone: 'primary', size: 'm' }`; a boolean is named by its key. */
const nameOf = (variant: Readonly<Record<string, unknown>>) =>
  Object.entries(variant)
    .map(([axis, choice]) =>
      typeof choice === 'boolean' ? `${choice ? '' : 'not '}${axis}` : String(choice),
    )
    .join(' ');

/**
 * The cells of a request, without stories with `matrix: { skip: true }`; `wide` ones get the whole width.
 * @throws Error when the file or a story does not exist.
 */
export async function readMatrixCells({
  file,
  stories,
  variants = [],
}: MatrixRequest): Promise<MatrixCell[]> {
  const load = modules[file.replace(/^\.\/packages\/ui\/src\//, '../')];
  if (!load) throw new Error(`There are no stories in ${file}.`);
  const module = await load();
  const cells = stories.flatMap((name): MatrixCell[] => {
    const story = module[name];
    if (story === undefined) throw new Error(`${file} has no story ${name}.`);
    const composed = composeStory(story as Parameters<typeof composeStory>[0], module.default, {}, name);
    const { layout, matrix = {} } = composed.parameters as {
      layout?: string;
      matrix?: { skip?: boolean; wide?: boolean };
    };
    if (matrix.skip) return [];
    const { play } = composed;
    return [
      {
        name,
        Story: composed as ComponentType<Record<string, unknown>>,
        args: {},
        wide: matrix.wide ?? layout === 'fullscreen',
        ...(play && {
          play: async (canvasElement: HTMLElement) => {
            await play({ canvasElement, canvas: within(canvasElement), userEvent: userEvent.setup() });
          },
        }),
      },
    ];
  });
  const [first] = cells;
  if (!first) return cells;
  return [
    ...cells,
    ...variants.map(({ ...args }) => ({ name: nameOf(args), Story: first.Story, args, wide: false })),
  ];
}
