interface Props {
  readonly message: string | undefined;
  /** For whoever mends it. */
  readonly detail?: string | undefined;
}

/** What went wrong, said at once to those who do not see it. */
export function ErrorMessage({ message, detail }: Props) {
  if (message === undefined) return null;
  return (
    <p className="trouble" role="alert">
      {message}
      {detail !== undefined && <small>{detail}</small>}
    </p>
  );
}
