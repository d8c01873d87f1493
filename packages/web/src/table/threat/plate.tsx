import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import './plate.css';
import type { MonsterDef, Movement } from '@vigil/rules';
import { lazy, memo, type ReactNode, Suspense, useId } from 'react';
import { CardIcon } from '../../art/card-icons.js';
import { fetchAncientOne } from '../../art/fetch-ancient-one.js';
import { TokenMark } from '../../art/monsters.js';
import { PlacePicture, PlaceStrokes } from '../../art/places.js';
import { Portrait } from '../../art/portraits.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture, WorldStrokes } from '../../art/worlds.js';
import { SymbolMark } from '../../board/symbols.js';

// The drawing code of an Ancient One is not needed at first. It is loaded together with the drawing.
const AncientOneDrawing = lazy(async () => ({
  default: (await import('../../art/ancient-ones.js')).AncientOnePicture,
}));

/** The picture of an Ancient One, once loaded. */
export const AncientOneArt = memo(function AncientOneArt({ id }: { id: string }) {
  fetchAncientOne(id);
  return (
    <Suspense fallback={null}>
      <AncientOneDrawing id={id} />
    </Suspense>
  );
});

// The engraved pictures are not needed before the first encounter with a monster.
const EngravedScene = lazy(async () => ({ default: (await import('./engraved-scene.js')).EngravedScene }));
const StageScene = lazy(async () => ({ default: (await import('./engraved-scene.js')).StageScene }));

/** A monster's large picture, as wide as its container; its plate if there is none. */
export function MonsterScene({ kind, at }: { kind: MonsterDef; at: string | undefined }) {
  return (
    <Suspense fallback={<div className="scene" />}>
      <EngravedScene kind={kind} at={at} />
    </Suspense>
  );
}

/** An Ancient One at the size of the stage. */
export const AncientOneOnStage = memo(function AncientOneOnStage({ id }: { id: string }) {
  return (
    <Suspense fallback={null}>
      <StageScene id={id} />
    </Suspense>
  );
});

const WIDTH = 160;
const HEIGHT = 140;
/** Position of the monster in it. */
const EMBLEM_BOX = { x: 77, y: 73, size: 118 };

/** The edge of a vignette: the outline of the monster's token, drawn large. */
const VIGNETTE_EDGES: Readonly<Record<Movement, string>> = {
  normal: 'M4 4H156V136H4Z',
  stationary: 'M14 4H146V114H156V136H4V114H14Z',
  fast: 'M4 4H132L156 70L132 136H4L20 70Z',
  flying: 'M22 18L4 4V120L22 136H138L156 120V4L138 18Z',
  unique: 'M34 4H126L156 34V106L126 136H34L4 106V34Z',
  stalker: 'M80 4L156 34V110L80 136L4 110V34Z',
  aquatic: 'M4 4H156V122C140 138 124 118 108 130C94 140 78 118 62 130C46 140 30 116 4 124Z',
};

/** The night sky: engraved lines, finer towards the horizon. */
const SKY: readonly (readonly [weight: number, d: string])[] = [
  [2.6, engravedLines(3, 8, 4.6)],
  [1.7, engravedLines(40, 8, 4.6)],
  [0.9, engravedLines(77, 8, 4.6)],
];
/** Shadow on the side away from the moon: strokes that swell to the right. */
const SHADE = Array.from({ length: 30 }, (_, i) => {
  const y = 18 + i * 3.6;
  const from = 74 + 12 * Math.sin(i * 0.9) + (i % 2) * 8;
  return `M${from.toFixed(1)} ${y.toFixed(1)}L142 ${(y - 1.5).toFixed(1)}V${(y + 1.5).toFixed(1)}Z`;
}).join('');
const GROUND = 'M0 123Q34 115 74 120T160 116V140H0Z';
const GRASS = Array.from({ length: 15 }, (_, i) => `M${4 + i * 11} ${127 + (i % 3) * 4}h${5 + (i % 4) * 2}`).join('');

function engravedLines(from: number, n: number, apart: number): string {
  return Array.from({ length: n }, (_, i) => `M0 ${(from + i * apart).toFixed(1)}H${WIDTH}`).join('');
}

/**
 * A monster at night, at its place: the engraving of its token, enlarged, in its outline and colour. Used without room
 * for the large picture, which is not scaled down.
 */
