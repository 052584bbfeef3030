import { findStockItems } from '@magazijn/domain/lists';
import { announce, Button, Link, TextField } from '@magazijn/ui';
import { Camera } from '@magazijn/ui/icons';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useHasCapability } from '../../shared/data/useHasCapability.ts';
import { useQueries } from '../../shared/data/useQuery.ts';
import { productHref } from '../../shared/links/paths.ts';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { seenProduct } from '../../shared/products/seenProduct.ts';
import { useStores } from '../../shared/stores/StoresProvider.tsx';
import type { CountableLine } from './CountableLine.ts';
import { roundTexts as texts } from './roundTexts.ts';

const CameraScan = lazyPart(async () => (await import('./CameraScan.tsx')).CameraScan);

interface FindLineProps {
  lines: readonly CountableLine[];
  onFound: (productId: number) => void;
}

/** The result of a code or name without a line. */
interface Outcome {
  readonly text: string;
  readonly isError: boolean;
  /** The path of a product that is not on the list. */
  readonly path?: string;
  /** Lines whose name contains the text. */
  readonly offered?: readonly CountableLine[];
}

/** The maximum of offered lines. */
const maxOffered = 10;

/** Finds a line of the list by its barcode, scanned or typed, its article number or a part of its name. */
export function FindLine({ lines, onFound }: FindLineProps) {
  const { loadApi } = useStores();
  const queries = useQueries();
  const canResolve = useHasCapability('quick-order');
  const [typed, setTyped] = useState('');
  const [camera, setCamera] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = useRef('');

  const showOutcome = (next: Outcome) => {
    setOutcome(next);
    announce(next.text);
  };
  const go = (line: CountableLine) => {
    setOutcome(null);
    announce(texts.found(line.product.name));
    onFound(line.productId);
  };

  /** Looks up a code that is not on the list. */
  const lookUp = async (code: string): Promise<Outcome> => {
    const notHere = { text: texts.notHere(code), isError: true };
    if (!canResolve) return notHere;
    try {
      const [match] = (await (await loadApi()).resolveProducts([code])) ?? [];
      if (!match) return notHere;
      const [product] = match.products;
      queries.noteSeen(match.products.map(seenProduct));
      return product
        ? { text: texts.notOnList(product.name), isError: true, path: product.path }
        : { text: texts.unknown(code), isError: true };
    } catch (error) {
      console.warn('The code was not looked up', error);
      return notHere;
    }
  };

  const find = async (code: string): Promise<void> => {
    asked.current = code;
    const items = lines.map((line) => ({ ...line.product, line }));
    const found = findStockItems(items, code).map(({ line }) => line);
    const [only] = found;
    if (only && found.length === 1) {
      go(only);
    } else if (only) {
      const offered = found.slice(0, maxOffered);
      showOutcome({ text: texts.severalFound(code, found.length), isError: false, offered });
    } else {
      showOutcome({ text: texts.searching(code), isError: false });
      const next = await lookUp(code);
      if (asked.current === code) showOutcome(next);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    setTyped('');
    if (code !== '') void find(code);
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
      <TextField
        label={texts.scanLabel}
        hint={outcome && !outcome.isError ? outcome.text : texts.scanHint}
        error={
          outcome?.isError && (
            <>
              {outcome.text}{' '}
              {outcome.path !== undefined && <Link href={productHref(outcome.path)}>{texts.toProduct}</Link>}
            </>
          )
        }
        required={false}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {outcome?.offered && (
        <ul className="grid justify-items-start gap-1">
          {outcome.offered.map((line) => (
            <li key={line.productId}>
              <Button tone="tertiary" className="text-start" onClick={() => go(line)}>
                {[line.product.name, line.product.contents].filter(Boolean).join(', ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="secondary">
          {texts.scanAdd}
        </Button>
        <Button tone="secondary" aria-expanded={camera} onClick={() => setCamera(!camera)}>
          <Camera aria-hidden className="size-5" />
          {camera ? texts.camera.close : texts.camera.open}
        </Button>
      </div>
      {camera && (
        <Suspense fallback={<p>{texts.camera.starting}</p>}>
          <CameraScan onScan={(code) => void find(code)} />
        </Suspense>
      )}
    </form>
  );
}
