import type { TableView } from '@vigil/table';
import { type CSSProperties, lazy, Suspense, useEffect, useRef } from 'react';
import '../../art/engraved.js';
import { AncientOneOnStage } from '../../table/threat/plate.js';
import { useLoadedContent } from '../../text/use-content.js';
import type { MomentArea } from './moment-area.js';
import { leaveStyle, MomentCard, PointerLines, placeCard } from './moment-card.js';
import { LEAVING_MS, momentLength, PLATE_DELAY_MS, stepsOf } from './moment-steps.js';
import type { Moment } from './moments.js';
import { Night } from './night.js';
import { Losses, NewcomerSheet, PortraitEffect } from './people.js';
import { PlaceEffects, PlaceMedallion } from './place-effects.js';
import { MonsterPlates } from './plates.js';
import { animationTiming, cssVariables, type PartTiming } from './timing.js';
import { getPlateTexts, type PlateText } from './titles.js';
import { DoomRises, TerrorRises } from './track-rises.js';
import { say } from './words.js';
import './moments.css';
import './sky.css';

const Town = lazy(async () => ({ default: (await import('../../art/town.js')).Town }));

interface Props {
  readonly moment: Moment;
  readonly view: TableView;
  readonly room: MomentArea;
  /** A factor; 1 is the directed pace. */
  readonly speed: number;
  readonly nth: number;
  readonly of: number;
}

/** One moment above the table, with all its moving parts. It takes no clicks. */
export function MomentScene({ moment, view, room, speed, nth, of }: Props) {
  const loaded = useLoadedContent();
  const steps = new Map(stepsOf(moment).map((step) => [step.part, step]));
  const timed: PartTiming = (part, more = 0) => {
    const step = steps.get(part);
    return step && animationTiming((step.from + more) / speed, step.ms / speed);
  };
  const scene = useRef<HTMLDivElement>(null);
  const lasts = momentLength(moment) / speed;
  useEffect(() => {
    const going = LEAVING_MS / speed;
    // Started late: an element with a pending fade is composited twice in every frame.
    const timer = setTimeout(() => {
      scene.current?.animate({ opacity: [1, 0] }, { duration: going, easing: 'ease-in', fill: 'forwards' });
    }, lasts - going);
    return () => clearTimeout(timer);
  }, [lasts, speed]);
  const { spot, w, h } = room;
  const small = w < 600;
  const scale = small ? 0.78 : Math.min(1.7, Math.max(1, h / 620));
  // The card stands beside the place, on the side with more room.
  const left = spot.x > w / 2;
  const card = placeCard(room, moment.kind, left, small || moment.at === undefined);
  const [first, second] = getPlateTexts(loaded, moment, view);
  const pictured = steps.has('face') || steps.has('ancient') || steps.has('dawn') || moment.kind === 'rumor';
  const titleAt = pictured ? {} : placeTitle(room, scale, small, steps.has('cracks') || steps.has('spiral'));
  const next = second && steps.get('plates');
  return (
    <div
      className={`moment of-${moment.kind}${steps.has('loss') ? ' ends' : ''}${room.stage ? ' on-stage' : ''}${room.coversEnding ? ' instead' : ''}`}
      aria-hidden="true"
      ref={scene}
      data-moment={moment.kind}
      data-lasts={lasts}
      style={cssVariables({
        left: room.x,
        top: room.y,
        width: w,
        height: h,
        '--x': `${spot.x}px`,
        '--y': `${spot.y}px`,
        '--scale': scale,
      })}
    >
      {steps.has('night') && <Night timed={timed} />}
      {!room.onBoard && moment.at !== undefined && <PlaceMedallion id={moment.at} />}
      {steps.has('dawn') && (
        <div className="part dawn" style={timed('dawn')}>
          <Suspense fallback={null}>
            <Town morning />
          </Suspense>
        </div>
      )}
      <PlaceEffects moment={moment} timed={timed} />
      {steps.has('ancient') && (
        <div className="part ancient-looms" style={timed('ancient')}>
          <AncientOneOnStage id={view.ancientOne} />
        </div>
      )}
      {steps.has('lines') && <PointerLines style={timed('lines')} card={card} spot={spot} left={left} w={w} h={h} />}
      {steps.has('card') && (
        <div className="part card-place" style={{ ...card.style, ...leaveStyle(steps.get('night'), speed) }}>
          <div className="part card" style={timed('card')}>
            <MomentCard moment={moment} view={view} broken={steps.has('snap')} />
          </div>
        </div>
      )}
      {steps.has('plates') && (
        <MonsterPlates
          moment={moment}
          room={room}
          left={left}
          scale={scale}
          timed={(i) => timed('plates', i * PLATE_DELAY_MS)}
        />
      )}
      {steps.has('face') && <PortraitEffect moment={moment} view={view} timed={timed} />}
      {steps.has('loss') && <Losses moment={moment} timing={(i) => timed('loss', i * 40)} />}
      {steps.has('sheet') && <NewcomerSheet moment={moment} style={timed('sheet')} />}
      {steps.has('name') && first && moment.kind !== 'terror' && (
        // The first name is replaced by that of the arrival.
        <div
          className={next ? 'gives-way' : undefined}
          style={next && cssVariables({ '--gone-at': `${next.from / speed}ms` })}
        >
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
        <TerrorRises
          rise={moment.terror}
          of={view.figures.highestTerror}
          panel={timed('name')}
          shuts={timed('terror')}
        />
      )}
      <p className="moment-count">
        {of > 1 && <b>{say('count', { n: nth, of })}</b>}{' '}
        <span className="for-keys">{say('on', { of: of - nth + 1 })}</span>
        <span className="for-fingers">{say('tap', { of: of - nth + 1 })}</span>
      </p>
    </div>
  );
}

/** Returns the position of the title plate: above the action, or below it without room. */
function placeTitle({ w, h, spot }: MomentArea, scale: number, small: boolean, torn: boolean): CSSProperties {
  const far = (torn ? 128 : 74) * scale;
  const above = spot.y - far;
  const y = above > 64 ? above : Math.min(h - 40, spot.y + far + 20);
  const half = small ? w / 2 : 190;
  const x = Math.max(half, Math.min(w - half, spot.x));
  return { left: x, top: y };
}

function NamePlate({ title, line, style, className }: PlateText & { style: CSSProperties; className: string }) {
  return (
    <div className={`part plate-name ${className}`} style={style}>
      <b>{title}</b>
      {line !== '' && <i>{line}</i>}
    </div>
  );
}
