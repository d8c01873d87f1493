import type { TableView } from '@vigil/table';
import { useEdition } from '../../say/use-edition.js';
import './stage.css';
import type { AncientOneDef, HauntOutcome, Outcome } from '@vigil/rules';
import { type ReactNode, useState } from 'react';
import { Town } from '../../art/town.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Cameo } from '../people/cameo.js';
import { AncientOneArt } from '../threat/plate.js';

/**
 * What is played before the city and no longer in it: against the Ancient One itself, and the end of a game. The city
 * can be looked at all the same.
 */
export function Stage(): ReactNode {
  const { content } = useEdition();
  const { snapshot, face } = useTable();
  const { view, outcome, lookingAt } = snapshot;
  const [city, setCity] = useState(false);
  const def = content.ancientOnes.get(view.ancientOne);
  const ended = outcome && lookingAt === undefined;
  if (!def || !(ended || face.facing(view))) return null;
  return (
    <section className={city ? 'stage aside' : 'stage'} aria-label={t(ended ? 'ui.stage.end' : face.stageLabel)}>
      {!city && (ended ? <Poster def={def} outcome={outcome} view={view} /> : <face.Facing def={def} view={view} />)}
      <button type="button" className="stage-turn" aria-pressed={city} onClick={() => setCity(!city)}>
        {t('ui.stage.city')}
      </button>
    </section>
  );
}

/** The picture at the end: morning over the town, or what stands over it now. */
function Poster({ def, outcome, view }: { def: AncientOneDef; outcome: Outcome | HauntOutcome; view: TableView }) {
  const edition = useEdition();
  const { words } = edition;
  const { face } = useTable();
  const { firstCitizen } = face.ending(edition, outcome, view);
  const fate = outcome.how === 'ancient-one-defeated' ? 'beaten' : outcome.won ? 'sleeps' : 'reigns';
  return (
    <>
      <div className={outcome.won ? 'poster won' : 'poster lost'}>
        {!outcome.won && <AncientOneArt id={def.id} />}
        <Town morning={outcome.won} />
      </div>
      <div className="stage-plate">
        <h2>{t(`ui.stage.${fate}`, { name: def.name })}</h2>
        <ul className="stage-people">
          {view.investigators.map(({ seat, id, place }) => (
            <li key={seat} className={place === 'out' ? 'out' : ''}>
              <Cameo id={id} />
              <span>
                {words.name('investigator', id)}{' '}
                <small>
                  {place === 'out'
                    ? t('ui.party.out')
                    : firstCitizen === seat
                      ? t('ui.end.citizen')
                      : words.capital(words.name('place', place))}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
