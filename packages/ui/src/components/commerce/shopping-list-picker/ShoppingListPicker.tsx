'use client';

import { cx } from 'class-variance-authority';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useLabels } from '#useLabels';
import { useFormReset } from '../../../internals/hooks/useFormReset.ts';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { shoppingListPickerLabels } from '../../../labels/shoppingListPickerLabels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { TextField } from '../../primitives/field/TextField.tsx';

export interface ShoppingList {
  readonly id: string;
  readonly name: string;
  /** A muted line: '24 producten, gedeeld met je team'. */
  readonly detail?: ReactNode;
}

export interface ShoppingListChangeDetails extends ChangeDetails {
  readonly reason: 'select' | 'remove';
  /** The list that was ticked or unticked. */
  readonly list: string;
}

export interface ShoppingListPickerProps
  extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** Names the product: 'Zet Appelsap op een lijst'. */
  legend: ReactNode;
  /** The lists, the most used first. */
  lists: readonly ShoppingList[] | undefined;
  /** Ids of the lists that contain the product, when controlled. */
  value?: readonly string[] | undefined;
  /** Ids of the lists that contain it initially, when uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called at each tick with the ids of all lists that contain the product. */
  onValueChange?: ((value: readonly string[], details: ShoppingListChangeDetails) => void) | undefined;
  /** Shows a field for a new list; called with its trimmed name, which stays until `lists` has one more. */
  onCreate?: ((name: string) => void) | undefined;
  /** The new list is being created. */
  creating?: boolean | undefined;
  /** Why the new list could not be created. */
  createError?: ReactNode;
  labels?: (PartLabels<'shoppingListPicker'> & PartLabels<'button'>) | undefined;
}

/** The lists that contain a product, and a field for a new one. Renders a `<fieldset>`. */
export function ShoppingListPicker({
  legend,
  lists,
  value,
  defaultValue = [],
  onValueChange,
  onCreate,
  creating = false,
  createError,
  labels,
  className,
  ...props
}: ShoppingListPickerProps) {
  const text = useLabels('shoppingListPicker', shoppingListPickerLabels, labels);
  const id = useId();
  const legendRef = useRef<HTMLLegendElement>(null);
  const [chosen, change, reset] = useValue(value, defaultValue, onValueChange);
  const [name, setName] = useState('');
  useFormReset(legendRef, () => {
    reset();
    setName('');
  });
  const chosenIds = new Set(chosen);
  const [asked, setAsked] = useState<{ name: string; before: ReadonlySet<string> } | null>(null);
  if (asked && lists?.some((list) => !asked.before.has(list.id))) {
    setAsked(null);
    if (name.trim() === asked.name) setName('');
  }

  function toggle(list: string, event: ChangeEvent<HTMLInputElement>) {
    const isOn = event.currentTarget.checked;
    const next = isOn ? [...chosen, list] : chosen.filter((each) => each !== list);
    change(next, { event, reason: isOn ? 'select' : 'remove', list });
  }

  function create() {
    const wanted = name.trim();
    if (wanted === '' || creating) return;
    setAsked({ name: wanted, before: new Set(lists?.map((list) => list.id)) });
    onCreate?.(wanted);
  }

  return (
    <fieldset
      aria-busy={lists === undefined || undefined}
      {...props}
      data-slot="shopping-list-picker"
      className={cx('grid min-w-0 content-start text-15', className)}
    >
      <legend ref={legendRef} className="type-heading pb-2 text-17">
        {legend}
      </legend>
      {lists?.length === 0 && <p className="border-t-2 border-ink py-3 text-ink-2">{text.none}</p>}
      {lists && lists.length > 0 && (
        <ul className="max-h-80 overflow-y-auto border-t-2 border-ink">
          {lists.map((list) => (
            <li key={list.id} className="border-b border-rule px-1 py-0.5">
              <Checkbox
                label={
                  <>
                    <span className="font-medium">{list.name}</span>
                    {list.detail && <span className="block text-13 text-ink-2">{list.detail}</span>}
                  </>
                }
                checked={chosenIds.has(list.id)}
                onChange={(event) => toggle(list.id, event)}
              />
            </li>
          ))}
        </ul>
      )}
      {onCreate && (
        <div className="flex flex-wrap items-start gap-2 pt-4">
          <div className="min-w-40 grow">
            <TextField
              id={`${id}-new`}
              label={text.newList}
              required={false}
              error={createError}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter') return;
                // Enter must not submit the form around it.
                event.preventDefault();
                create();
              }}
            />
          </div>
          <Button loading={creating} labels={labels} onClick={create} className="mt-6.5">
            {text.create}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