export function MonsterPlate({ kind, at }: { kind: MonsterDef; at: string | undefined }) {
  const id = useId();
  const [clip, mask] = [`${id}clip`, `${id}mask`];
  const edge = VIGNETTE_EDGES[kind.movement];
  return (
    <svg className="vignette" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <mask id={mask} maskUnits="userSpaceOnUse" x={0} y={0} width={WIDTH} height={HEIGHT}>
        <g color="#fff">
          <TokenMark kind={kind.id} box={EMBLEM_BOX} />
        </g>
      </mask>
      <g clipPath={`url(#${clip})`}>
        <g className="picture">
          <path className="vignette-sky" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
          {SKY.map(([weight, d]) => (
            <path key={d} className="vignette-line" d={d} strokeWidth={weight} />
          ))}
          <circle className="vignette-halo" cx={112} cy={42} r={36} />
          <circle className="bone" cx={112} cy={42} r={29} />
          <Backdrop at={at} />
          <path className="night" d={GROUND} />
          <path className="line" d={`${GROUND.slice(0, GROUND.indexOf('V'))}${GRASS}`} />
        </g>
        <g className="vignette-emblem">
          <TokenMark kind={kind.id} box={EMBLEM_BOX} />
        </g>
        <path className="vignette-shade" d={SHADE} mask={`url(#${mask})`} />
      </g>
      <path className="vignette-edge" d={edge} />
      <g className="monster">
        <path className={`plate vignette-border ${kind.movement}`} d={edge} />
      </g>
      <g className="monster" transform="translate(137 118) scale(2)">
        <circle className="seat" r={5.6} />
        <g className="dimension" transform="scale(0.55)">
          <SymbolMark symbol={kind.symbol} />
        </g>
      </g>
    </svg>
  );
}

/** The background: the place behind the monster. */
function Backdrop({ at }: { at: string | undefined }): ReactNode {
  const { content } = useLoadedContent();
  const world = at === undefined ? undefined : content.places.get(at)?.world;
  if (world !== undefined) {
    return (
      <g className="vignette-place" transform={`scale(${WIDTH / WORLD_WIDTH}) translate(0 ${60 - WORLD_HEIGHT})`}>
        <WorldStrokes id={world} />
      </g>
    );
  }
  return (
    <g className="vignette-place" transform="translate(0 -12) scale(2.5)">
      <PlaceStrokes id={at ?? ''} />
    </g>
  );
}

/** A small framed picture of the source of something; null if there is no picture. */
export function SmallPlate({ of, at }: { of: string | undefined; at: string | undefined }): ReactNode {
  const loaded = useLoadedContent();
  const picture = of === undefined ? undefined : findPicture(loaded, of, at);
  const [kind, drawn] = picture ?? findPlacePicture(loaded, at) ?? [];
  return drawn === undefined ? null : <div className={`small-plate ${kind}`}>{drawn}</div>;
}

type FramedPicture = readonly [kind: string, drawn: ReactNode];

function findPicture(loaded: LoadedContent, of: string, at: string | undefined): FramedPicture | undefined {
  const { content } = loaded;
  const card = content.cards.get(of);
  if (card) return ['of-card', <CardIcon key={of} card={card} />];
  if (content.ancientOnes.has(of)) return ['of-ancient', <AncientOneArt key={of} id={of} />];
  const monster = content.tokens.get(of) ?? content.monsters.get(of);
  if (monster) return ['of-monster', <MonsterPlate key={of} kind={monster} at={at} />];
  if (content.investigators.has(of)) return ['of-person', <Portrait key={of} id={of} />];
  return findPlacePicture(loaded, of);
}

function findPlacePicture({ content }: LoadedContent, at: string | undefined): FramedPicture | undefined {
  const world = at === undefined ? undefined : (content.places.get(at)?.world ?? content.gateMarkers.get(at)?.world);
  if (world !== undefined) {
    return [
      'of-world near',
      <svg
        key={world}
        viewBox={`0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <WorldPicture id={world} />
      </svg>,
    ];
  }
  if (at === undefined || !content.locations.has(at)) return undefined;
  return [
    'of-place',
    <svg key={at} viewBox="0 2 64 58" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <PlacePicture id={at} />
    </svg>,
  ];
}
