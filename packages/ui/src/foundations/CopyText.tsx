import { useState } from 'react';
import { Check } from '../icons/Check.tsx';
import { Copy } from '../icons/Copy.tsx';

export function CopyText({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const Sign = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => void copy()}
      // Screen readers read the changed name of the focused button.
      aria-label={copied ? `Copied ${text}` : `Copy ${text}`}
      className="group inline-flex min-h-7 max-w-full items-center gap-2 text-left text-13 text-ink-2 hover:text-ink hover:underline"
    >
      {text}
      <Sign aria-hidden className="size-3.5 shrink-0 opacity-60 group-hover:opacity-100" />
    </button>
  );
}
