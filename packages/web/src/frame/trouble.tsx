interface Props {
  readonly what: string | undefined;
  /** For whoever mends it. */
  readonly exactly?: string | undefined;
}

/** What went wrong, said at once to those who do not see it. */
export function Trouble({ what, exactly }: Props) {
  if (what === undefined) return null;
  return (
    <p className="trouble" role="alert">
      {what}
      {exactly !== undefined && <small>{exactly}</small>}
    </p>
  );
}
