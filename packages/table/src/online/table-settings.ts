/** Treatment of a decision whose owner does not answer before the deadline. */
export type AbsencePolicy = 'wait' | 'keeper' | 'harmless' | 'bot' | 'vote';

/** Settings of a table, agreed when it is created. Hours may be fractions. */
export interface TableSettings {
  /** Live with voice chat, or asynchronous play by post. */
  readonly pace: 'live' | 'post';
  /** Hours until an open decision is due; undefined: never. */
  readonly deadline?: number;
  /** Hours between reminders to its owner, until it is due. */
  readonly reminder?: number;
  /** Time zone in which deadlines and reminders rest on Saturdays and Sundays; undefined: they do not rest. */
  readonly weekendZone?: string;
  readonly absence: AbsencePolicy;
  /** Longest absence in days; deadlines rest during it [BOX-58]. */
  readonly away: number;
  /** A game master narrates, starts the Mythos, and helps [PBP-11]. */
  readonly keeper: boolean;
  /** `ask`: an undo that affects others needs their consent. */
  readonly undo: 'ask' | 'free' | 'none';
}
