import type { CheckInSight } from '@vigil/rules';
import { clueDice } from '../game/figures.js';
import { chance, perCent } from '../game/odds.js';
import { sourceName } from '../game/options.js';
import { words } from '../game/words.js';
import { t } from '../words/t.js';
import { useTable } from './context.js';
import { Dice } from './dice.js';

/** A check as a sum: where each die comes from, what was rolled, how many successes there are and are needed. */
export function CheckSum({ check }: { check: CheckInSight }) {
  const { sources, rolled = [], faces, successes = 0, difficulty } = check;
  const pool = sources.reduce((sum, { by }) => sum + by, 0);
  return (
    <section className="check">
      <table>
        <caption>{words.say(`check.${check.check}`)}</caption>
        <tbody>
          {sources.map(({ source, by }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may come from equal cards
            <tr key={i} className={by < 0 ? 'less' : ''}>
              <td>{sourceName(source) ?? t('ui.check.itself')}</td>
              <td>{i === 0 && by >= 0 ? by : words.signed(by)}</td>
            </tr>
          ))}
          <tr className="total">
            <td>{t('ui.chronicle.dice')}</td>
            <td>{Math.max(0, pool)}</td>
          </tr>
        </tbody>
      </table>
      <div className="rolled">
        <Dice faces={rolled} hits={faces} />
        <p>
          <b className="big">{successes}</b> {t('ui.check.of', { n: difficulty })}
        </p>
        <p className="small">
          {t('ui.check.counts', { from: Math.min(...faces), to: Math.max(...faces), n: faces.length })}
          {rolled.length > Math.max(0, pool) && t('ui.check.for-clues', { n: rolled.length - Math.max(0, pool) })}
        </p>
      </div>
    </section>
  );
}

/** A check before its roll: every line of its dice, and how likely it is to be passed, with clues and without. */
export function CheckAhead({ check, by }: { check: CheckInSight; by: number }) {
  const { snapshot } = useTable();
  const { sources, dice, faces, difficulty } = check;
  const who = snapshot.view.investigators[by];
  const perClue = who ? clueDice(snapshot.view, who, check.check) : 1;
  const clues = Math.min(2, who?.clues ?? 0);
  const at = (n: number) => chance(dice + n * perClue, difficulty, faces.length);
  return (
    <section className="check ahead">
      <table>
        <caption>{words.say(`check.${check.check}`)}</caption>
        <tbody>
          {sources.map(({ source, by: of }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may come from equal cards
            <tr key={i} className={of < 0 ? 'less' : ''}>
              <td>{sourceName(source) ?? t('ui.check.itself')}</td>
              <td>{i === 0 && of >= 0 ? of : words.signed(of)}</td>
            </tr>
          ))}
          <tr className="total">
            <td>{t('ui.chronicle.dice')}</td>
            <td>{dice}</td>
          </tr>
        </tbody>
      </table>
      <div className="chances">
        <p>
          <b className="chance">{perCent(at(0))}</b>{' '}
          <span>
            {t('ui.check.to-pass')}
            <br />
            {t('ui.check.needed', { n: difficulty })}
          </span>
        </p>
        {clues > 0 && (
          <dl>
            {Array.from({ length: clues }, (_, i) => i + 1).map((n) => (
              <div key={n}>
                <dt>{t('ui.check.plus', { n })}</dt>
                <dd>
                  <meter min={0} max={1} value={at(n)}>
                    {perCent(at(n))}
                  </meter>{' '}
                  {perCent(at(n))}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="small">
          {t('ui.check.counts', { from: Math.min(...faces), to: Math.max(...faces), n: faces.length })}
          {perClue > 1 && t('ui.check.per-clue', { n: perClue })}
        </p>
      </div>
    </section>
  );
}
