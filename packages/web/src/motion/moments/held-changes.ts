import type { BoardDrawing } from '../board-drawing.js';
import type { Moment } from './moments.js';

/** Long enough to count as forever, in milliseconds. */
const FOREVER_MS = 86_400_000;

/**
 * Holds back changes on the board until their moment: hides new tokens, keeps removed ones, and releases them one by
 * one.
 */
export class HeldChanges {
  private readonly hidden = new Map<Moment, Animation[]>();
  private readonly retained = new Map<Moment, Element[]>();

  /** Holds back the changes of these moments. `before` and `after`: the boards before and now, in the same order. */
  hold(
    moments: readonly Moment[],
    before: readonly BoardDrawing[],
    after: readonly BoardDrawing[],
    table: Element,
  ): void {
    for (const moment of moments) {
      const unseen: Element[] = [];
      for (const [i, stage] of after.entries()) {
        const was = before[i];
        for (const place of placesOf(moment)) {
          const gate = stage.gates.get(place);
          if (gate && OPENING_KINDS.has(moment.kind)) unseen.push(gate);
          const closedGate = was?.gates.get(place);
          if (closedGate && !gate && CLOSING_KINDS.has(moment.kind)) this.retainGate(moment, closedGate, stage);
        }
        for (const token of moment.monsters) {
          const drawn = stage.tokens.get(token);
          if (drawn && !was?.tokens.has(token)) unseen.push(drawn.drawing);
        }
      }
      if (moment.doom) unseen.push(...[...table.querySelectorAll('.rail .doom .on')].slice(-moment.doom.by));
      const hidden = { opacity: 0 };
      this.hidden.set(
        moment,
        unseen.map((one) => one.animate([hidden, hidden], { duration: FOREVER_MS })),
      );
    }
  }

  /** Releases the changes of a moment; without one, all changes. */
  release(moment?: Moment): void {
    for (const [one, held] of this.hidden) {
      if (moment && one !== moment) continue;
      for (const animation of held) animation.cancel();
      this.hidden.delete(one);
    }
    for (const [one, retainedChange] of this.retained) {
      if (moment && one !== moment) continue;
      for (const drawing of retainedChange) drawing.remove();
      this.retained.delete(one);
    }
  }

  /** Keeps a removed gate visible until its moment: in its old place, in the layer of passing tokens. */
  private retainGate(moment: Moment, gate: SVGGElement, stage: BoardDrawing): void {
    const place = gate.closest('[data-place]')?.getAttribute('transform');
    if (!place) return;
    const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    copy.setAttribute('transform', place);
    copy.append(gate.cloneNode(true));
    stage.temporaryLayer.append(copy);
    this.retained.set(moment, [...(this.retained.get(moment) ?? []), copy]);
  }
}

const OPENING_KINDS: ReadonlySet<Moment['kind']> = new Set(['gate', 'gate-laid', 'gate-turned']);
const CLOSING_KINDS: ReadonlySet<Moment['kind']> = new Set(['closed', 'sealed']);

function placesOf({ at, places }: Moment): readonly string[] {
  return places ?? (at === undefined ? [] : [at]);
}
