import type { CheckInSight } from '@vigil/rules';
import { bestDice, clueDice, passes, perCent } from '@vigil/table';
import { sourceName } from '../../play/options.js';
import { capital } from '../../say/capital.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Dice } from './dice.js';
import './decision.css';
import './check-sum.css';

/** A check as a sum: where each die comes from, what was rolled, how many successes there are and are needed. */
export function CheckSum({ check }: { check: CheckInSight }) {
  const edition = useEdition();
  const { sources, rolled = [], faces, successes = 0, difficulty } = check;
  const pool = sources.reduce((sum, { by }) => sum + by, 0);
  const price = priceOf(edition, check);
  return (
    <section className="check">
      <Sum check={check} dice={Math.max(0, pool)} />
      <div className="rolled">
        <Dice faces={rolled} hits={faces} />
        <p>
          <b className="big">{successes}</b>{' '}
          {successes < difficulty ? t('ui.check.of', { n: difficulty }) : t('ui.check.passed', { n: successes })}
        </p>
      </div>
      <p className="small">
        {t('ui.check.counts', { from: Math.min(...faces), to: Math.max(...faces), n: faces.length })}
        {rolled.length > Math.max(0, pool) && t('ui.check.for-clues', { n: rolled.length - Math.max(0, pool) })}
        {price !== '' && <b className="price"> {t('ui.check.fails', { what: price })}</b>}
      </p>
    </section>
  );
}

/** What it costs to fail a check, in words. */
function priceOf({ words }: Edition, { fails = {} }: CheckInSight): string {
  const points = (['sanity', 'stamina'] as const).filter((what) => (fails[what] ?? 0) > 0);
  return points.map((what) => words.say(`amount.${what}`, { n: fails[what] as number })).join(', ');
}

interface Ahead {
  readonly check: CheckInSight;
  readonly by: number;
  /** Whether every success counts and not only whether it is passed. */
  readonly every?: boolean;
}

/** A check before its roll: every line of its dice, and how likely it is to be passed, with clues and without. */
export function CheckAhead({ check, by, every = false }: Ahead) {
  const { snapshot } = useTable();
  const { faces, difficulty } = check;
  const who = snapshot.view.investigators[by];
  const perClue = who ? clueDice(snapshot.view, who, check.check) : 1;
  const clues = Math.min(2, check.clues ?? who?.clues ?? 0);
  const pool = bestDice(check);
  const at = (n: number) => passes(check, pool + n * perClue);
  return (
    <section className="check ahead">
      <Sum check={check} dice={pool} />
      <div className="chances">
        <p>
          <b className={at(0) > 0 ? 'chance' : 'chance none'}>{perCent(at(0))}</b>{' '}
          <span>
            {every ? t('ui.check.one-success') : t('ui.check.to-pass')}
            <br />
            {every && pool > 0
              ? t('ui.check.expected', { n: (pool * faces.length) / 6 })
              : t('ui.check.needed', { n: difficulty })}
          </span>
        </p>
        <dl>
          {Array.from({ length: clues + 1 }, (_, n) => n).map((n) => (
            <div key={n}>
              <dt>{n === 0 ? t('ui.check.now') : t('ui.check.plus', { n })}</dt>
              <dd>
                <i aria-hidden="true">
                  <i style={{ width: `${at(n) * 100}%` }} />
                </i>
                <span>{perCent(at(n))}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="small">
        {t('ui.check.counts', { from: Math.min(...faces), to: Math.max(...faces), n: faces.length })}
        {perClue > 1 && t('ui.check.per-clue', { n: perClue })}
      </p>
    </section>
  );
}

/** One of two checks to choose between: its lines and its chance. */
export function CheckInShort({ check }: { check: CheckInSight }) {
  return (
    <section className="check short">
      <Sum check={check} dice={bestDice(check)} />
      <p className="small">
        {t('ui.check.counts-short', {
          from: Math.min(...check.faces),
          to: Math.max(...check.faces),
          n: check.faces.length,
        })}
        {' · '}
        {t('ui.check.needed', { n: check.difficulty })}
      </p>
    </section>
  );
}

/** Where the dice of a check come from, ruled off. */
function Sum({ check: { check, sources, dice: before, allocating }, dice }: { check: CheckInSight; dice: number }) {
  const edition = useEdition();
  const { words } = edition;
  return (
    <table>
      <caption>{words.say(`check.${check}`)}</caption>
      <tbody>
        {sources.map(({ source, by }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may come from equal cards
          <tr key={i} className={by < 0 ? 'less' : ''}>
            <td>{capital(sourceName(edition, source) ?? t('ui.check.itself'))}</td>
            <td>{i === 0 && by >= 0 ? by : words.signed(by)}</td>
          </tr>
        ))}
        {allocating && (
          <tr>
            <td>
              {t('ui.check.allocating', { skill: words.say(`skill.${allocating.skill}`), value: allocating.value })}
            </td>
            <td>{words.signed(allocating.dice - before)}</td>
          </tr>
        )}
        <tr className="total">
          <td>{t('ui.chronicle.dice')}</td>
          <td>{dice}</td>
        </tr>
      </tbody>
    </table>
  );
}
