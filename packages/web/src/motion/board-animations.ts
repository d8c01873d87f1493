import { pathThrough, type StreetMap } from '@vigil/table';
import type { BoardDrawing, TokenPosition } from './board-drawing.js';
import type { Changes, TokenMove } from './changes.js';
import { createLamp, createLens } from './drawings.js';
import { ANSWER_MS, CARD_MS, MOVE_MS } from './durations.js';

interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** The geometry of a board for travelling tokens. */
export interface MotionPlan {
  readonly roads: StreetMap;
  /** Returns the centre of a street, where travellers turn. */
  readonly centreOf: (place: string) => (PlanePoint & { readonly turns: boolean }) | undefined;
}

/** The current animations: the browser's own, and temporary drawings. */
export class RunningAnimations {
  private readonly running: Animation[] = [];
  private readonly temporary: Element[] = [];

  /** Animates an element. */
  animate(what: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = what.animate(frames, { fill: 'backwards', easing: 'ease-in-out', ...timing });
    this.running.push(animation);
    return animation;
  }

  /** Adds a drawing for the time of its animation. */
  animateTemporary(on: SVGGElement, what: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    on.append(what);
    this.temporary.push(what);
    const remove = () => what.remove();
    this.animate(what, frames, { fill: 'both', ...timing }).finished.then(remove, remove);
  }

  /** Ends everything at once: all elements are at their final positions. */
  finish(): void {
    for (const animation of this.running) animation.cancel();
    for (const what of this.temporary) what.remove();
    this.running.length = 0;
    this.temporary.length = 0;
  }
}

/** Animates the changes on the board between two positions, both as drawn. */
export function playBoard(
  playing: RunningAnimations,
  plan: MotionPlan,
  before: BoardDrawing,
  after: BoardDrawing,
  changes: Changes,
): void {
  const travelled = new Set(changes.travels.map(({ id }) => id));
  playTravels(playing, plan, before, after, changes.travels);
  for (const [id, token] of after.tokens) {
    const was = before.tokens.get(id);
    if (!was) playing.animate(token.drawing, appearFrames(token), { duration: MOVE_MS });
    // Other tokens on the tray make room.
    else if (!travelled.has(id) && hasMoved(was, token)) {
      playing.animate(token.drawing, [{ transform: toTransform(was) }, { transform: toTransform(token) }], {
        duration: ANSWER_MS,
      });
    }
  }
  for (const [id, was] of before.tokens) {
    if (after.tokens.has(id)) continue;
    const leaving = appearFrames(was).reverse();
    const leaver = was.drawing.cloneNode(true) as SVGGElement;
    // It is no longer a token of the board.
    delete leaver.dataset.token;
    playing.animateTemporary(after.temporaryLayer, leaver, leaving, { duration: MOVE_MS });
  }
  playGates(playing, before, after, changes, plan);
  playClues(playing, after, changes, plan);
}

/** Moves the lamp from the previous to the current deciding investigator. */
export function playLamp(playing: RunningAnimations, from: TokenPosition, to: BoardDrawing): void {
  const next = to.tokens.get(to.active ?? '');
  if (!next || !hasMoved(from, next)) return;
  playing.animateTemporary(
    to.temporaryLayer,
    createLamp(),
    [{ transform: toTransform(from) }, { transform: toTransform(next) }],
    { duration: MOVE_MS },
  );
  for (const light of next.drawing.querySelectorAll('.lamplight, .pointer')) {
    playing.animate(light, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: MOVE_MS });
  }
}

/** Animates moves with overlap: any number of travellers arrive within the time of a card. */
function playTravels(
  playing: RunningAnimations,
  plan: MotionPlan,
  before: BoardDrawing,
  after: BoardDrawing,
  travels: readonly TokenMove[],
): void {
  const moving = travels.filter(({ id }) => before.tokens.has(id) && after.tokens.has(id));
  for (const [i, { id, stops }] of moving.entries()) {
    const [was, current] = [before.tokens.get(id), after.tokens.get(id)];
    if (!was || !current) continue;
    const delay = startDelay(i, moving.length);
    playing.animate(current.drawing, travelFrames(travelPath(plan, was, stops, current), was, current), {
      duration: MOVE_MS,
      delay,
    });
  }
}

