import type { CheckInSight } from '@vigil/rules';
import { sourceName } from '../game/options.js';
import { words } from '../game/words.js';
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
              <td>{sourceName(source) ?? 'The check itself'}</td>
              <td>{i === 0 && by >= 0 ? by : words.signed(by)}</td>
            </tr>
          ))}
          <tr className="total">
            <td>Dice</td>
            <td>{Math.max(0, pool)}</td>
          </tr>
        </tbody>
      </table>
      <div className="rolled">
        <Dice faces={rolled} hits={faces} />
        <p>
          <b className="big">{successes}</b> of {difficulty} needed
        </p>
        <p className="small">
          Counts: {faces.length === 1 ? `only ${faces[0]}` : `${Math.min(...faces)} to ${Math.max(...faces)}`}
          {rolled.length > Math.max(0, pool) && `, with ${rolled.length - Math.max(0, pool)} dice for Clues`}
        </p>
      </div>
    </section>
  );
}
