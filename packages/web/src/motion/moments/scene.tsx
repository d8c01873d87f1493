import type { TableView } from '@vigil/table';
import { type CSSProperties, lazy, Suspense, useEffect, useRef } from 'react';
import '../../art/engraved.js';
import { useEdition } from '../../say/use-edition.js';
import { AncientOneOnStage } from '../../table/threat/plate.js';
import { AtPlace, Medallion } from './at-place.js';
import { beatsOf, FALLS_AFTER, LEAVING, lengthOf } from './beats.js';
import { Card, cardAt, Lines, leaving } from './card.js';
import type { Moment } from './moments.js';
import { Night } from './night.js';
import { Face, Lost, Newcomer } from './people.js';
import { Plates } from './plates.js';
import type { Room } from './room.js';
import { type Timed, timing, vars } from './timing.js';
import { type Title, titlesOf } from './titles.js';
import { DoomRises, Terror } from './tracks.js';
import { say } from './words.js';
import './moments.css';
import './sky.css';

const Town = lazy(async () => ({ default: (await import('../../art/town.js')).Town }));

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
  const timed: Timed = (part, more = 0) => {
    const beat = beats.get(part);
    return beat && timing((beat.from + more) / speed, beat.ms / speed);
  };
  const scene = useRef<HTMLDivElement>(null);
  const lasts = lengthOf(moment) / speed;
  useEffect(() => {
    const going = LEAVING / speed;
    // Begun only now: while something waits to fade as a whole, every frame of it is put together twice.
    const timer = setTimeout(() => {
      scene.current?.animate({ opacity: [1, 0] }, { duration: going, easing: 'ease-in', fill: 'forwards' });
    }, lasts - going);
    return () => clearTimeout(timer);
  }, [lasts, speed]);
  const { spot, w, h } = room;
  const small = w < 600;
  const scale = small ? 0.78 : Math.min(1.7, Math.max(1, h / 620));
  // The card stands beside the place, on the side where there is more room.
  const left = spot.x > w / 2;
  const card = cardAt(room, moment.kind, left, small || moment.at === undefined);
  const [first, second] = titlesOf(edition, moment, view);
  const pictured = beats.has('face') || beats.has('ancient') || beats.has('dawn') || moment.kind === 'rumor';
  const titleAt = pictured ? {} : titleSpot(room, scale, small, beats.has('cracks') || beats.has('spiral'));
  const next = second && beats.get('plates');
  return (
    <div
      className={`moment of-${moment.kind}${beats.has('loss') ? ' ends' : ''}${room.stage ? ' on-stage' : ''}${room.instead ? ' instead' : ''}`}
      aria-hidden="true"
      ref={scene}
      data-moment={moment.kind}
      data-lasts={lasts}
      style={vars({
        left: room.x,
        top: room.y,
        width: w,
        height: h,
        '--x': `${spot.x}px`,
        '--y': `${spot.y}px`,
        '--scale': scale,
      })}
    >
      {beats.has('night') && <Night timed={timed} />}
      {!room.onBoard && moment.at !== undefined && <Medallion id={moment.at} />}
      {beats.has('dawn') && (
        <div className="part dawn" style={timed('dawn')}>
          <Suspense fallback={null}>
            <Town morning />
          </Suspense>
        </div>
      )}
      <AtPlace moment={moment} timed={timed} />
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
      {next && second && (
        <NamePlate
          {...second}
          style={{ ...(small ? { left: w / 2, top: h - 36 } : titleAt), ...timed('plates') }}
          className="second"
        />
      )}
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

/** Where the plate with the name stands: above what happens, or below it where there is no room. */
function titleSpot({ w, h, spot }: Room, scale: number, small: boolean, torn: boolean): CSSProperties {
  const far = (torn ? 128 : 74) * scale;
  const above = spot.y - far;
  const y = above > 64 ? above : Math.min(h - 40, spot.y + far + 20);
  const half = small ? w / 2 : 190;
  const x = Math.max(half, Math.min(w - half, spot.x));
  return { left: x, top: y };
}

function NamePlate({ title, line, style, className }: Title & { style: CSSProperties; className: string }) {
  return (
    <div className={`part plate-name ${className}`} style={style}>
      <b>{title}</b>
      {line !== '' && <i>{line}</i>}
    </div>
  );
}
