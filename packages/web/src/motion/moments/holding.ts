import type { Stage } from '../stage.js';
import type { Moment } from './moments.js';

/** Longer than anybody waits, in milliseconds. */
const LONG = 86_400_000;

/** What the board shows already and a moment is still to bring: held back, or kept for as long, and let go one by one. */
export class Holding {
  private readonly held = new Map<Moment, Animation[]>();
  private readonly kept = new Map<Moment, Element[]>();

  /** Holds what these moments bring. `before` and `after`: the boards as they were and are drawn, in the same order. */
  hold(moments: readonly Moment[], before: readonly Stage[], after: readonly Stage[], table: Element): void {
    for (const moment of moments) {
      const unseen: Element[] = [];
      for (const [i, stage] of after.entries()) {
        const was = before[i];
        for (const place of placesOf(moment)) {
          const gate = stage.gates.get(place);
          if (gate && OPENS.has(moment.kind)) unseen.push(gate);
          const gone = was?.gates.get(place);
          if (gone && !gate && SHUTS.has(moment.kind)) this.keep(moment, gone, stage);
        }
        for (const token of moment.monsters) {
          const drawn = stage.tokens.get(token);
          if (drawn && !was?.tokens.has(token)) unseen.push(drawn.drawing);
        }
      }
      if (moment.doom) unseen.push(...[...table.querySelectorAll('.rail .doom .on')].slice(-moment.doom.by));
      const hidden = { opacity: 0 };
      this.held.set(
        moment,
        unseen.map((one) => one.animate([hidden, hidden], { duration: LONG })),
      );
    }
  }

  /** Lets go of what a moment brought; without one, of everything. */
  release(moment?: Moment): void {
    for (const [one, held] of this.held) {
      if (moment && one !== moment) continue;
      for (const animation of held) animation.cancel();
      this.held.delete(one);
    }
    for (const [one, kept] of this.kept) {
      if (moment && one !== moment) continue;
      for (const drawing of kept) drawing.remove();
      this.kept.delete(one);
    }
  }

  /** A gate that is gone stays in sight until its moment: where it was, in the layer of what only passes by. */
  private keep(moment: Moment, gate: SVGGElement, stage: Stage): void {
    const place = gate.closest('[data-place]')?.getAttribute('transform');
    if (!place) return;
    const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    copy.setAttribute('transform', place);
    copy.append(gate.cloneNode(true));
    stage.passing.append(copy);
    this.kept.set(moment, [...(this.kept.get(moment) ?? []), copy]);
  }
}

const OPENS: ReadonlySet<Moment['kind']> = new Set(['gate', 'gate-laid', 'gate-turned']);
const SHUTS: ReadonlySet<Moment['kind']> = new Set(['closed', 'sealed']);

function placesOf({ at, places }: Moment): readonly string[] {
  return places ?? (at === undefined ? [] : [at]);
}
