import { useState } from 'react';

/**
 * A value that the caller keeps (`value`), or that the part keeps from `defaultValue` on. Either way each change is
 * reported. What the caller keeps must not become `undefined`.
 */
export function useValue<T>(
  value: T | undefined,
  defaultValue: T,
  onValueChange: ((value: T) => void) | undefined,
): readonly [value: T, change: (value: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: T) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
