interface RadioChoice<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly about: string;
}

interface RadioChoicesProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly RadioChoice<T>[];
  readonly chosen: T;
  readonly choose: (id: T) => void;
}

/** A choice between a few large buttons, each with a label and a line about it. */
export function RadioChoices<T extends string>({ name, legend, choices, chosen, choose }: RadioChoicesProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="choices games">
        {choices.map(({ id, label, about }) => (
          <label key={id} className={id === chosen ? 'on' : ''}>
            <input type="radio" name={name} aria-label={label} checked={id === chosen} onChange={() => choose(id)} />
            <span>
              <b>{label}</b>
              <small>{about}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
