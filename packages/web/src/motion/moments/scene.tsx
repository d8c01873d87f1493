import { entryText, mythosText } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react';
import { PlacePicture, ScenePicture } from '../../art/places.js';
import { Portrait } from '../../art/portraits.js';
import '../../art/engraved.js';
import { artOf } from '../../art/registry.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../../art/worlds.js';
import { SPIRAL, SymbolMark } from '../../board/symbols.js';
import { Eye } from '../../frame/eye.js';
import { capital } from '../../say/capital.js';
import { entryOf } from '../../say/chronicle.js';
import { mythosKind, nameOf } from '../../say/describe.js';
import { useEdition } from '../../say/use-edition.js';
import { AncientOneOnStage, MonsterPlate, MonsterScene } from '../../table/threat/plate.js';
import { beatsOf, FALLS_AFTER, LEAVING, lengthOf, type Part, PLATES } from './beats.js';
import type { Moment } from './moments.js';
import { Lost, Newcomer } from './people.js';
import { personIn, personOf, type Title, titlesOf } from './titles.js';
import { BREAK, CRACKS, DUST, HOLE, RAYS, SHARDS } from './torn.js';
import { DoomRises, Terror } from './tracks.js';
import { say } from './words.js';
import './moments.css';

const Town = lazy(async () => ({ default: (await import('../../art/town.js')).Town }));

/** Where a moment is drawn: its room in the window, and where in it the place is that it is about. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly spot: { readonly x: number; readonly y: number };
  /** The place is seen on the board there; else it is drawn. */
  readonly onBoard: boolean;
  /** It covers a part of the table where there is no room for the board: it stands before a night of its own. */
  readonly stage: boolean;
  /** A picture stands where the city was, which tells the end already: it is covered. */
  readonly instead: boolean;
}

interface Props {
  readonly moment: Moment;
  readonly view: TableView;
  readonly room: Room;
  /** 1: as it is written; 2: in half the time. */
  readonly speed: number;
  readonly nth: number;
  readonly of: number;
}

