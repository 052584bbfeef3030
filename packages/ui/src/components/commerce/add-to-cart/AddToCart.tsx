'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLabels } from '#useLabels';
import { Check } from '../../../icons/Check.tsx';
import { Plus } from '../../../icons/Plus.tsx';
import { useValue } from '../../../internals/hooks/useValue.ts';
import type { ChangeDetails } from '../../../internals/props/ChangeDetails.ts';
import { composeHandlers } from '../../../internals/props/composeHandlers.ts';
import { addToCartLabels } from '../../../labels/addToCartLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import type {
  QuantityChangeDetails,
  QuantityChangeReason,
} from '../../primitives/quantity-stepper/QuantityStepper.tsx';
import { AddedQuantity } from './AddedQuantity.tsx';
import { afterPaint } from './afterPaint.ts';

/** Moves a lost focus to plus while the product is in the cart, otherwise to the button. */
function restoreFocus(root: Element): void {
  if (document.activeElement !== document.body) return;
  root
    .querySelector<HTMLElement>('[data-slot="stepper-increase"], [data-slot="add-button"]')
    ?.focus({ preventScroll: true });
}

/** Whether the product can be ordered: after a login, now, not while sold out, or sold out with a mail requested. */
export type AddToCartState = 'logged-out' | 'available' | 'unavailable' | 'notified';

export interface AddToCartChangeDetails extends ChangeDetails {
  /** `add` is the add button; `commit` is Enter, blur, or the button that sets the possible quantity. */
  readonly reason: 'add' | QuantityChangeReason;
}

interface AddToCartBaseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the product, part of the accessible name of each button. */
  productName: string;
  /** The quantity in the cart, when controlled; 0 shows the button, more shows the stepper. */
  quantity?: number | undefined;
  /** The initial quantity in the cart, when uncontrolled. */
  defaultQuantity?: number | undefined;
  /** Called by the add button. Without it, `onQuantityChange` is called with 1. */
  onAdd?: (() => void) | undefined;
  /** An `AddQuantityField` before the add button; `onAdd` then adds its quantity. */
  quantityField?: ReactNode;
  /** Called with a whole number from 0 to `max`, 500 ms after the last edit; 0 removes the product. */
  onQuantityChange?: ((quantity: number, details: AddToCartChangeDetails) => void) | undefined;
  /** Called by the login button. */
  onLogin?: (() => void) | undefined;
  /** Called when the user requests a mail for when the product is in stock. */
  onNotify?: (() => void) | undefined;
  /** Cancels the mail; without it there is no cancel button. */
  onCancelNotify?: (() => void) | undefined;
  /** `card` is 48 px high, `panel` 60; `row` is the height of `card`, for a row of a list. */
  size?: 'card' | 'panel' | 'row' | undefined;
  /** The maximum quantity of a product in one cart; without it there is no maximum. */
  max?: number | undefined;
  /** The available quantity; a higher draft shows `text`, and a button that sets the limit. */
  limit?: { quantity: number; text: string } | undefined;
  /**
   * A note under the stepper: why the quantity cannot be ordered (`danger`), or what a deal still needs
   * (`sale`), with a button for the `limit` or the `action`. With `announced`, another component announces
   * it.
   */
  note?:
    | {
        tone: 'danger' | 'sale';
        text: string;
        announced?: boolean | undefined;
        limit?: number | undefined;
        action?: { label: string; quantity: number } | undefined;
      }
    | undefined;
  /** Beside the stepper of a panel: '3 dozen, € 80,85', a link to the cart. */
  aside?: ReactNode;
  /** The add button shows that a request is pending. */
  loading?: boolean | undefined;
  labels?: (PartLabels<'addToCart'> & PartLabels<'quantityStepper'> & PartLabels<'button'>) | undefined;
}

type AddToCartStates =
  | {
      /** Selects the content: order, log in, request a mail, or the confirmation of that request. */
      state: 'logged-out';
      onLogin: () => void;
    }
  | {
      state: 'available';
      quantity: number;
      defaultQuantity?: undefined;
      onQuantityChange: (quantity: number, details: AddToCartChangeDetails) => void;
    }
  | { state: 'available'; quantity?: undefined }
  | { state: 'unavailable'; onNotify: () => void }
  | { state: 'notified' };

export type AddToCartProps = AddToCartBaseProps & AddToCartStates;

