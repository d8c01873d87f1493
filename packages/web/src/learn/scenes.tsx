import type { GateMarkerDef } from '@vigil/rules';
import type { GameId } from '@vigil/table';
import type { ReactNode } from 'react';
import { Portrait } from '../art/portraits.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../art/worlds.js';
import { StopCell } from '../game-ui/arkham/sheet.js';
import { Sign } from '../game-ui/haunt/threat.js';
import { useLoadedContent } from '../text/use-content.js';
import { BoardExcerpt, Token } from './board-excerpt.js';
import type { LessonId } from './lessons.js';
import { LitWindow } from './lit-window.js';

type Gate = (id: string) => GateMarkerDef | undefined;

/** The subject of a lesson as a piece of the board. */
export function LessonScene({ id }: { id: LessonId }) {
  const { content } = useLoadedContent();
  return LESSON_SCENES[id]((gate) => content.gateMarkers.get(gate));
}

const LESSON_SCENES: Readonly<Record<LessonId, (gate: Gate) => ReactNode>> = {
  arkham: () => (
    <BoardExcerpt
      area={{ x: 0, y: 362, w: 340, h: 122 }}
      placeStates={{ 'independence-square': { clues: 2 } }}
      figures={[
        { id: 'maniac', x: 124, y: 452 },
        { id: 'amanda-sharpe', x: 226, y: 388, active: true },
      ]}
    >
      <path className="scene-way" d="M205 392H190M82 412L88 406" />
    </BoardExcerpt>
  ),
  'arkham-gate': () => (
    <WorldInColdLight world="the-dreamlands">
      <g transform="translate(58 23) scale(0.5)">
        <Token id="amanda-sharpe" active />
      </g>
    </WorldInColdLight>
  ),
  'arkham-dunwich': () => (
    <BoardExcerpt
      area={{ x: -36, y: 14, w: 220, h: 140 }}
      figures={[{ id: 'amanda-sharpe', x: 12, y: 80, active: true }]}
    >
      <path className="scene-way" d="M72 66Q98 52 108 16" />
    </BoardExcerpt>
  ),
  'arkham-kingsport': () => (
    <BoardExcerpt
      area={{ x: 338, y: 30, w: 230, h: 152 }}
      figures={[{ id: 'amanda-sharpe', x: 486, y: 146, active: true }]}
    >
      <path
        className="scene-rift"
        d="M0 -19L5 -8L16 -11L9 0L17 8L6 9L1 20L-4 9L-16 12L-9 2L-17 -7L-6 -8Z"
        transform="translate(388 150) scale(1.2)"
      />
      <path className="scene-way" d="M414 152Q436 158 456 152" />
    </BoardExcerpt>
  ),
  'arkham-dark-pharaoh': () => (
    <BoardExcerpt
      area={{ x: 96, y: 84, w: 230, h: 152 }}
      figures={[{ id: 'amanda-sharpe', x: 282, y: 176, active: true }]}
    >
      <g className="scene-barrier" transform="translate(166 148) scale(1.1)">
        <path d="M-15 0V17M15 0V17" />
        <rect x="-20" y="-6" width="40" height="12" rx="1.5" />
        <path className="stripe" d="M-16 6L-8 -6H-1L-9 6ZM0 6L8 -6H15L7 6Z" />
        <circle cy="-10" r="4" />
      </g>
    </BoardExcerpt>
  ),
  'arkham-king-in-yellow': () => (
    <BoardExcerpt
      area={{ x: 62, y: 561, w: 210, h: 142 }}
      figures={[{ id: 'amanda-sharpe', x: 214, y: 640, active: true }]}
    >
      <g className="scene-blight" transform="translate(137 620)">
        <circle r={11} />
        <path
          d="M12 12Q7 9 8 3M12 12Q18 12 20 6M12 12Q12 18 6 21M8 3Q11 4 12 2M20 6Q20 9 22 10M6 21Q4 18 2 18"
          transform="scale(.8) translate(-12 -12)"
        />
      </g>
    </BoardExcerpt>
  ),
  haunt: () => (
    <BoardExcerpt
      area={{ x: 540, y: 386, w: 340, h: 122 }}
      placeStates={{ 'black-cave': { unknownGate: true } }}
      figures={[
        { id: 'ghoul', x: 640, y: 418, clues: 1 },
        { id: 'harvey-walters', x: 780, y: 424, active: true },
      ]}
    >
      <path className="intention hunt" d="M664 418Q710 396 754 418" markerEnd="url(#intent-hunt)" />
    </BoardExcerpt>
  ),
  'haunt-gate': (gate) => (
    <BoardExcerpt
      area={{ x: 575, y: 560, w: 340, h: 122 }}
      placeStates={{
        'the-witch-house': { gate: gate('gate-another-dimension-1') },
        'silver-twilight-lodge': { unknownGate: true },
      }}
      figures={[{ id: 'harvey-walters', x: 700, y: 600, active: true }]}
    />
  ),
};

