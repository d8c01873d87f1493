interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly search: (wanted: string) => void;
}

/** Where one writes what is looked for on a screen. */
export function SearchField({ label, hint, value, search }: Props) {
  return (
    <search>
      <label className="search">
        <span>{label}</span>
        <input type="search" value={value} placeholder={hint} onChange={(event) => search(event.target.value)} />
      </label>
    </search>
  );
}
