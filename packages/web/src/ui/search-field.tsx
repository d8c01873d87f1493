interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onSearch: (wanted: string) => void;
}

export function SearchField({ label, hint, value, onSearch }: Props) {
  return (
    <search>
      <label className="search">
        <span>{label}</span>
        <input type="search" value={value} placeholder={hint} onChange={(event) => onSearch(event.target.value)} />
      </label>
    </search>
  );
}
