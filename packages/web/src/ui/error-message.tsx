interface Props {
  readonly message: string | undefined;
  /** Technical detail for bug reports. */
  readonly detail?: string | undefined;
}

/** An error message, announced to screen readers at once. */
export function ErrorMessage({ message, detail }: Props) {
  if (message === undefined) return null;
  return (
    <p className="error-message" role="alert">
      {message}
      {detail !== undefined && <small>{detail}</small>}
    </p>
  );
}
