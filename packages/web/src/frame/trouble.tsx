/** What went wrong, said at once to those who do not see it. */
export function Trouble({ what }: { what: string | undefined }) {
  if (what === undefined) return null;
  return (
    <p className="trouble" role="alert">
      {what}
    </p>
  );
}
