import { isHaunt, type TableView } from '@vigil/table';
import '../../styles/stage.css';
import {
  type AncientOneDef,
  ancientOneText,
  type HauntOutcome,
  type HauntView,
  type Outcome,
  type View,
} from '@vigil/rules';
import { type ReactNode, useState } from 'react';
import { Town } from '../../art/town.js';
import { ratingNow } from '../../say/ancient-rating.js';
import { content, words, wordsAt } from '../../say/words.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Cameo } from '../people/cameo.js';
import { AncientOneArt } from '../threat/plate.js';

/**
 * What is played before the city and no longer in it: the final battle, and the end of a game. The city can be looked at
 * all the same.
 */
export function Stage(): ReactNode {
  const { snapshot } = useTable();
  const { view, outcome, lookingAt } = snapshot;
  const [city, setCity] = useState(false);
  const def = content.ancientOnes.get(view.ancientOne);
  const ended = outcome && lookingAt === undefined;
  if (!def || !(ended || isOnStage(view))) return null;
  const label = ended ? 'ui.stage.end' : isHaunt(view) ? 'ui.stage.encounter' : 'ui.stage.battle';
  return (
    <section className={city ? 'stage aside' : 'stage'} aria-label={t(label)}>
      {!city && (ended ? <Poster def={def} outcome={outcome} view={view} /> : <Fought def={def} view={view} />)}
      <button type="button" className="stage-turn" aria-pressed={city} onClick={() => setCity(!city)}>
        {t('ui.stage.city')}
      </button>
    </section>
  );
}

/** Whether somebody faces the Ancient One itself: in the final battle, or (Haunt) where it has drawn some to it. */
export function isOnStage(view: TableView): boolean {
  return isHaunt(view) ? view.ancient !== undefined : view.battle !== undefined;
}

function Fought({ def, view }: { def: AncientOneDef; view: TableView }) {
  return isHaunt(view) ? <Encounter def={def} view={view} /> : <Fight def={def} view={view} />;
}

/** An encounter with the Ancient One (H-AO): what holds those it has drawn to it, and what has become of each. */
function Encounter({ def, view }: { def: AncientOneDef; view: HauntView }) {
  const { ancient, investigators, doom } = view;
  if (!ancient) return null;
  const { attack } = ancientOneText(wordsAt(view), def);
  const rating = ratingNow(def, view);
  const worsens = def.attack.check !== undefined && view.houseRules.attacksWorsen === 'withinEncounter';
  const worse = worsens ? ancient.attacks : 0;
  const empty = Math.max(0, def.doom - doom);
  return (
    <>
      <div className="stage-picture">
        <AncientOneArt id={def.id} />
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
        {/* One that destroys the world by waking attacks nobody (H-AO-26). */}
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

/** The Ancient One's doom tokens, and what is seen of the rest: spaces that are empty, or tokens that were beaten off. */
function DoomRow(of: { label: string; doom: number; spaces: number; rest: 'empty' | 'beaten' }) {
  const { label, doom, spaces, rest } = of;
  return (
    <ol className="stage-doom" aria-label={label}>
      {Array.from({ length: Math.max(doom, spaces) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
        <li key={i} className={i < doom ? 'on' : rest} />
      ))}
    </ol>
  );
}

/** The final battle: the Ancient One, what is left of it, and who stands against it. */
function Fight({ def, view }: { def: AncientOneDef; view: View }) {
  const { battle, investigators, doom } = view;
  if (!battle) return null;
  const { attack } = ancientOneText(wordsAt(view), def);
  const worse = def.attack.check === undefined ? 0 : battle.round - 1;
  return (
    <>
      <div className="stage-picture">
        <AncientOneArt id={def.id} />
      </div>
      <div className="stage-plate">
        <h2>{def.name}</h2>
        <p className="stage-round">{t('ui.stage.round', { n: battle.round, rating: words.signed(battle.rating) })}</p>
        <DoomRow label={t('ui.stage.left', { n: doom, of: def.doom })} doom={doom} spaces={def.doom} rest="beaten" />
        <p className="stage-pool">
          {t('ui.stage.pool', { pool: battle.pool, n: investigators.length })}
          <span className="stage-pips" aria-hidden="true">
            {investigators.map(({ seat }) => (
              <i key={seat} className={seat < battle.pool ? 'on' : ''} />
            ))}
          </span>
        </p>
        <p className="stage-attack">
          <b>{t('ui.stage.then')}</b> {attack.join(' ')}
          {worse > 0 && ` ${t('ui.stage.worse', { n: worse })}`}
        </p>
        <ol className="stage-people">
          {inOrder(view).map(({ seat, id, stands }) => (
            <li key={seat} className={stands}>
              <Cameo id={id} />
              <span>
                {words.name('investigator', id)} <small>{t(`ui.stage.${stands}`)}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

type Stands = 'out' | 'struck' | 'now' | 'waits' | 'faces';

/** The investigators as their turns come, and who has struck in this round (A-FINAL-12). */
function inOrder({ investigators, first, step }: View): { seat: number; id: string; stands: Stands }[] {
  const n = investigators.length;
  return investigators.map((_, i) => {
    const who = investigators[(first + i) % n] as View['investigators'][number];
    return { seat: who.seat, id: who.id, stands: who.place === 'out' ? 'out' : standing(i) };
  });

  function standing(i: number): Stands {
    if (step.phase === 'final-ancient-one') return 'faces';
    if (step.phase !== 'final-attack' || i >= step.done) return 'waits';
    return i === step.done - 1 ? 'now' : 'struck';
  }
}

/** The picture at the end: morning over the town, or what stands over it now. */
function Poster({ def, outcome, view }: { def: AncientOneDef; outcome: Outcome | HauntOutcome; view: TableView }) {
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
                    : 'firstCitizen' in outcome && outcome.firstCitizen === seat
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
