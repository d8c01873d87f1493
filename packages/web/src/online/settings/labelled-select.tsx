import { useId } from 'react';

export type SelectOptions = readonly (readonly [value: string, name: string])[];

interface LabelledSelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: SelectOptions;
  readonly onChange: (value: string) => void;
}

/** A select with its label beside it. */
export function LabelledSelect({ label, value, choices, onChange }: LabelledSelectProps) {
  const id = useId();
  return (
    <p className="pick">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
