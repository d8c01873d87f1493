import type { View } from '@vigil/rules';
import { content } from '../game/arkham.js';
import { changesOf, describe, nameOf } from '../game/describe.js';
import { whatIsAt } from '../game/options.js';
import { useTable } from './context.js';

interface Props {
  readonly target: string | undefined;
  /** It stays until it is put away, and is not only glanced at. */
  readonly kept: boolean;
  readonly close: () => void;
}

/** What is pointed at, in words. It stands in a lower corner of the board, away from what it is about. */
export function Inspector({ target, kept, close }: Props) {
  const { snapshot } = useTable();
  const description = target === undefined ? undefined : describe(target);
  if (target === undefined || !description) return null;
  const { kind, name, figures, lines } = description;
  const place = content.places.has(target) ? whatIsAt(snapshot.view, target) : '';
  return (
    <section className={`inspector ${onTheLeft(target, snapshot.view) ? 'right' : 'left'}`} aria-label={name}>
      <p className="small">{kind}</p>
      <h3>{name}</h3>
      {figures.length > 0 && (
        <dl className="figures">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {changes(target, snapshot.view).map((line) => (
        <p key={line} className="change">
          {nameOf(snapshot.view.ancientOne)}: {line}
        </p>
      ))}
      {place !== '' && <p>Here: {place}.</p>}
      {kept && (
        <button type="button" className="close" onClick={close} aria-label="Put away">
          ×
        </button>
      )}
    </section>
  );
}

function changes(target: string, view: View): string[] {
  const kind = content.tokens.get(target);
  return kind ? changesOf(kind, view.ancientOne) : [];
}

/** Whether something lies in the left half of the board. */
function onTheLeft(target: string, view: View): boolean {
  const place =
    view.monsters.find(({ token }) => token === target)?.at ??
    view.investigators.find(({ id }) => id === target)?.place ??
    target;
  const x = content.locations.get(place)?.x ?? content.streets.get(place)?.x ?? 1000;
  return x < 500;
}
