import { useState } from 'react';

/**
 * A value that the caller keeps (`value`), or that the part keeps from `defaultValue` on. Either way each change is
 * reported, with what belongs to it. What the caller keeps must not become `undefined`. `reset` puts back, unreported,
 * what the part keeps.
 */
export function useValue<Value, Details extends readonly unknown[]>(
  value: Value | undefined,
  defaultValue: Value,
  onValueChange: ((value: Value, ...details: Details) => void) | undefined,
): readonly [value: Value, change: (value: Value, ...details: Details) => void, reset: () => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: Value, ...details: Details) => {
    setOwn(next);
    onValueChange?.(next, ...details);
  };
  return [value === undefined ? own : value, change, () => setOwn(defaultValue)];
}
