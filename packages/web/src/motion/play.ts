import { along, type Ways } from '@vigil/table';
import type { Changes, Travel } from './changes.js';
import { lampOf, lensOf } from './drawings.js';
import type { Stage, Stand } from './stage.js';
import { ANSWER, CARD, MOVE } from './times.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a board needs to be known of for tokens to travel on it. */
export interface Plan {
  readonly ways: Ways;
  /** The middle of a street, where a traveller turns. */
  readonly middle: (place: string) => (Point & { readonly turns: boolean }) | undefined;
}

/** Motions under way: the browser's own animations, and drawings that only pass by. */
export class Playing {
  private readonly running: Animation[] = [];
  private readonly passing: Element[] = [];

  /** Moves something. */
  move(what: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = what.animate(frames, { fill: 'backwards', easing: 'ease-in-out', ...timing });
    this.running.push(animation);
    return animation;
  }

  /** Draws something that is only there while it moves. */
  pass(on: SVGGElement, what: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    on.append(what);
    this.passing.push(what);
    const gone = () => what.remove();
    this.move(what, frames, { fill: 'both', ...timing }).finished.then(gone, gone);
  }

  /** Ends everything at once: each thing is where it belongs. */
  finish(): void {
    for (const animation of this.running) animation.cancel();
    for (const what of this.passing) what.remove();
    this.running.length = 0;
    this.passing.length = 0;
  }
}

/** Plays on the board what changed between two moments, both as they were drawn. */
export function playBoard(playing: Playing, plan: Plan, before: Stage, after: Stage, changes: Changes): void {
  const travelled = new Set(changes.travels.map(({ id }) => id));
  playTravels(playing, plan, before, after, changes.travels);
  for (const [id, token] of after.tokens) {
    const was = before.tokens.get(id);
    if (!was) playing.move(token.drawing, appearing(token), { duration: MOVE });
    // Others on the tray make room.
    else if (!travelled.has(id) && differs(was, token)) {
      playing.move(token.drawing, [{ transform: at(was) }, { transform: at(token) }], { duration: ANSWER });
    }
  }
  for (const [id, was] of before.tokens) {
    if (after.tokens.has(id)) continue;
    const leaving = appearing(was).reverse();
    const leaver = was.drawing.cloneNode(true) as SVGGElement;
    // It is no token of the board any more.
    delete leaver.dataset.token;
    playing.pass(after.passing, leaver, leaving, { duration: MOVE });
  }
  playGates(playing, before, after, changes, plan);
  playClues(playing, after, changes, plan);
}

/** The lamp goes from who decided to who decides. */
export function playLamp(playing: Playing, from: Stand, to: Stage): void {
  const next = to.tokens.get(to.active ?? '');
  if (!next || !differs(from, next)) return;
  playing.pass(to.passing, lampOf(), [{ transform: at(from) }, { transform: at(next) }], { duration: MOVE });
  for (const light of next.drawing.querySelectorAll('.lamplight, .pointer')) {
    playing.move(light, [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: MOVE });
  }
}

/** One after the other, but overlapping: however many travel, all have arrived in the time of a card. */
function playTravels(playing: Playing, plan: Plan, before: Stage, after: Stage, travels: readonly Travel[]): void {
  const moving = travels.filter(({ id }) => before.tokens.has(id) && after.tokens.has(id));
  for (const [i, { id, stops }] of moving.entries()) {
    const [was, is] = [before.tokens.get(id), after.tokens.get(id)];
    if (!was || !is) continue;
    const delay = startOf(i, moving.length);
    playing.move(is.drawing, frames(pathOf(plan, was, stops, is), was, is), { duration: MOVE, delay });
  }
}

/** When one of several travellers sets out. */
export function startOf(i: number, of: number): number {
  return of < 2 ? 0 : i * Math.min(60, (CARD - MOVE) / (of - 1));
}

/** The line a traveller follows: from its stand over the middles of all streets on its way to its new stand. */
export function pathOf({ ways, middle }: Plan, from: Point, stops: readonly string[], to: Point): Point[] {
  const between = along(ways, stops).flatMap((place) => {
    const spot = middle(place);
    return spot?.turns ? [spot] : [];
  });
  return [from, ...between, to];
}

/** Keyframes along a line at even speed. */
function frames(path: readonly Point[], from: Stand, to: Stand): Keyframe[] {
  const lengths = path.map((point, i) => {
    const last = path[i - 1];
    return last ? Math.hypot(point.x - last.x, point.y - last.y) : 0;
  });
  const whole = lengths.reduce((sum, one) => sum + one, 0) || 1;
  let far = 0;
  return path.map(({ x, y }, i) => {
    far += lengths[i] as number;
    const scale = i === 0 ? from.scale : to.scale;
    return { transform: at({ x, y, scale }), offset: Math.min(1, far / whole) };
  });
}

function appearing(stand: Stand): Keyframe[] {
  return [
    { transform: at({ ...stand, scale: stand.scale * 0.4 }), opacity: 0 },
    { transform: at(stand), opacity: 1 },
  ];
}

function playGates(playing: Playing, before: Stage, after: Stage, { gates }: Changes, plan: Plan): void {
  for (const { at: place, what } of gates) {
    const gate = what === 'closed' ? before.gates.get(place) : after.gates.get(place);
    const spot = plan.middle(place);
    if (!gate || !spot) continue;
    if (what === 'closed') {
      // The drawing goes from its place to the layer of what passes by, and takes its place's middle along.
      const hole = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      hole.append(gate.cloneNode(true));
      const shrunk = `translate(${spot.x}px, ${spot.y}px) rotate(-140deg) scale(0)`;
      const whole = `translate(${spot.x}px, ${spot.y}px) rotate(0deg) scale(1)`;
      playing.pass(after.passing, hole, [{ transform: whole }, { transform: shrunk }], { duration: CARD });
    } else if (what === 'opened' && gate.classList.contains('gate')) {
      const grown = [{ transform: 'rotate(-140deg) scale(0)' }, { transform: 'rotate(0deg) scale(1)' }];
      playing.move(gate, grown, { duration: CARD });
    } else if (what === 'turned') {
      playing.move(gate, [{ transform: 'scale(0, 1)' }, { transform: 'scale(1, 1)' }], { duration: CARD });
    } else playing.move(gate, [{ opacity: 0 }, { opacity: 1 }], { duration: CARD });
  }
}

function playClues(playing: Playing, after: Stage, { clues }: Changes, plan: Plan): void {
  for (const { at: place, by, taker } of clues) {
    const spot = plan.middle(place);
    if (!spot) continue;
    const here = { x: spot.x + 24, y: spot.y - 24, scale: 1 };
    const to = taker === undefined ? undefined : after.tokens.get(taker);
    if (by < 0 && to) {
      const there = { x: to.x, y: to.y, scale: 0.5 };
      playing.pass(after.passing, lensOf(), [{ transform: at(here) }, { transform: at(there) }], { duration: CARD });
    } else {
      const gone = [
        { transform: at(here), opacity: 1 },
        { transform: at({ ...here, scale: 1.9 }), opacity: 0 },
      ];
      playing.pass(after.passing, lensOf(), gone, { duration: MOVE });
    }
  }
}

function differs(one: Stand, other: Stand): boolean {
  return one.x !== other.x || one.y !== other.y || one.scale !== other.scale;
}

/** A stand as the style sheets say it. */
function at({ x, y, scale }: Stand): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
