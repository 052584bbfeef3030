import { Link } from '@magazijn/ui';

export default function Page() {
  return (
    <main>
      <h1>Bestellen</h1>
      <Link href="/">Terug</Link>
    </main>
  );
}
