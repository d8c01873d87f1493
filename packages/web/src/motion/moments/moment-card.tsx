import { entryText, mythosText } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { type CSSProperties, lazy, Suspense } from 'react';
import { CardIcon } from '../../art/card-icons.js';
import { PlacePicture, ScenePicture } from '../../art/places.js';
import { artOf } from '../../art/registry.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../../art/worlds.js';
import { capitalize } from '../../text/capitalize.js';
import { findEncounterEntry } from '../../text/chronicle.js';
import { describe, mythosKindText, nameOf } from '../../text/describe.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import { Eye } from '../../ui/eye.js';
import type { MomentArea } from './moment-area.js';
import type { MomentStep } from './moment-steps.js';
import type { Moment, MomentKind } from './moments.js';
import { animationTiming, cssVariables } from './timing.js';
import { investigatorName } from './titles.js';
import './card.css';

const Town = lazy(async () => ({ default: (await import('../../art/town.js')).Town }));

/** Returns the style of a card that moves to its corner when the lamps go out. */
export function leaveStyle(night: MomentStep | undefined, speed: number): CSSProperties {
  return night ? animationTiming(night.from / speed, night.ms / speed) : { animationName: 'none' };
}

/** The position of a card. */
export interface CardPosition {
  readonly style: CSSProperties;
  /** Its edge towards the place. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the position of a moment's card: beside the place, or in the middle. */
export function placeCard({ w, h, spot }: MomentArea, kind: MomentKind, left: boolean, middle: boolean): CardPosition {
  const small = w < 600;
  // A card alone is as large as possible.
  const alone = { mythos: h - 24, encounter: h - 24, rumor: h - 124 }[kind as string];
  const [width, height] = !small
    ? [Math.min(290, w * 0.42), Math.min(370, h * 0.62)]
    : alone === undefined
      ? [Math.min(270, w * 0.7), Math.min(340, h - 76)]
      : [Math.min(280, w * 0.72), Math.min(380, alone)];
  const preferredX = left ? spot.x - 130 - width : spot.x + 130;
  const x = middle ? (w - width) / 2 : Math.max(14, Math.min(w - width - 14, preferredX));
  const y = small ? 10 : Math.max(14, Math.min(h - height - 14, spot.y - height * 0.6));
  const style = cssVariables({
    left: x,
    top: y,
    width,
    height,
    '--corner-x': `${12 - x}px`,
    '--corner-y': `${12 - y}px`,
  });
  return { style, x: small ? x + width / 2 : left ? x + width : x, top: y, bottom: y + height };
}

/** Lines from the card to its place. */
export function PointerLines({
  style,
  card,
  spot,
  left,
  w,
  h,
}: {
  style: CSSProperties | undefined;
  card: CardPosition;
  spot: MomentArea['spot'];
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

/** The drawn card, as large as it is readable: its picture, its gate, its text. */
export function MomentCard({ moment, view, broken }: { moment: Moment; view: TableView; broken: boolean }) {
  const loaded = useLoadedContent();
  const { card = '', at } = moment;
  const { kind, name, lines } = getCardText(loaded, moment, view);
  return (
    <>
      <div className={broken && moment.kind === 'rumor' ? 'front came-true' : 'front'}>
        <p className="kind">{kind}</p>
        <h3>{name}</h3>
        <CardPicture card={card} at={at} />
        {(moment.kind === 'gate' || moment.kind === 'surge') && at !== undefined && (
          <p className="opens">{nameOf(loaded, at)}</p>
        )}
        {moment.kind === 'encounter' && <p className="opens">{investigatorName(loaded, moment, view)}</p>}
        <div className="reads" ref={fitText}>
          {lines.map((line) => (
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

/** Shrinks the font if a card has too much text, such as a rumor's pass and fail conditions. */
function fitText(reads: HTMLElement | null): void {
  if (!reads) return;
  let size = Number.parseFloat(getComputedStyle(reads).fontSize);
  while (size > MIN_FONT_SIZE && reads.scrollHeight > reads.clientHeight) reads.style.fontSize = `${--size}px`;
}

/** Minimum font size, in pixels. */
const MIN_FONT_SIZE = 10;

/** Returns the text of a moment's card: a Mythos card, an encounter at a place, or a card put into play. */
function getCardText(loaded: LoadedContent, { card = '', at }: Moment, view: TableView) {
  const { content, words, wordsAt } = loaded;
  const mythos = content.mythos.get(card);
  if (mythos)
    return {
      kind: mythosKindText(mythos),
      name: capitalize(words.name('mythos', card)),
      lines: mythosText(wordsAt(view), mythos),
    };
  const entry = at === undefined ? undefined : findEncounterEntry(loaded, card, at);
  if (at !== undefined)
    return {
      kind: nameOf(loaded, at),
      name: capitalize(words.theme(card, at) ?? ''),
      lines: entry ? [entryText(wordsAt(view), entry)] : [],
    };
  const laid = describe(loaded, card);
  return { kind: laid?.kind ?? '', name: laid?.name ?? '', lines: laid?.lines ?? [] };
}

/**
 * The picture of a card: the place of its gate or encounter, or its scene on a stage. The fallback is the town at
 * night.
 */
export function CardPicture({ card, at, className }: { card: string; at?: string | undefined; className?: string }) {
  const { content } = useLoadedContent();
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