/** A picture of a phase, by its number in the turn or day. */
export function PhaseScene({ game, n }: { game: GameId; n: number }) {
  const { content } = useLoadedContent();
  return PHASE_SCENES[game][n - 1]?.((gate) => content.gateMarkers.get(gate)) ?? null;
}

const PHASE_SCENES: Readonly<Record<GameId, readonly ((gate: Gate) => ReactNode)[]>> = {
  arkham: [
    () => (
      <div className="scene-desk" aria-hidden="true">
        <Portrait id="amanda-sharpe" head />
        <table className="slider">
          <tbody>
            {[
              [1, 2, 3, 4],
              [4, 3, 2, 1],
            ].map((row, i) => (
              <tr key={row[0]}>
                {row.map((value) => (
                  <StopCell key={value} value={value} now={value === (i === 0 ? 2 : 3)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ),
    () => (
      <BoardExcerpt
        area={{ x: 364, y: 396, w: 220, h: 96 }}
        placeStates={{ graveyard: { clues: 1 } }}
        figures={[{ id: 'amanda-sharpe', x: 450, y: 436, active: true }]}
      >
        <path className="scene-way" d="M424 452H386" />
      </BoardExcerpt>
    ),
    () => (
      <BoardExcerpt
        area={{ x: 196, y: 44, w: 150, h: 86 }}
        figures={[{ id: 'amanda-sharpe', x: 316, y: 88, active: true }]}
      />
    ),
    () => (
      <WorldInColdLight world="yuggoth">
        <g transform="translate(22 24) scale(0.42)">
          <Token id="amanda-sharpe" active />
        </g>
      </WorldInColdLight>
    ),
    (gate) => (
      <BoardExcerpt
        area={{ x: 468, y: 30, w: 158, h: 90 }}
        placeStates={{ 'the-unnamable': { gate: gate('gate-yuggoth-1') } }}
        figures={[{ id: 'byakhee', x: 580, y: 86 }]}
      />
    ),
  ],
  haunt: [
    () => (
      <div className="scene-signs signs" aria-hidden="true">
        <table>
          <tbody>
            <tr>
              <Sign symbol="hexagon" field="grey" anywhere />
              <Sign symbol="triangle" field="black" anywhere />
              <Sign symbol="crescent" field={undefined} anywhere={false} />
            </tr>
          </tbody>
        </table>
      </div>
    ),
    () => (
      <svg className="excerpt" viewBox="-54 -26 108 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {['amanda-sharpe', 'harvey-walters', 'jenny-barnes'].map((id, i) => (
          <g key={id} transform={`translate(${(i - 1) * 32} 6)`}>
            <Token id={id} active={i === 1} />
          </g>
        ))}
      </svg>
    ),
    () => (
      <BoardExcerpt
        area={{ x: 364, y: 396, w: 220, h: 96 }}
        figures={[
          { id: 'ghoul', x: 408, y: 434, clues: 1 },
          { id: 'harvey-walters', x: 536, y: 436, active: true },
        ]}
      >
        <path className="intention hunt" d="M432 432Q470 416 508 432" markerEnd="url(#intent-hunt)" />
      </BoardExcerpt>
    ),
    () => (
      <WorldInColdLight world="plateau-of-leng">
        <g transform="translate(22 25) scale(0.42)">
          <Token id="harvey-walters" active />
        </g>
      </WorldInColdLight>
    ),
    () => <LitWindow />,
  ],
};

/** A world in cold light, as a gate shows it. */
function WorldInColdLight({ world, children }: { world: string; children: ReactNode }) {
  return (
    <svg
      className="excerpt near"
      viewBox={`0 2 ${WORLD_WIDTH} ${WORLD_HEIGHT - 4}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <WorldPicture id={world} />
      {children}
    </svg>
  );
}