/** Orders a product: a button that a stepper replaces while it is in the cart, or a mail. Renders a `<div>`. */
export function AddToCart({
  state,
  quantity: given,
  defaultQuantity = 0,
  productName,
  onAdd,
  onQuantityChange,
  onLogin,
  onNotify,
  onCancelNotify,
  quantityField,
  size = 'card',
  max,
  limit,
  note,
  aside,
  loading = false,
  labels,
  className,
  onKeyDown,
  onClickCapture,
  ...props
}: AddToCartProps) {
  const text = useLabels('addToCart', addToCartLabels, labels);
  const [quantity, keepQuantity] = useValue(given, defaultQuantity, undefined);
  const place = useRef<Element | null>(null);
  const inCart = useRef(quantity);
  const isAdding = useRef(false);
  const added = state === 'available' && quantity > 0;
  const buttonSize = size === 'panel' ? 'l' : 'm';
  /** The visible text, then the product; an attribute, so that the page contains the product's name once as text. */
  const nameOf = (visible: string) => (productName ? `${visible}: ${productName}` : visible);
  const quiet = { card: 'px-2 text-13', row: 'text-13', panel: 'text-15 font-medium' }[size];

  /** Blurs the button before its removal: removing a focused element forces a layout of the whole page. */
  const keepPlace = () => {
    const focused = document.activeElement;
    const root = focused?.closest('[data-slot="add-to-cart"]') ?? null;
    place.current = root;
    if (root === null || !(focused instanceof HTMLButtonElement)) return;
    focused.blur();
    // Restores the focus if the button was not replaced.
    afterPaint(() => restoreFocus(root));
  };
  const add = (event: SyntheticEvent) => {
    keepPlace();
    isAdding.current = true;
    keepQuantity(1);
    if (onAdd) onAdd();
    else onQuantityChange?.(1, { event, reason: 'add' });
  };
  const changeQuantity = (next: number, details: QuantityChangeDetails) => {
    // A delayed edit to 1 or less does not add a product again that was removed elsewhere in the meantime.
    if (inCart.current === 0 && next <= 1) return;
    if (next === 0) {
      // The Enter that commits 0 would activate the button that replaces the field.
      if (details.event.type === 'keydown') details.event.preventDefault();
      keepPlace();
    }
    keepQuantity(next);
    onQuantityChange?.(next, details);
  };

  /** The second click of a double click on the add button: plus, minus or a link now occupies its position. */
  const ignoreSecondClick = (event: MouseEvent<HTMLDivElement>) => {
    onClickCapture?.(event);
    if (event.detail < 2) isAdding.current = false;
    else if (isAdding.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  useLayoutEffect(() => {
    inCart.current = quantity;
  }, [quantity]);

  useEffect(() => {
    const root = place.current;
    place.current = null;
    if (root) afterPaint(() => restoreFocus(root));
  }, [added]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div
      role="presentation"
      {...props}
      data-slot="add-to-cart"
      data-state={added ? 'added' : state}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        // Nor may a held Enter activate the button that received the focus.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      })}
      onClickCapture={ignoreSecondClick}
      className={cx('flex flex-col', className)}
    >
      {state === 'logged-out' && (
        <Button size={buttonSize} aria-haspopup="dialog" aria-label={nameOf(text.logIn)} onClick={onLogin}>
          {text.logIn}
        </Button>
      )}
      {state === 'available' &&
        (added ? (
          <AddedQuantity
            quantity={quantity}
            onQuantityChange={changeQuantity}
            label={`${text.quantity} ${productName}`}
            nameOf={nameOf}
            text={text}
            keepPlace={keepPlace}
            labels={labels}
            size={buttonSize}
            max={max}
            limit={limit}
            note={note}
            aside={aside}
          />
        ) : (
          <div className={quantityField ? 'flex flex-wrap' : 'contents'}>
            {quantityField}
            <Button
              tone="primary"
              shape="quantity"
              size={buttonSize}
              loading={loading}
              labels={labels}
              aria-label={nameOf(text.add)}
              data-slot="add-button"
              onClick={add}
              className={quantityField ? 'grow rounded-s-none px-2!' : undefined}
            >
              {!loading && (
                <Plus
                  aria-hidden
                  // Beside the field a card of a small phone has room for the word alone.
                  className={cx('size-6', quantityField && 'max-[22.5rem]:hidden')}
                  strokeWidth={1.75}
                />
              )}
              {text.add}
            </Button>
          </div>
        ))}
      {state === 'unavailable' && size === 'panel' && (
        <Button size={buttonSize} aria-label={nameOf(text.notify)} onClick={onNotify}>
          {text.notify}
        </Button>
      )}
      {state === 'unavailable' && size !== 'panel' && (
        <button
          type="button"
          aria-label={nameOf(text.notify)}
          onClick={onNotify}
          className={cx(
            'min-h-control grow py-2 text-start text-13 leading-snug font-medium underline underline-offset-3 hover:decoration-2',
            size === 'card' && 'px-3',
          )}
        >
          {text.notify}
        </button>
      )}
      {state === 'notified' && (
        <p className={cx('flex min-h-control items-center gap-2 py-1 leading-tight text-positive', quiet)}>
          <Check aria-hidden className="size-4 shrink-0" strokeWidth={2.25} />
          <span>{text.notified}</span>
        </p>
      )}
      {state === 'notified' && onCancelNotify && (
        <button
          type="button"
          aria-label={nameOf(text.cancelNotify)}
          onClick={onCancelNotify}
          className={cx(
            'min-h-control-small self-start text-start font-medium underline underline-offset-3 hover:decoration-2',
            quiet,
          )}
        >
          {text.cancelNotify}
        </button>
      )}
    </div>
  );
}
