import type { AncientOneDef, HauntOutcome, Outcome } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { Town } from '../../art/town.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Cameo } from '../people/cameo.js';
import { AncientOneOnStage } from '../threat/plate.js';

/** The picture at the end: morning over the town, or the Ancient One. */
export default function Poster({
  def,
  outcome,
  view,
}: {
  def: AncientOneDef;
  outcome: Outcome | HauntOutcome;
  view: TableView;
}) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { gameUi } = useTable();
  const { firstCitizen } = gameUi.describeEnding(loaded, outcome, view);
  const fate = outcome.how === 'ancient-one-defeated' ? 'beaten' : outcome.won ? 'sleeps' : 'reigns';
  return (
    <>
      <div className={outcome.won ? 'poster won' : 'poster lost'}>
        {!outcome.won && <AncientOneOnStage id={def.id} />}
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
                    ? t('shared.person.out')
                    : firstCitizen === seat
                      ? t('ui.end.citizen')
                      : words.capitalize(words.name('place', place))}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
