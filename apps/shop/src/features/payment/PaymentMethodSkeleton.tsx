import { paymentMethodTexts } from './paymentMethodTexts.ts';

const ways = ['a', 'b', 'c', 'd'];

/** The ways to pay keep their place while the provider is asked. */
export function PaymentMethodSkeleton() {
  return (
    <div aria-busy="true" className="max-w-160">
      <p role="status" className="pb-6 text-17">
        {paymentMethodTexts.busy}
      </p>
      <div aria-hidden className="grid gap-2">
        {ways.map((way) => (
          <span key={way} className="h-12 animate-pulse bg-bay motion-reduce:animate-none" />
        ))}
      </div>
    </div>
  );
}
