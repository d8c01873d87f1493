import { useId } from 'react';

/** What there is to choose from. */
export type Choices = readonly (readonly [value: string, name: string])[];

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Choices;
  readonly pick: (value: string) => void;
}

/** A choice with its label beside it. */
export function Pick({ label, value, choices, pick }: PickProps) {
  const id = useId();
  return (
    <p className="pick">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => pick(event.target.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
