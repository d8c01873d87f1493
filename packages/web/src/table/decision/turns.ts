import type { Seat } from '@vigil/engine';

const KEPT = 'vigil.turn';

/**
 * Whose question is shown where several are open: whoever was asked before, so that each can finish; where an answer was
 * taken back, whoever was asked there. This window keeps it while the page is loaded anew.
 */
export class Turns {
  private readonly game: string;
  /** Who was asked after so many answers. */
  private readonly after = new Map<number, Seat>();
  private last: Seat | undefined;

  constructor(game: string) {
    this.game = game;
    const [kept, seat] = stored().split(':');
    if (kept === game) this.last = Number(seat);
  }

  /** Whose question comes first after so many answers, if it is known. */
  at(answers: number): Seat | undefined {
    return this.after.get(answers) ?? this.last;
  }

  /** Notes who is asked after so many answers. What lay further on has been taken back. */
  asked(answers: number, seat: Seat): void {
    for (const later of this.after.keys()) if (later > answers) this.after.delete(later);
    this.after.set(answers, seat);
    this.last = seat;
  }

  keep(): void {
    if (this.last === undefined) return;
    try {
      sessionStorage.setItem(KEPT, `${this.game}:${this.last}`);
    } catch {
      // Storage may be forbidden: then the first open question is shown after a reload.
    }
  }
}

function stored(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}