/** One moment above the table: everything that moves in it, each part with its beat. It takes no clicks. */
export function Scene({ moment, view, room, speed, nth, of }: Props) {
  const edition = useEdition();
  const beats = new Map(beatsOf(moment).map((beat) => [beat.part, beat]));
  const timed = (part: Part, more = 0): CSSProperties | undefined => {
    const beat = beats.get(part);
    return beat && timing((beat.from + more) / speed, beat.ms / speed);
  };
  const { spot, w, h } = room;
  const small = w < 600;
  const scale = small ? 0.78 : Math.min(1.7, Math.max(1, h / 620));
  // The card stands beside the place, on the side where there is more room.
  const left = spot.x > w / 2;
  const card = cardAt(room, left, small || moment.at === undefined, small);
  const [first, second] = titlesOf(edition, moment, view);
  const pictured = beats.has('face') || beats.has('ancient') || beats.has('dawn');
  const titleAt = pictured ? {} : titleSpot(room, scale, small, beats.has('cracks') || beats.has('spiral'));
  const next = second && beats.get('plates');
  return (
    <div
      className={`moment of-${moment.kind}${beats.has('loss') ? ' ends' : ''}${room.stage ? ' on-stage' : ''}${room.instead ? ' instead' : ''}`}
      aria-hidden="true"
      data-moment={moment.kind}
      style={vars({
        left: room.x,
        top: room.y,
        width: w,
        height: h,
        '--x': `${spot.x}px`,
        '--y': `${spot.y}px`,
        '--scale': scale,
        '--leave-at': `${(lengthOf(moment) - LEAVING) / speed}ms`,
        '--leave': `${LEAVING / speed}ms`,
      })}
    >
      {beats.has('night') && <Night timed={timed} light={beats.has('light') || beats.has('dawn')} />}
      {!room.onBoard && moment.at !== undefined && <Medallion id={moment.at} />}
      {beats.has('dawn') && (
        <div className="part dawn" style={timed('dawn')}>
          <Suspense fallback={null}>
            <Town morning />
          </Suspense>
        </div>
      )}
      <svg aria-hidden="true" className="at-place" viewBox="-200 -200 400 400">
        {beats.has('light') && (
          <g className="part light" style={timed('light')}>
            <circle className="pool" r={150} />
            <path d={RAYS} />
          </g>
        )}
        {beats.has('cracks') && <Torn style={timed('cracks')} />}
        {beats.has('spiral') && (
          <g className="part spiral" style={timed('spiral')}>
            <g className={beats.has('unwind') ? 'part unwind' : undefined} style={timed('unwind')}>
              <Spiral marker={moment.marker} torn={beats.has('cracks')} />
            </g>
          </g>
        )}
        {beats.has('turn') && (
          <g className="part turn" style={timed('turn')}>
            <FaceDown />
          </g>
        )}
        {beats.has('disc') && (
          <g className="part disc" style={timed('disc')}>
            <FaceDown />
          </g>
        )}
        {beats.has('sign') && (
          <g className="part sign" style={timed('sign')}>
            <ElderSign />
          </g>
        )}
        {beats.has('snap') && moment.kind !== 'rumor' && (
          <g className="part snap" style={timed('snap')}>
            <g className="half">
              <ElderSign />
            </g>
            <g className="half other">
              <ElderSign />
            </g>
            <path className="break" d={BREAK} />
          </g>
        )}
        {beats.has('dust') && moment.at !== undefined && <path className="part dust" style={timed('dust')} d={DUST} />}
      </svg>
      {beats.has('ancient') && (
        <div className="part ancient-looms" style={timed('ancient')}>
          <AncientOneOnStage id={view.ancientOne} />
        </div>
      )}
      {beats.has('lines') && <Lines style={timed('lines')} card={card} spot={spot} left={left} w={w} h={h} />}
      {beats.has('card') && (
        <div className="part card-place" style={{ ...card.style, ...leaving(beats.get('night'), speed) }}>
          <div className="part card" style={timed('card')}>
            <Card moment={moment} view={view} broken={beats.has('snap')} />
            <div className="back">
              <Eye />
            </div>
          </div>
        </div>
      )}
      {beats.has('plates') && (
        <Plates moment={moment} room={room} left={left} scale={scale} timed={(i) => timed('plates', i * FALLS_AFTER)} />
      )}
      {beats.has('face') && <Face moment={moment} view={view} timed={timed} />}
      {beats.has('loss') && <Lost moment={moment} beat={(i) => timed('loss', i * 40)} />}
      {beats.has('sheet') && <Newcomer moment={moment} style={timed('sheet')} />}
      {beats.has('name') && first && moment.kind !== 'terror' && (
        // The first name gives way to whoever comes.
        <div className={next ? 'gives-way' : undefined} style={next && vars({ '--gone-at': `${next.from / speed}ms` })}>
          <NamePlate
            {...first}
            style={{ ...titleAt, ...timed('name') }}
            className={next ? 'first' : pictured ? 'below' : ''}
          />
        </div>
      )}
      {next && second && <NamePlate {...second} style={{ ...titleAt, ...timed('plates') }} className="second" />}
      {moment.doom && <DoomRises moment={moment} view={view} style={timed('doom')} large={moment.kind === 'doom'} />}
      {moment.kind === 'terror' && moment.terror && (
        <Terror rise={moment.terror} of={view.figures.highestTerror} panel={timed('name')} shuts={timed('terror')} />
      )}
      <p className="moment-count">
        {of > 1 && <b>{say('count', { n: nth, of })}</b>}{' '}
        <span className="for-keys">{say('on', { of: of - nth + 1 })}</span>
        <span className="for-fingers">{say('tap', { of: of - nth + 1 })}</span>
      </p>
    </div>
  );
}

type Style = Readonly<Record<string, string | number>>;
const vars = (style: Style): CSSProperties => style as CSSProperties;

function timing(from: number, ms: number): CSSProperties {
  return { animationDelay: `${from}ms`, animationDuration: `${ms}ms` };
}

/** A card goes to its corner when the lamps go out. */
function leaving(night: { readonly from: number; readonly ms: number } | undefined, speed: number): CSSProperties {
  return night ? timing(night.from / speed, night.ms / speed) : { animationName: 'none' };
}

