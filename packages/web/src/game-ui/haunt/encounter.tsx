import { type AncientOneDef, ancientOneText, type HauntView } from '@vigil/rules';
import { Cameo } from '../../table/people/cameo.js';
import { DoomRow } from '../../table/stage/doom-row.js';
import { AncientOneOnStage } from '../../table/threat/plate.js';
import { currentRating } from '../../text/ancient-rating.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';

/** An encounter with the Ancient One (H-AO): its participants, and the state of each. */
export function HauntEncounter({ def, view }: { def: AncientOneDef; view: HauntView }) {
  const loaded = useLoadedContent();
  const { words, wordsAt } = loaded;
  const { ancient, investigators, doom } = view;
  if (!ancient) return null;
  const { attack } = ancientOneText(wordsAt(view), def);
  const rating = currentRating(loaded, def, view.terror);
  const worsens = def.attack.check !== undefined && view.houseRules.attacksWorsen === 'withinEncounter';
  const worse = worsens ? ancient.attacks : 0;
  const empty = Math.max(0, def.doom - doom);
  return (
    <>
      <div className="stage-picture">
        <AncientOneOnStage id={def.id} />
      </div>
      <div className="stage-plate">
        <h2>{def.name}</h2>
        <p className="stage-round">
          {rating === undefined
            ? t('ui.about.round', { n: ancient.round })
            : t('ui.stage.round', { n: ancient.round, rating })}
        </p>
        <DoomRow label={t('ui.stage.track', { n: doom, of: def.doom })} doom={doom} spaces={def.doom} rest="empty" />
        <p className="stage-pool">{t('ui.stage.escape', { empty, least: Math.min(6, empty) })}</p>
        {/* An Ancient One that destroys the world by waking does not attack (H-AO-26). */}
        {!def.modifiers.some(({ mod }) => mod === 'awakensAsDefeat') && (
          <p className="stage-attack">
            <b>{t('ui.stage.then')}</b> {attack.join(' ')}
            {worse > 0 && ` ${t('ui.stage.worse', { n: worse })}`}
          </p>
        )}
        <ol className="stage-people">
          {ancient.drawn.map((seat) => {
            const who = investigators[seat];
            if (!who) return null;
            const stands = ancient.participants.includes(seat) ? 'drawn' : who.place === 'out' ? 'out' : 'away';
            return (
              <li key={seat} className={stands}>
                <Cameo id={who.id} />
                <span>
                  {words.name('investigator', who.id)} <small>{t(`ui.stage.${stands}`)}</small>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </>
  );
}
