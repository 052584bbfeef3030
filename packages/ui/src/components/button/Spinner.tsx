/** A sign that turns while something is at work. Drawn here, so that a button alone weighs no icon library. */
export function Spinner() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 animate-spin fill-none stroke-current stroke-2 motion-reduce:animate-none"
    >
      <path d="M21 12a9 9 0 1 1-6.2-8.6" strokeLinecap="round" />
    </svg>
  );
}