interface CardAt {
  readonly style: CSSProperties;
  /** Its edge towards the place. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

function cardAt({ w, h, spot }: Room, left: boolean, middle: boolean, small: boolean): CardAt {
  const [width, height] = small ? [186, 236] : [Math.min(290, w * 0.42), Math.min(370, h * 0.62)];
  const beside = left ? spot.x - 130 - width : spot.x + 130;
  const x = middle ? (w - width) / 2 : Math.max(14, Math.min(w - width - 14, beside));
  const y = small ? 10 : Math.max(14, Math.min(h - height - 14, spot.y - height * 0.6));
  const style = vars({
    left: x,
    top: y,
    width,
    height,
    '--corner-x': `${12 - x}px`,
    '--corner-y': `${12 - y}px`,
  });
  return { style, x: small ? x + width / 2 : left ? x + width : x, top: y, bottom: y + height };
}

/** Where the plate with the name stands: above what happens, or below it where there is no room. */
function titleSpot({ w, h, spot }: Room, scale: number, small: boolean, torn: boolean): CSSProperties {
  const far = (torn ? 128 : 74) * scale;
  const above = spot.y - far;
  const y = above > 64 ? above : Math.min(h - 40, spot.y + far + 20);
  const half = small ? w / 2 : 190;
  const x = Math.max(half, Math.min(w - half, spot.x));
  return { left: x, top: y };
}

/** Lamps that go out, from far to near, one ring after the other; what is good leaves the nearest burning. */
function Night({ timed, light }: { timed: (part: Part, more?: number) => CSSProperties | undefined; light: boolean }) {
  return (
    <div className={light ? 'part lamps some' : 'lamps'} style={light ? (timed('light') ?? timed('dawn')) : undefined}>
      {[0, 1, 2, 3, 4].map((ring) => (
        <div key={ring} className={`part night ring-${ring}`} style={timed('night', ring * 30)} />
      ))}
    </div>
  );
}

/** The place, where the board does not show it. */
function Medallion({ id }: { id: string }) {
  const { content } = useEdition();
  const world = content.places.get(id)?.world;
  return (
    <svg aria-hidden="true" className="medallion" viewBox="-34 -34 68 68">
      <clipPath id="moment-disc">
        <circle r={29} />
      </clipPath>
      <circle r={32} fill="var(--ink-0)" />
      <g clipPath="url(#moment-disc)">
        {world === undefined ? (
          <g transform="translate(-29 -29) scale(0.906)">
            <PlacePicture id={content.locations.has(id) ? id : (content.locationsOf(id)[0]?.id ?? id)} />
          </g>
        ) : (
          <g transform={`translate(${-0.75 * WORLD_WIDTH} ${-0.75 * WORLD_HEIGHT}) scale(1.5)`}>
            <WorldPicture id={world} />
          </g>
        )}
      </g>
      <circle r={29} fill="none" stroke="var(--brass)" strokeWidth={1.6} />
    </svg>
  );
}

/** The map where it gives way: cracks, the hole, pieces that fly off once. */
function Torn({ style }: { style: CSSProperties | undefined }) {
  return (
    <g className="torn">
      <g className="part cracks" style={style}>
        {CRACKS.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path className="part hole" style={style} d={HOLE} />
      {SHARDS.map(({ d, print, x, y, turn }) => (
        <g
          key={d}
          className="part shard"
          style={{ ...style, ...vars({ '--to': `translate(${x}px, ${y}px) rotate(${turn}deg)` }) }}
        >
          <path d={d} />
          <path className="print" d={print} />
        </g>
      ))}
    </g>
  );
}

/** The way through: blades of light at three depths, the further ones darker and turned on. */
export function Spiral({ marker, torn = false }: { marker: string | undefined; torn?: boolean }): ReactNode {
  const { content } = useEdition();
  const gate = content.gateMarkers.get(marker ?? '');
  return (
    <g className={torn ? 'way-through torn-open' : 'way-through'}>
      <circle className="depth" r={62} />
      {[2.06, 1.5, 1].map((far, i) => (
        <g key={far} className={`far-${i}`} transform={`scale(${far}) rotate(${i * 31})`}>
          {SPIRAL.map((arm) => (
            <path key={arm} d={arm} />
          ))}
        </g>
      ))}
      <circle className="eye" r={13} />
      {gate && (
        <g transform="scale(1.25)" color="#fff">
          <SymbolMark symbol={gate.symbol} />
        </g>
      )}
    </g>
  );
}

/** An elder sign, large. */
export function ElderSign(): ReactNode {
  return (
    <g className="elder">
      <circle r={58} />
      <circle className="inner" r={50} />
      <path d="M0 40V-38M0 18L-27 -11M0 18L27 -11M0 -8L-21 -32M0 -8L21 -32" />
    </g>
  );
}

/** A gate that nobody has turned up yet, large. */
export function FaceDown(): ReactNode {
  return (
    <g className="face-down">
      <circle r={58} />
      <circle className="inner" r={51} />
      <path d="M-17 -13C-17 -38 20 -38 20 -13C20 3 0 2 0 19M0 33V36" />
    </g>
  );
}

/** Lines from the card to the place it looks at. */
function Lines({
  style,
  card,
  spot,
  left,
  w,
  h,
}: {
  style: CSSProperties | undefined;
  card: CardAt;
  spot: Room['spot'];
  left: boolean;
  w: number;
  h: number;
}) {
  const below = w < 600;
  const ends = [-3, -2, -1, 0, 1, 2, 3].map((n) => {
    const from = below
      ? { x: card.x + n * 20, y: card.bottom }
      : { x: card.x, y: (card.top + card.bottom) / 2 + n * 26 };
    const far = Math.hypot(spot.x - from.x, spot.y - from.y);
    const short = 34 / Math.max(far, 35);
    return { from, x: spot.x + (from.x - spot.x) * short, y: spot.y + (from.y - spot.y) * short };
  });
  return (
    <svg
      aria-hidden="true"
      className="part look"
      style={style}
      viewBox={`0 0 ${w} ${h}`}
      data-from={left ? 'left' : 'right'}
    >
      {ends.map(({ from, x, y }) => (
        <path key={`${from.x} ${from.y}`} d={`M${from.x} ${from.y}L${x} ${y}`} />
      ))}
      <circle cx={spot.x} cy={spot.y} r={36} />
    </svg>
  );
}

/** The card that was drawn, as large as it can be read: its picture, what it opens, what it says. */
function Card({ moment, view, broken }: { moment: Moment; view: TableView; broken: boolean }) {
  const edition = useEdition();
  const { content, words, wordsAt } = edition;
  const { card = '', at } = moment;
  const mythos = content.mythos.get(card);
  const entry = at === undefined ? undefined : entryOf(edition, card, at);
  const shown = mythos?.gate ?? at ?? (mythos?.activity && content.locationsOf(mythos.activity)[0]?.id);
  const world = shown === undefined ? undefined : content.places.get(shown)?.world;
  const said = mythos ? mythosText(wordsAt(view), mythos) : entry ? [entryText(wordsAt(view), entry)] : [];
  return (
    <div className={broken && moment.kind === 'rumor' ? 'front came-true' : 'front'}>
      <p className="kind">{mythos ? mythosKind(mythos) : at === undefined ? '' : nameOf(edition, at)}</p>
      <h3>{mythos ? capital(words.name('mythos', card)) : capital(words.theme(card, at ?? '') ?? '')}</h3>
      <svg
        aria-hidden="true"
        viewBox={
          shown === undefined ? '0 0 60 38' : world === undefined ? '0 12 64 30' : `0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`
        }
        preserveAspectRatio="xMidYMid slice"
      >
        {shown === undefined ? (
          <ScenePicture id={card} />
        ) : world === undefined ? (
          <PlacePicture id={shown} />
        ) : (
          <WorldPicture id={world} />
        )}
      </svg>
      {(moment.kind === 'gate' || moment.kind === 'surge') && at !== undefined && (
        <p className="opens">{nameOf(edition, at)}</p>
      )}
      {moment.kind === 'encounter' && <p className="opens">{personOf(edition, moment, view)}</p>}
      <div className="reads">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

/** Monsters that fall where they come: the first ones in full size, the rest by number. */
function Plates({
  moment,
  room,
  left,
  scale,
  timed,
}: {
  moment: Moment;
  room: Room;
  left: boolean;
  scale: number;
  timed: (i: number) => CSSProperties | undefined;
}) {
  const { content } = useEdition();
  const { monsters, kind, at } = moment;
  const shown = monsters.slice(0, PLATES);
  // One alone is a scene, wide as it was engraved where it was; several are their tokens.
  const [only = ''] = shown;
  const alone = shown.length === 1 && artOf('plates', content.tokens.get(only)?.id ?? only) !== undefined;
  const wide = Math.min(room.w - 24, (alone ? 330 : 158) * (kind === 'monster' && !alone ? 1.2 : 1) * scale);
  const high = wide * (alone ? 9 / 16 : 14 / 16);
  const [least, most] = [wide / 2 + 8, room.w - wide / 2 - 8];
  const step = Math.min(wide * 0.7, (most - least) / Math.max(1, shown.length - 1));
  // Beside the gate, away from the card, each further out; a monster by itself on its place; never over the edge.
  const all = (shown.length - 1) * step;
  const beside = wide * 0.34;
  const from = kind === 'monster' ? room.spot.x - all / 2 : left ? room.spot.x + beside : room.spot.x - beside - all;
  const held = Math.max(least, Math.min(most - all, from));
  const below = Math.min(room.h - high - 10, room.spot.y + (kind === 'monster' ? -high * 0.4 : 14 * scale));
  // What comes out of a gate leaves it to be seen: at an edge of the room it falls on its other side, else above it.
  const clear = kind !== 'monster' && alone ? besideGate(room, wide, high, 66 * scale, left) : undefined;
  const [first, y] = clear ?? [held, below];
  return (
    <>
      {shown.map((token, i) => {
        const def = content.tokens.get(token) ?? content.monsters.get(token);
        if (!def) return null;
        const style = { ...timed(i), left: first + i * step - wide / 2, top: y, width: wide, height: high };
        return (
          <div key={token} className={alone ? 'part falls alone' : 'part falls'} style={style}>
            {alone ? <MonsterScene kind={def} at={at} /> : <MonsterPlate kind={def} at={at} />}
            {i === PLATES - 1 && monsters.length > PLATES && <b>+{monsters.length - PLATES}</b>}
          </div>
        );
      })}
    </>
  );
}

/** Where a wide plate leaves a gate of such a radius in sight: its middle and top; undefined: it covers it anywhere. */
function besideGate(
  { w, h, spot }: Room,
  wide: number,
  high: number,
  gate: number,
  right: boolean,
): readonly [number, number] | undefined {
  const low = Math.max(10, Math.min(h - high - 10, spot.y + 14));
  const far = gate + wide / 2;
  const fits = (x: number) => x - wide / 2 >= 8 && x + wide / 2 <= w - 8;
  const side = [right ? 1 : -1, right ? -1 : 1].map((way) => spot.x + way * far).find(fits);
  if (side !== undefined) return [side, low];
  const x = Math.max(wide / 2 + 8, Math.min(w - wide / 2 - 8, spot.x));
  const above = spot.y - gate - high;
  if (above > 8) return [x, above];
  return spot.y + gate + high < h - 8 ? [x, spot.y + gate] : undefined;
}

/** Whoever it is about: the portrait, and what becomes of it. */
function Face({
  moment,
  view,
  timed,
}: {
  moment: Moment;
  view: TableView;
  timed: (part: Part) => CSSProperties | undefined;
}) {
  const id = personIn(moment, view);
  if (id === undefined) return null;
  return (
    <div className={`part face how-${moment.fall?.how || 'comes'}`} style={timed('face')}>
      <Portrait id={id} />
      {moment.kind === 'fell' && <div className="part gone" style={timed('gone')} />}
    </div>
  );
}

function NamePlate({ title, line, style, className }: Title & { style: CSSProperties; className: string }) {
  return (
    <div className={`part plate-name ${className}`} style={style}>
      <b>{title}</b>
      {line !== '' && <i>{line}</i>}
    </div>
  );
}
