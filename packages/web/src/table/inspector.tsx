import { useSyncExternalStore } from 'react';
import { changesOf, describe, nameOf } from '../game/describe.js';
import { isNotion } from '../game/notions.js';
import { whatIsAt } from '../game/options.js';
import { comparable } from '../game/side-by-side.js';
import type { TableView } from '../game/view.js';
import { content } from '../game/words.js';
import { t } from '../words/t.js';
import { CompareToggle, SheetButton } from './compare.js';
import { useTable } from './context.js';
import { GiveButtons } from './hand-over.js';

interface Props {
  /** What stays in view until it is put away. Without it what is glanced at is shown. */
  readonly kept: string | undefined;
  readonly close: () => void;
}

/** What is pointed at, in words. It stands in a lower corner of the board, away from what it is about. */
export function Inspector({ kept, close }: Props) {
  const { snapshot, pointing } = useTable();
  const glanced = useSyncExternalStore(pointing.subscribe, () => pointing.glanced);
  const target = kept ?? glanced;
  const description = target === undefined ? undefined : describe(target, snapshot.game);
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
      {place !== '' && <p>{t('ui.inspector.here', { what: place })}</p>}
      {kept !== undefined && (
        <>
          <GiveButtons target={kept} />
          {comparable([kept]).length > 0 && !isNotion(kept) && (
            <p className="inspector-tools">
              <SheetButton id={kept} />
              <CompareToggle id={kept} />
            </p>
          )}
        </>
      )}
      {kept !== undefined && (
        <button type="button" className="close" onClick={close} aria-label={t('ui.inspector.close')}>
          ×
        </button>
      )}
    </section>
  );
}

function changes(target: string, view: TableView): string[] {
  const kind = content.tokens.get(target);
  return kind ? changesOf(kind, view.ancientOne) : [];
}

/** Whether something lies in the left half of the board. */
function onTheLeft(target: string, view: TableView): boolean {
  const place =
    view.monsters.find(({ token }) => token === target)?.at ??
    view.investigators.find(({ id }) => id === target)?.place ??
    target;
  const x = content.locations.get(place)?.x ?? content.streets.get(place)?.x ?? 1000;
  return x < 500;
}
