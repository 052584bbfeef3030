import type { CartInfo, CartLine } from '@magazijn/api-client';
import { formatEuros, subtractCents } from '@magazijn/domain/money';
import type { MessageItem } from '@magazijn/ui';
import { Fragment, type ReactNode } from 'react';
import { checkoutTexts } from './checkoutTexts.ts';

type Checked = Pick<CartInfo, 'minimumMet' | 'minimumOrder' | 'subtotal' | 'limits' | 'lines'>;

export interface Obstacle {
  /** Short enough for the space under an order button. */
  readonly text: string;
  /** The line; null for the whole cart and for an unknown line. */
  readonly line: CartLine | null;
}

/** Why a cart cannot be ordered: the minimum first, then each product over a limit. */
export function obstaclesOf(cart: Checked): readonly Obstacle[] {
  const { minimumMet, minimumOrder, subtotal, limits } = cart;
  const missing = formatEuros(subtractCents(minimumOrder, subtotal));
  return [
    ...(minimumMet ? [] : [{ text: checkoutTexts.untilMinimum(missing), line: null }]),
    ...limits.flatMap(({ message, details }) =>
      details.length > 0 ? details.map((text) => obstacleOf(text, cart)) : [{ text: message, line: null }],
    ),
  ];
}

/** The back end gives the product only as the first words of its sentence. */
function obstacleOf(text: string, { lines }: Pick<CartInfo, 'lines'>): Obstacle {
  const named = lines.filter(({ giveAway, name }) => !giveAway && name !== '' && text.startsWith(name));
  const [line = null] = named.toSorted((a, b) => b.name.length - a.name.length);
  return { text, line };
}

interface ObstacleMessageOptions {
  /** Renders a reason; the cart links it to its line. @default its text */
  show?: (obstacle: Obstacle) => ReactNode;
  more?: ReactNode;
}

/** All reasons why a cart cannot be ordered in one message: the minimum, and products over a limit. */
export function obstacleMessage(
  cart: Checked,
  { show = ({ text }) => text, more = null }: ObstacleMessageOptions = {},
): readonly MessageItem[] {
  const { minimumMet, minimumOrder, subtotal, limits } = cart;
  if (minimumMet && limits.length === 0 && more === null) return [];
  const text = (
    <>
      <p>{checkoutTexts.blocked}</p>
      <div className="font-normal">
        {!minimumMet && <p>{checkoutTexts.minimum(formatEuros(subtractCents(minimumOrder, subtotal)))}</p>}
        {limits.map(({ message, details }) => (
          <Fragment key={message}>
            <p>{message}</p>
            <ul>
              {details.map((detail) => (
                <li key={detail} className="flex items-baseline gap-1">
                  - {show(obstacleOf(detail, cart))}
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
        {more}
      </div>
    </>
  );
  return [{ tone: 'error', id: 'blocked', text }];
}
