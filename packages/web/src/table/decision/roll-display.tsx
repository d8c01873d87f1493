import { type CheckDetails, chanceOfCheck } from '@vigil/rules';
import type { CSSProperties } from 'react';
import { capitalize } from '../../text/capitalize.js';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { type Die, findLastRoll, type Roll } from './roll.js';
import { say } from './roll-words.js';
import './dice-on-sheet.css';

/** The roll of a question: its dice as they lie, and the missing successes. */
export default function RollDisplay({ check }: { check: CheckDetails }) {
  const { snapshot } = useTable();
  const { rolled = [], faces, difficulty, successes = 0 } = check;
  const lastRoll = findLastRoll(snapshot.lines, snapshot.since);
  // Without its log, a game has the dice but not which of them were bought.
  const same = lastRoll?.dice.length === rolled.length && lastRoll.dice.every(({ face }, i) => face === rolled[i]);
  const dice = same ? lastRoll.dice : rolled.map((face) => ({ face, clue: false, fresh: false }));
  return <SortedDice dice={dice} hits={faces} difficulty={difficulty} successes={successes} />;
}

/** A finished roll among the news: its chance until the dice rest, then the result. */
export function NewsRoll({ roll }: { roll: Roll }) {
  const { words } = useLoadedContent();
  const { check, dice, hits, difficulty = 1, passed, successes, sources } = roll;
  const own = dice.filter(({ clue }) => !clue).length;
  const sight = { check: check ?? 'luck', sources, dice: own, difficulty, faces: hits } as CheckDetails;
  const chance = chanceOfCheck(sight);
  return (
    <li className="roll-news">
      <p className="roll-head">
        <b>{check ? capitalize(words.say(`check.${check}`)) : t('ui.chronicle.dice')}</b>
        {passed !== undefined && (
          <>
            <span className="roll-odds" aria-hidden="true">
              <b>{formatPercent(chance)}</b> {t('ui.check.to-pass')}
            </span>
            <span className={passed ? 'roll-verdict passed' : 'roll-verdict'}>
              {say(passed ? 'passed' : 'failed', { n: successes })}
            </span>
          </>
        )}
      </p>
      {dice.length > 0 && <SortedDice dice={dice} hits={hits} difficulty={difficulty} successes={successes} />}
    </li>
  );
}

/** Maximum number of empty places for missing successes. */
const MAX_MISSING = 3;

/** Sorted dice: successes above, lit; the rest below by face, dimmed. */
function SortedDice({
  dice,
  hits,
  difficulty,
  successes,
}: {
  dice: readonly Die[];
  hits: readonly number[];
  difficulty: number;
  successes: number;
}) {
  const order = dice.map((die, rolled) => ({ ...die, rolled })).sort((one, other) => other.face - one.face);
  const up = order.filter(({ face }) => hits.includes(face));
  const misses = order.filter(({ face }) => !hits.includes(face));
  const missing = Math.max(0, Math.min(MAX_MISSING, difficulty - successes));
  const many = dice.length >= 10 ? 'many' : dice.length >= 6 ? 'some' : 'few';
  const label = t('ui.dice', { faces: order.map(({ face }) => face).join(', '), successes: up.length, n: dice.length });
  return (
    <div className={`roll ${many}`} role="img" aria-label={label}>
      <div className="roll-up">
        {up.map((die) => (
          <DieFace key={die.rolled} {...die} />
        ))}
        {Array.from({ length: missing }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty spaces are identical
          <s key={i} />
        ))}
      </div>
      <p className="roll-foot">
        <span>{t('shared.check.counts', { from: Math.min(...hits), to: Math.max(...hits), n: hits.length })}</span>
        <b>{t('ui.timeline.of', { at: successes, n: difficulty })}</b>
      </p>
      {misses.length > 0 && (
        <div className="roll-down">
          {misses.map((die) => (
            <DieFace key={die.rolled} {...die} />
          ))}
        </div>
      )}
    </div>
  );
}

function DieFace({ face, clue, fresh, rolled }: Die & { rolled: number }) {
  return (
    <i
      className={`die ${clue ? 'clue' : 'own'}-${face}${clue ? ' clue' : ''}`}
      data-rolled={rolled}
      data-fresh={fresh || undefined}
      style={{ '--lean': `${((rolled * 37 + face * 11) % 13) - 6}deg` } as CSSProperties}
    />
  );
}
