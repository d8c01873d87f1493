import { averageSuccesses, bestDice, type CheckDetails, chanceOfCheck } from '@vigil/rules';
import { chancesWithClues, countsEverySuccess, dicePoolOf, failureText, type PoolRow } from '@vigil/table';
import { lazy, Suspense } from 'react';
import { sourceName } from '../../play/options.js';
import { capitalize } from '../../text/capitalize.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { locale, t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Dice } from './dice.js';
import './decision.css';
import './check-sum.css';

/** Formats expected successes, to one decimal place. */
const decimalFormat = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

// Nothing is rolled before the first questions.
const RollDisplay = lazy(() => import('./roll-display.js'));

/** A check as a sum: the sources of its dice, the roll, the successes so far and needed. */
export function CheckSum({ check, by }: CheckProps) {
  const { rolled = [], faces, successes = 0, difficulty } = check;
  return (
    <section className="check">
      <DiceSum check={check} />
      <div className="rolled">
        <p>
          <b className="big">{successes}</b>{' '}
          {successes < difficulty ? t('ui.check.of', { n: difficulty }) : t('ui.check.passed', { n: successes })}
        </p>
      </div>
      <Suspense fallback={<Dice faces={rolled} hits={faces} />}>
        <RollDisplay check={check} />
      </Suspense>
      <FailurePrice check={check} by={by} />
    </section>
  );
}

/** The price of failing a check, if any, for the investigator who decides. `named`: with the name of the check. */
export function FailurePrice({ check, by, named = false }: CheckProps & { readonly named?: boolean }) {
  const loaded = useLoadedContent();
  const { view } = useTable().snapshot;
  const price = failureText({ w: loaded.words, content: loaded.content, view }, view.investigators[by], check);
  return price === '' ? null : (
    <p className="small">
      {named && `${loaded.words.say(`check.${check.check}`)}: `}
      <b className="price">{named ? price : capitalize(price)}.</b>
    </p>
  );
}

interface CheckProps {
  readonly check: CheckDetails;
  /** Seat of the investigator who makes it. */
  readonly by: number;
}

interface CheckPreviewProps {
  readonly check: CheckDetails;
  /** Returns the chance with this many Clue steps, if more than this check decides it: a casting before it. */
  readonly chanceWith?: (steps: number) => number;
}

/** A check before its roll: every source of its dice, and the chance to pass, with clues and without. */
export function CheckPreview({ check, chanceWith = (steps) => chanceOfCheck(check, steps) }: CheckPreviewProps) {
  const { faces, difficulty } = check;
  const every = countsEverySuccess(check);
  const perClue = dicePerClue(check);
  const pool = bestDice(check);
  const now = chanceWith(0);
  const withClues = chancesWithClues(check).map(({ clues }, n) => ({ clues, chance: chanceWith(n + 1) }));
  return (
    <section className="check ahead">
      <DiceSum check={check} />
      <div className="chances">
        <p>
          <b className={now > 0 ? 'chance' : 'chance none'}>{formatPercent(now)}</b>{' '}
          <span>
            {every ? t('ui.check.one-success') : t('ui.check.to-pass')}
            <br />
            {every && pool > 0
              ? t('ui.check.expected', { n: decimalFormat.format(averageSuccesses(check, pool)) })
              : t('ui.check.needed', { n: difficulty })}
          </span>
        </p>
        <dl>
          {[{ clues: 0, chance: now }, ...withClues].map(({ clues: n, chance }) => (
            <div key={n}>
              <dt>{n === 0 ? t('ui.check.now') : t('ui.check.plus', { n })}</dt>
              <dd>
                <i aria-hidden="true">
                  <i style={{ width: `${chance * 100}%` }} />
                </i>
                <span>{formatPercent(chance)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="small">
        {t('ui.check.counts', { from: Math.min(...faces), to: Math.max(...faces), n: faces.length })}
        {check.sixes && t('ui.check.sixes')}
        {perClue > 1 && t('ui.check.per-clue', { n: perClue })}
      </p>
    </section>
  );
}

/** Number of dice a Clue adds to a check, once none is wasted. */
function dicePerClue({ spend = [] }: CheckDetails): number {
  const [last, before] = [spend.at(-1), spend.at(-2)];
  return last ? (last.dice - (before?.dice ?? 0)) / (last.clues - (before?.clues ?? 0)) : 1;
}

/** One of two alternative checks: its sources and its chance. */
export function CheckSummary({ check, by }: CheckProps) {
  return (
    <section className="check short">
      <DiceSum check={check} />
      <p className="small">
        {t('shared.check.counts', {
          from: Math.min(...check.faces),
          to: Math.max(...check.faces),
          n: check.faces.length,
        })}
        {check.sixes && t('ui.check.sixes')}
        {' · '}
        {t('ui.check.needed', { n: check.difficulty })}
      </p>
      <FailurePrice check={check} by={by} />
    </section>
  );
}

/** The sources of a check's dice, with the total. */
function DiceSum({ check }: { check: CheckDetails }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { rows, dice } = dicePoolOf(check);
  return (
    <table>
      <caption>{words.say(`check.${check.check}`)}</caption>
      <tbody>
        {rows.map((row, i) => (
          <tr key={`${row.what} ${row.source}`} className={row.by < 0 ? 'less' : ''}>
            <td>{capitalize(rowName(loaded, row, check))}</td>
            <td>{i === 0 && row.by >= 0 ? row.by : words.signed(row.by)}</td>
          </tr>
        ))}
        <tr className="total">
          <td>{t('ui.chronicle.dice')}</td>
          <td>{dice}</td>
        </tr>
      </tbody>
    </table>
  );
}

function rowName(loaded: LoadedContent, { what, source, n }: PoolRow, { allocating }: CheckDetails): string {
  const { words } = loaded;
  if (what === 'floor') return t('shared.check.floor');
  if (what === 'clues') return t('shared.check.clues');
  if (what === 'lasting') return t('shared.check.lasting');
  if (what === 'allocated' && allocating)
    return t('shared.check.allocating', { skill: words.say(`skill.${allocating.skill}`), value: allocating.value });
  const name = what === 'card' ? words.name('card', source) : (sourceName(loaded, source) ?? t('shared.check.itself'));
  if (what === 'card') return t('shared.check.card', { name });
  return n === 1 ? name : t('shared.check.several', { name, n });
}
