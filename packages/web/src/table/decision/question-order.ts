import type { Seat } from '@vigil/engine';

const STORAGE_KEY = 'vigil.turn';

/**
 * Whose question is shown where several are open: whoever was asked before, so that each can finish; where an answer was
 * taken back, whoever was asked there. This window keeps it while the page is loaded anew.
 */
export class QuestionOrder {
  private readonly game: string;
  /** Who was asked after so many answers. */
  private readonly seatByAnswers = new Map<number, Seat>();
  private last: Seat | undefined;

  constructor(game: string) {
    this.game = game;
    const [kept, seat] = readStored().split(':');
    if (kept === game) this.last = Number(seat);
  }

  /** Whose question comes first after so many answers, if it is known. */
  seatAt(answers: number): Seat | undefined {
    return this.seatByAnswers.get(answers) ?? this.last;
  }

  /** Notes who is asked after so many answers. What lay further on has been taken back. */
  record(answers: number, seat: Seat): void {
    for (const later of this.seatByAnswers.keys()) if (later > answers) this.seatByAnswers.delete(later);
    this.seatByAnswers.set(answers, seat);
    this.last = seat;
  }

  save(): void {
    if (this.last === undefined) return;
    try {
      sessionStorage.setItem(STORAGE_KEY, `${this.game}:${this.last}`);
    } catch {
      // Storage may be forbidden: then the first open question is shown after a reload.
    }
  }
}

function readStored(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}