/** Returns the start of one of several travellers. */
export function startDelay(i: number, of: number): number {
  return of < 2 ? 0 : i * Math.min(60, (CARD_MS - MOVE_MS) / (of - 1));
}

/**
 * Returns the path of a traveller: from its old position through the centres of the streets on its way to its new one.
 */
export function travelPath(
  { roads, centreOf }: MotionPlan,
  from: PlanePoint,
  stops: readonly string[],
  to: PlanePoint,
): PlanePoint[] {
  const between = pathThrough(roads, stops).flatMap((place) => {
    const spot = centreOf(place);
    return spot?.turns ? [spot] : [];
  });
  return [from, ...between, to];
}

/** Returns keyframes along a path at even speed. */
function travelFrames(path: readonly PlanePoint[], from: TokenPosition, to: TokenPosition): Keyframe[] {
  const lengths = path.map((point, i) => {
    const last = path[i - 1];
    return last ? Math.hypot(point.x - last.x, point.y - last.y) : 0;
  });
  const whole = lengths.reduce((sum, one) => sum + one, 0) || 1;
  let far = 0;
  return path.map(({ x, y }, i) => {
    far += lengths[i] as number;
    const scale = i === 0 ? from.scale : to.scale;
    return { transform: toTransform({ x, y, scale }), offset: Math.min(1, far / whole) };
  });
}

function appearFrames(stand: TokenPosition): Keyframe[] {
  return [
    { transform: toTransform({ ...stand, scale: stand.scale * 0.4 }), opacity: 0 },
    { transform: toTransform(stand), opacity: 1 },
  ];
}

function playGates(
  playing: RunningAnimations,
  before: BoardDrawing,
  after: BoardDrawing,
  { gates }: Changes,
  plan: MotionPlan,
): void {
  for (const { at: place, what } of gates) {
    const gate = what === 'closed' ? before.gates.get(place) : after.gates.get(place);
    const spot = plan.centreOf(place);
    if (!gate || !spot) continue;
    if (what === 'closed') {
      // The drawing moves from its place to the layer of passing tokens, keeping its position.
      const hole = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      hole.append(gate.cloneNode(true));
      const shrunk = `translate(${spot.x}px, ${spot.y}px) rotate(-140deg) scale(0)`;
      const whole = `translate(${spot.x}px, ${spot.y}px) rotate(0deg) scale(1)`;
      playing.animateTemporary(after.temporaryLayer, hole, [{ transform: whole }, { transform: shrunk }], {
        duration: CARD_MS,
      });
    } else if (what === 'opened' && gate.classList.contains('gate')) {
      const grown = [{ transform: 'rotate(-140deg) scale(0)' }, { transform: 'rotate(0deg) scale(1)' }];
      playing.animate(gate, grown, { duration: CARD_MS });
    } else if (what === 'turned') {
      playing.animate(gate, [{ transform: 'scale(0, 1)' }, { transform: 'scale(1, 1)' }], { duration: CARD_MS });
    } else playing.animate(gate, [{ opacity: 0 }, { opacity: 1 }], { duration: CARD_MS });
  }
}

function playClues(playing: RunningAnimations, after: BoardDrawing, { clues }: Changes, plan: MotionPlan): void {
  for (const { at: place, by, taker } of clues) {
    const spot = plan.centreOf(place);
    if (!spot) continue;
    const origin = { x: spot.x + 24, y: spot.y - 24, scale: 1 };
    const to = taker === undefined ? undefined : after.tokens.get(taker);
    if (by < 0 && to) {
      const target = { x: to.x, y: to.y, scale: 0.5 };
      playing.animateTemporary(
        after.temporaryLayer,
        createLens(),
        [{ transform: toTransform(origin) }, { transform: toTransform(target) }],
        { duration: CARD_MS },
      );
    } else {
      const removed = [
        { transform: toTransform(origin), opacity: 1 },
        { transform: toTransform({ ...origin, scale: 1.9 }), opacity: 0 },
      ];
      playing.animateTemporary(after.temporaryLayer, createLens(), removed, { duration: MOVE_MS });
    }
  }
}

function hasMoved(position: TokenPosition, other: TokenPosition): boolean {
  return position.x !== other.x || position.y !== other.y || position.scale !== other.scale;
}

/** Formats a position as a CSS transform. */
function toTransform({ x, y, scale }: TokenPosition): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
