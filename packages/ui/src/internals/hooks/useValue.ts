import { useState } from 'react';

/**
 * A value that is controlled (`value`) or uncontrolled (from `defaultValue`). Each change is reported with its details.
 * A controlled value must not become `undefined`. `reset` restores the uncontrolled value without reporting it.
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
