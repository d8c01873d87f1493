import { entryText, mythosText } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { CSSProperties } from 'react';
import { PlacePicture, ScenePicture } from '../../art/places.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../../art/worlds.js';
import { Eye } from '../../frame/eye.js';
import { capital } from '../../say/capital.js';
import { entryOf } from '../../say/chronicle.js';
import { mythosKind, nameOf } from '../../say/describe.js';
import { useEdition } from '../../say/use-edition.js';
import type { Beat } from './beats.js';
import type { Moment } from './moments.js';
import type { Room } from './room.js';
import { timing, vars } from './timing.js';
import { personOf } from './titles.js';
import './card.css';

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
export function cardAt({ w, h, spot }: Room, left: boolean, middle: boolean, small: boolean): CardAt {
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
  const { content, words, wordsAt } = edition;
  const { card = '', at } = moment;
  const mythos = content.mythos.get(card);
  const entry = at === undefined ? undefined : entryOf(edition, card, at);
  const shown = mythos?.gate ?? at ?? (mythos?.activity && content.locationsOf(mythos.activity)[0]?.id);
  const world = shown === undefined ? undefined : content.places.get(shown)?.world;
  const said = mythos ? mythosText(wordsAt(view), mythos) : entry ? [entryText(wordsAt(view), entry)] : [];
  return (
    <>
      <div className={broken && moment.kind === 'rumor' ? 'front came-true' : 'front'}>
        <p className="kind">{mythos ? mythosKind(mythos) : at === undefined ? '' : nameOf(edition, at)}</p>
        <h3>{mythos ? capital(words.name('mythos', card)) : capital(words.theme(card, at ?? '') ?? '')}</h3>
        <svg
          aria-hidden="true"
          viewBox={
            shown === undefined
              ? '0 0 60 38'
              : world === undefined
                ? '0 12 64 30'
                : `0 0 ${WORLD_WIDTH} ${WORLD_HEIGHT}`
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
      <div className="back">
        <Eye />
      </div>
    </>
  );
}
