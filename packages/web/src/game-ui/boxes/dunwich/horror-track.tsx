import { DUNWICH_SLICE, HORROR, HORROR_TRACK_LENGTH, monstersNearVortices } from '@vigil/rules/dunwich';
import type { TableView } from '@vigil/table';
import { MonsterIcon } from '../../../art/monsters.js';
import { useTable } from '../../../table/context.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { say } from './words.js';

/**
 * The track of the Dunwich Horror (D-HORROR-01): its tokens, whether it is loose, and the investigator about to add
 * one.
 */
export function HorrorTrack({ view }: { readonly view: TableView }) {
  const { content, words } = useLoadedContent();
  const { inspect } = useTable();
  const { horror } = DUNWICH_SLICE.of({ s: view });
  const loose = view.monsters.find(({ token }) => content.tokens.get(token)?.id === HORROR);
  const near = monstersNearVortices(content, view);
  return (
    <section className={loose ? 'horror loose' : 'horror'}>
      <h3>
        <button type="button" data-about={HORROR} onClick={() => inspect(HORROR)}>
          {say('horror')}
        </button>{' '}
        <span>
          <b>{horror}</b> {say('of', { n: HORROR_TRACK_LENGTH })}
        </span>
      </h3>
      <ol className="horror-track" aria-hidden="true" title={say('horror-about')}>
        {Array.from({ length: HORROR_TRACK_LENGTH }, (_, n) => n).map((n) => (
          <li key={n} className={n < horror ? 'on' : ''}>
            {n < horror && <MonsterIcon kind={HORROR} />}
          </li>
        ))}
      </ol>
      {loose && <p className="horror-near">{say('horror-here', { place: words.name('place', loose.at) })}</p>}
      {near.length > 0 && (
        <p className="horror-near">
          {words.say('dunwich.near', {
            n: near.length,
            monsters: words.list(near.map((token) => words.name('monster', token))),
          })}
        </p>
      )}
    </section>
  );
}

/** The track in short. */
export function formatHorrorTrack(view: TableView): string {
  return `${DUNWICH_SLICE.of({ s: view }).horror}/${HORROR_TRACK_LENGTH}`;
}
