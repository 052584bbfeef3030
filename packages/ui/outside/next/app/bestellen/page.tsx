import { Link } from '@magazijn/ui';

export default function Page() {
  return (
    <>
      <h1>Bestellen</h1>
      <Link href="/">Terug</Link>
    </>
  );
}
