import type { Message, Option, Seat } from './message.js';

/** An option as published: plain data without the value that the rule receives. */
export type PublicOption = Omit<Option, 'value'>;

/** An aside as published: plain data without its rule. */
export type PublicAside = PublicOption & { readonly by: Seat };

/**
 * An open question for bots. Properties are computed on first access, `about` on each call. It shares no object with
 * the rules or the state.
 */
export interface OpenQuestion extends Message {
  readonly by: readonly Seat[];
  readonly why: string;
  /** Number of options. */
  readonly count: number;
  readonly options: readonly PublicOption[];
  readonly asides: (() => readonly PublicAside[]) | undefined;
  readonly about: (() => unknown) | undefined;
}

/** An open decision as plain data. Browser, terminal, bots and screen readers use the same list. */
export interface Decision extends Message {
  /** Answers refer to it. Ids are not reused as the game goes on; after undo, decisions are renumbered from there. */
  readonly id: string;
  readonly by: readonly Seat[];
  readonly why: string;
  readonly options: readonly PublicOption[];
  /** Actions open besides answering, each with its seat. */
  readonly asides: readonly PublicAside[];
  /** Set if the decision belongs to an aside, so that all other open decisions can wait. */
  readonly aside?: true;
  readonly about?: unknown;
}
