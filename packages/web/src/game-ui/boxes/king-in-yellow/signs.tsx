import { HERALD, KING_SLICE } from '@vigil/rules/king-in-yellow';
import type { TableView } from '@vigil/table';
import { useLoadedContent } from '../../../text/use-content.js';
import { say } from './words.js';

/** The positions of the Yellow Signs (Y-HERALD-01); those on the terror track show the number of their space. */
export function YellowSigns({ view }: { readonly view: TableView }) {
  const { words } = useLoadedContent();
  const { left, terror, doom } = KING_SLICE.of({ s: view }).signs;
  if (!view.inPlay.some(({ card }) => card === HERALD) && terror.length + doom === 0) return null;
  const where = [
    words.say('king.signs-left', { n: left }),
    words.say('king.signs-on-terror', { n: terror.length }),
    words.say('king.signs-on-doom', { n: doom }),
  ];
  return (
    <section className="yellow-signs">
      <h3>{words.say('king.signs')}</h3>
      <ol aria-hidden="true" title={say('sign-about')}>
        {terror.map((space) => (
          <li key={`terror ${space}`} className="on-terror">
            <Sign />
            <b>{space}</b>
          </li>
        ))}
        {Array.from({ length: doom }, (_, n) => `doom ${n}`).map((key) => (
          <li key={key} className="on-doom">
            <Sign />
          </li>
        ))}
        {Array.from({ length: left }, (_, n) => `left ${n}`).map((key) => (
          <li key={key}>
            <Sign />
          </li>
        ))}
      </ol>
      <p>{where.join(' · ')}</p>
    </section>
  );
}

/** A sign of three arms in a square of 24, drawn for Vigil. */
export const SIGN_PATH =
  'M12 12Q7 9 8 3M12 12Q18 12 20 6M12 12Q12 18 6 21M8 3Q11 4 12 2M20 6Q20 9 22 10M6 21Q4 18 2 18';

function Sign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGN_PATH} />
      <circle cx="12" cy="12" r="1.8" />
    </svg>
  );
}
