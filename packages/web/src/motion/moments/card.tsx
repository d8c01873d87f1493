import { entryText, mythosText } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { type CSSProperties, lazy, Suspense } from 'react';
import { CardIcon } from '../../art/card-icons.js';
import { PlacePicture, ScenePicture } from '../../art/places.js';
import { artOf } from '../../art/registry.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../../art/worlds.js';
import { Eye } from '../../frame/eye.js';
import { capital } from '../../say/capital.js';
import { entryOf } from '../../say/chronicle.js';
import { describe, mythosKind, nameOf } from '../../say/describe.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import type { Beat } from './beats.js';
import type { Moment, MomentKind } from './moments.js';
import type { Room } from './room.js';
import { timing, vars } from './timing.js';
import { personOf } from './titles.js';
import './card.css';

const Town = lazy(async () => ({ default: (await import('../../art/town.js')).Town }));

/** A card goes to its corner when the lamps go out. */
export function leaving(night: Beat | undefined, speed: number): CSSProperties {
  return night ? timing(night.from / speed, night.ms / speed) : { animationName: 'none' };
}

/** Where a card stands. */
export interface CardAt {
  readonly style: CSSProperties;
  /** Its edge towards the place. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the card of a moment stands: beside the place, or in the middle. */
export function cardAt({ w, h, spot }: Room, kind: MomentKind, left: boolean, middle: boolean): CardAt {
  const small = w < 600;
  // Where a card is all there is to see, it is as large as it can be.
  const alone = { mythos: h - 24, encounter: h - 24, rumor: h - 124 }[kind as string];
  const [width, height] = !small
    ? [Math.min(290, w * 0.42), Math.min(370, h * 0.62)]
    : alone === undefined
      ? [Math.min(270, w * 0.7), Math.min(340, h - 76)]
      : [Math.min(280, w * 0.72), Math.min(380, alone)];
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

/** Lines from the card to the place it looks at. */
export function Lines({
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
export function Card({ moment, view, broken }: { moment: Moment; view: TableView; broken: boolean }) {
  const edition = useEdition();
  const { card = '', at } = moment;
  const { kind, name, said } = toldBy(edition, moment, view);
  return (
    <>
      <div className={broken && moment.kind === 'rumor' ? 'front came-true' : 'front'}>
        <p className="kind">{kind}</p>
        <h3>{name}</h3>
        <CardPicture card={card} at={at} />
        {(moment.kind === 'gate' || moment.kind === 'surge') && at !== undefined && (
          <p className="opens">{nameOf(edition, at)}</p>
        )}
        {moment.kind === 'encounter' && <p className="opens">{personOf(edition, moment, view)}</p>}
        <div className="reads" ref={fitted}>
          {said.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className="back">
        <Eye />
      </div>
    </>
  );
}

/** Letters become smaller where a card says more than it has room for: a rumor says long how it is passed, and fails. */
function fitted(reads: HTMLElement | null): void {
  if (!reads) return;
  let size = Number.parseFloat(getComputedStyle(reads).fontSize);
  while (size > SMALLEST && reads.scrollHeight > reads.clientHeight) reads.style.fontSize = `${--size}px`;
}

/** In pixels: what is smaller is not read. */
const SMALLEST = 10;

/** What stands on the card of a moment: a Mythos card, what is met at a place, or a card that is laid on the table. */
function toldBy(edition: Edition, { card = '', at }: Moment, view: TableView) {
  const { content, words, wordsAt } = edition;
  const mythos = content.mythos.get(card);
  if (mythos)
    return {
      kind: mythosKind(mythos),
      name: capital(words.name('mythos', card)),
      said: mythosText(wordsAt(view), mythos),
    };
  const entry = at === undefined ? undefined : entryOf(edition, card, at);
  if (at !== undefined)
    return {
      kind: nameOf(edition, at),
      name: capital(words.theme(card, at) ?? ''),
      said: entry ? [entryText(wordsAt(view), entry)] : [],
    };
  const laid = describe(edition, card);
  return { kind: laid?.kind ?? '', name: laid?.name ?? '', said: laid?.lines ?? [] };
}

/** What a card shows: where its gate opens or it is had, what is played on a stage; else the town, at night. */
export function CardPicture({ card, at, className }: { card: string; at?: string | undefined; className?: string }) {
  const { content } = useEdition();
  const mythos = content.mythos.get(card);
  const shown = mythos?.gate ?? at ?? (mythos?.activity && content.locationsOf(mythos.activity)[0]?.id);
  const world = shown === undefined ? undefined : content.places.get(shown)?.world;
  const item = content.cards.get(card);
  if (item)
    return (
      <div className={className ?? 'card-item'}>
        <CardIcon card={item} />
      </div>
    );
  if (shown === undefined && artOf('scenes', card) === undefined)
    return (
      <div className={className ?? 'card-town'}>
        <Suspense fallback={null}>
          <Town morning={false} />
        </Suspense>
      </div>
    );
  const box =
    shown === undefined ? '0 0 60 38' : world === undefined ? '0 12 64 34' : `0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`;
  return (
    <svg aria-hidden="true" className={className} viewBox={box} preserveAspectRatio="xMidYMid slice">
      {shown === undefined ? (
        <ScenePicture id={card} />
      ) : world === undefined ? (
        <PlacePicture id={shown} />
      ) : (
        <WorldPicture id={world} />
      )}
    </svg>
  );
}
