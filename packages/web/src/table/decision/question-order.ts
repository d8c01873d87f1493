import type { Seat } from '@vigil/engine';

const STORAGE_KEY = 'vigil.turn';

/**
 * Chooses among several open questions: the seat asked before goes on, so that each can finish. After an undo it is the
 * seat asked at that time. Stored for this window across reloads.
 */
export class QuestionOrder {
  private readonly game: string;
  /** The seat asked at each number of answers. */
  private readonly seatByAnswers = new Map<number, Seat>();
  private last: Seat | undefined;

  constructor(game: string) {
    this.game = game;
    const [storedId, seat] = readStored().split(':');
    if (storedId === game) this.last = Number(seat);
  }

  /** Returns the seat asked at that number of answers, if known. */
  seatAt(answers: number): Seat | undefined {
    return this.seatByAnswers.get(answers) ?? this.last;
  }

  /** Records the seat asked at that number of answers, and drops later entries. */
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
      // Without storage the first open question is shown after a reload.
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
