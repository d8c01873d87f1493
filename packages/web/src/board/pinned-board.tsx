import { sealsOf, type TableView, visibleGateAt } from '@vigil/table';
import { memo, useMemo } from 'react';
import { useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import { t } from '../words/t.js';
import { occupantsByPlace } from './band.js';
import type { BoardPlan } from './boards.js';
import { groundUrl } from './ground.js';
import { arrangeTokens, DISC_RADIUS, type Spot } from './layout.js';
import type { Occupant } from './occupant.js';
import { OtherPlacePicture } from './other-place.js';
import { DiscPicture } from './place.js';
import { SPIRAL } from './symbols.js';
import { CameoMark, MonsterTokenFace } from './tokens.js';
import './pinned.css';

/** Scale of tokens, relative to the full board. */
const TOKEN_SCALE = 1.7;

interface Props {
  readonly plan: BoardPlan;
  /** Extra text: an option or an unseen event there. */
  readonly notice: string | undefined;
  readonly showBoard: () => void;
  readonly style: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/**
 * Another board, pinned small on the current one: its gates, people and monsters, without names. A click switches to
 * it.
 */
const PinnedBoard = memo(function Pinned({ plan, notice, showBoard, style }: Props) {
  const { words } = useLoadedContent();
  const { snapshot, decision, targets, gameUi } = useTable();
  const { view } = snapshot;
  const deciders = useMemo(() => new Set(decision?.by ?? []), [decision]);
  const at = occupantsByPlace(view, deciders);
  const own = gameUi.useBoardLayers(view, at, plan);
  const { land, id } = plan.def;
  const spots = [...plan.spots.values()];
  return (
    <button type="button" className="pinned" style={style} onClick={showBoard} title={t('ui.board.turn-to')}>
      <span className="pinned-name">
        <b>{words.name('board', id)}</b> {notice === undefined ? undefined : <small>{notice}</small>}
        <kbd>t</kbd>
      </span>
      <svg viewBox={`${land.x} ${land.y} ${land.w} ${land.h}`} aria-hidden="true">
        <PinnedGround plan={plan} />
        {own?.below}
        {spots.map((spot) => (
          <g key={spot.id} transform={`translate(${spot.x} ${spot.y})`}>
            <PinnedMark spot={spot} view={view} open={targets.has(spot.id)} />
          </g>
        ))}
        {spots.map((spot) => (
          <PinnedTokens key={spot.id} spot={spot} occupants={at(spot.id)} />
        ))}
        {own?.above}
      </svg>
    </button>
  );
});

const PinnedGround = memo(function PinnedGround({ plan: { def, spots } }: { plan: BoardPlan }) {
  const { x, y, w, h } = def.plane;
  return (
    <>
      <image href={groundUrl(def)} x={x} y={y} width={w} height={h} />
      {[...spots.values()]
        .filter(({ kind }) => kind !== 'street')
        .map(({ id, kind, x: left, y: top }) => (
          <g key={id} transform={`translate(${left} ${top})`} className="place-picture">
            {kind === 'location' ? <DiscPicture id={id} /> : <OtherPlacePicture id={id} />}
          </g>
        ))}
    </>
  );
});

function PinnedMark({ spot, view, open }: { spot: Spot; view: TableView; open: boolean }) {
  const { content } = useLoadedContent();
  const { id, kind, width } = spot;
  if (kind === 'street')
    return <path className="street-plate" d={`M${-width / 2} -13H${width / 2}V13H${-width / 2}Z`} />;
  if (kind === 'other') return null;
  const gate = visibleGateAt(view, id);
  const stable = content.places.get(id)?.stable ?? true;
  return (
    <>
      {gate && (
        <g className="gate">
          <circle className="depth" r={DISC_RADIUS + 6} />
          <path className="arm" d={SPIRAL.join('')} transform="scale(1.2)" />
        </g>
      )}
      <circle
        className={`ring ${gate ? 'cold' : stable ? 'stable' : 'unstable'}`}
        r={gate ? DISC_RADIUS + 6 : DISC_RADIUS}
      />
      {sealsOf(view).includes(id) && <circle className="pinned-seal" r={12} />}
      {(view.clues[id] ?? 0) > 0 && <circle className="pinned-clue" cx={DISC_RADIUS - 4} cy={4 - DISC_RADIUS} r={10} />}
      {open && <circle className="pinned-open" r={DISC_RADIUS + 9} />}
    </>
  );
}

function PinnedTokens({ spot, occupants }: { spot: Spot; occupants: readonly Occupant[] }) {
  const { content } = useLoadedContent();
  if (occupants.length === 0) return null;
  const { size, at, area } = arrangeTokens(spot.tray, spot.side, occupants.length);
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  return (
    <g transform={`translate(${middle.x} ${middle.y}) scale(${TOKEN_SCALE}) translate(${-middle.x} ${-middle.y})`}>
      {occupants.map((occupant, i) => {
        const { x, y } = at[i] as { x: number; y: number };
        const monster = content.tokens.get(occupant.id);
        return (
          <g key={occupant.id} transform={`translate(${x} ${y}) scale(${(size - 1.5) / 28})`}>
            {monster ? (
              <g className="monster">
                <MonsterTokenFace kind={monster} />
              </g>
            ) : (
              <g className="person">
                <CameoMark id={occupant.id} active={occupant.active} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

export default PinnedBoard;
