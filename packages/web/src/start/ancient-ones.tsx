import { describe } from '../game/describe.js';
import { content } from '../game/words.js';

/** The choice of the Ancient One, with what it does. */
export function AncientOnes({ chosen, choose }: { chosen: string; choose: (id: string) => void }) {
  const description = describe(chosen);
  const all = [{ id: 'random', name: 'At random' }, ...content.ancientOnes.values()];
  return (
    <fieldset>
      <legend>Ancient One</legend>
      <div className="choices ancients">
        {all.map(({ id, name }) => (
          <label key={id} className={id === chosen ? 'on' : ''}>
            <input type="radio" name="ancient-one" checked={id === chosen} onChange={() => choose(id)} />
            {name}
          </label>
        ))}
      </div>
      {description && (
        <article className="short-sheet" aria-label={description.name}>
          <dl className="figures">
            {description.figures.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {description.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </article>
      )}
    </fieldset>
  );
}
