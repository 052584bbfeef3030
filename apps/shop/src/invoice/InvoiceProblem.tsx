interface InvoiceProblemProps {
  text: string | null;
}

/** Why an invoice did not open. The place is always there, so that it is read aloud when it fills. */
export function InvoiceProblem({ text }: InvoiceProblemProps) {
  return (
    <p role="alert" className={text === null ? 'sr-only' : 'basis-full text-danger'}>
      {text}
    </p>
  );
}
