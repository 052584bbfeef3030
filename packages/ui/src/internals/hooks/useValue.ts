import { useState } from 'react';

/** A controlled (`value`) or uncontrolled (`defaultValue`) value; `reset` restores the latter silently. */
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
