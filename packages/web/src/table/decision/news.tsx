import { aboutOf, effectText, type TypedDecision } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { lazy, Suspense } from 'react';
import { Atmosphere } from '../../atmosphere/atmosphere.js';
import { encounterText } from '../../play/options.js';
import { findCurrentEncounter, selectHeadlines } from '../../text/chronicle.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useSnapshotOfQuestion, useTable } from '../context.js';
import { LineParts } from './dice.js';
import { findLastRoll } from './roll.js';

// Neither exists before the first answer.
const NewsPictures = lazy(() => import('./news-pictures.js'));

const MAX_LINES = 6;
/** Fewer lines beside the picture of the question's subject. */
const MAX_LINES_BESIDE_PICTURE = 3;

/** The results of the last answer, and the current encounter for reference. `withReasons`: of bots, too. */
export function News({ withReasons = true }: { withReasons?: boolean }) {
  const loaded = useLoadedContent();
  const { decision, interruptedWalk } = useTable();
  const snapshot = useSnapshotOfQuestion();
  const encounter = findCurrentEncounter(snapshot.lines, decision?.by[0]);
  const { monster, monsters, gate, effects, entries, foes, rolled } = decision ? aboutOf(decision) : {};
  // The dice of the current question are shown below.
  const dice = rolled && findLastRoll(snapshot.lines, snapshot.since)?.lines;
  const lines = snapshot.news.filter(
    ({ id, kind }) => kind !== 'phase' && (withReasons || kind !== 'reason') && !dice?.has(id),
  );
  // The monster that interrupted a walk.
  const foe = monster ?? (decision?.key === 'q.which-first' ? foes?.[0]?.monster : undefined);
  const shown = selectHeadlines(
    lines,
    (monster ?? monsters ?? gate ?? effects ?? entries ?? rolled) ? MAX_LINES_BESIDE_PICTURE : MAX_LINES,
  );
  const below = decision && subjectText(loaded, decision, snapshot.view);
  const details = encounter?.details.filter((text) => text !== below) ?? [];
  const encounterDetails = encounter && !shown.includes(encounter) ? details : [];
  const nothing = lines.length === 0 && encounterDetails.length === 0 && interruptedWalk?.at !== snapshot.answers;
  if (snapshot.answers === 0 || nothing) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <ul className="news" aria-label={t('ui.news.label')} tabIndex={0}>
      <Suspense>
        <NewsPictures rolling={rolled !== undefined} />
      </Suspense>
      {encounterDetails.length > 0 && (
        <li className="said">
          <Atmosphere of={encounter?.card} />
          {encounterDetails.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </li>
      )}
      {shown.map((line) => (
        <li key={line.id}>
          <LineParts parts={line.parts} />
          <Atmosphere of={line.card} />
          {line.details.map((text) => text !== below && <p key={text}>{text}</p>)}
        </li>
      ))}
      {interruptedWalk?.at === snapshot.answers && (
        <li>
          {t('ui.news.dropped', {
            place: loaded.words.name('place', interruptedWalk.goal),
            to: loaded.words.nameInForm('place', interruptedWalk.goal, 'to'),
            by: foe === undefined ? 'none' : loaded.words.nameInForm('monster', foe, 'the'),
          })}
        </li>
      )}
      {lines.length > shown.length && <li className="more">{t('ui.news.more', { n: lines.length - shown.length })}</li>}
    </ul>
  );
}

/** Returns the source of the text shown with the question below, to avoid repeating it. */
function subjectText(loaded: LoadedContent, decision: TypedDecision, view: TableView): string | undefined {
  const { wordsAt } = loaded;
  const { effects: [effect] = [], entries: [entry, other] = [] } = aboutOf(decision);
  if (entry && !other) return encounterText(loaded, entry.card, entry.at, view);
  return effect && effectText(wordsAt(view), [effect]);
}
