import { type AncientOneDef, ancientOneText, type View } from '@vigil/rules';
import { useTable } from '../../table/context.js';
import { Cameo } from '../../table/people/cameo.js';
import { DoomRow } from '../../table/stage/doom-row.js';
import { AncientOneOnStage } from '../../table/threat/plate.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import type { BattleScene } from '../game-ui.js';

/** The final battle: the Ancient One, its remaining doom, and the investigators who face it. */
export function ArkhamBattle({ def, view }: { def: AncientOneDef; view: View }) {
  const loaded = useLoadedContent();
  const { words, wordsAt } = loaded;
  const { gameUi } = useTable();
  const { battle, investigators, doom } = view;
  if (!battle) return null;
  const scene = gameUi.battleScene?.(loaded, view);
  const { attack } = ancientOneText(wordsAt(view), def);
  const worse = def.attack.check === undefined ? 0 : battle.round - 1;
  return (
    <>
      <div className="stage-picture">
        <AncientOneOnStage id={def.id} />
        {scene?.overlay}
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
          <b>{scene?.attackTitle ?? t('ui.stage.then')}</b> {attack.join(' ')}
          {worse > 0 && ` ${t('ui.stage.worse', { n: worse })}`}
        </p>
        <ol className="stage-people">
          {turnOrder(view, scene).map(({ seat, id, stands }) => (
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

type AttackState = 'out' | 'struck' | 'now' | 'waits' | 'faces';

/** Returns the investigators in turn order, and whether they have attacked in this round (A-FINAL-12). */
function turnOrder(
  { investigators, first, step }: View,
  scene: BattleScene | undefined,
): { seat: number; id: string; stands: AttackState }[] {
  const n = investigators.length;
  return investigators.map((_, i) => {
    const who = investigators[(first + i) % n] as View['investigators'][number];
    return { seat: who.seat, id: who.id, stands: who.place === 'out' ? 'out' : standing(i, who.seat) };
  });

  function standing(i: number, seat: number): AttackState {
    if (scene && step.phase === 'final-attack') return scene.attackState(seat);
    if (step.phase === 'final-ancient-one') return 'faces';
    if (step.phase !== 'final-attack' || i >= step.done) return 'waits';
    return i === step.done - 1 ? 'now' : 'struck';
  }
}
