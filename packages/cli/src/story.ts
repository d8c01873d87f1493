import type { Decision, ReplayNotice, Seat } from '@vigil/engine';
import {
  answerLabel,
  type Content,
  type Event,
  type EventContext,
  entryText,
  eventText,
  gateCardText,
  lossText,
  mergeEvents,
  mythosText,
  questionText,
  type Words,
} from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { AnyOutcome, TerminalGame } from './games/index.js';
import { rule } from './output.js';
import { say } from './terminal/text.js';

/** Formats an event. `details`: the text of the drawn card. */
export interface StoryEntry {
  /** A part of the turn that begins. */
  readonly phase: boolean;
  readonly text: string;
  readonly details: readonly string[];
  /** The card that provides the atmosphere; for an encounter with its place. */
  readonly card?: string | undefined;
}

/** Formats an event. */
export function storyEntryOf(content: Content, w: Words, event: Event, context: EventContext): StoryEntry {
  return {
    phase: event.type === 'phase',
    text: eventText(w, event, context),
    details: detailsOf(content, w, event),
    card: event.type === 'encounter' ? `${event.card}/${event.at}` : event.type === 'mythos' ? event.card : undefined,
  };
}

function detailsOf(content: Content, w: Words, event: Event): string[] {
  if (event.type === 'mythos') {
    const card = content.mythos.get(event.card);
    return card ? mythosText(w, card) : [];
  }
  if (event.type === 'turnedUp') {
    const entries = content.locationCards.get(event.card)?.entries ?? [];
    return entries.map(
      ({ at, effects }) => `${w.capitalize(w.theme(event.card, at) ?? at)}: ${entryText(w, { effects })}`,
    );
  }
  const lost = lossText(w, event);
  if (lost !== undefined) return [lost];
  if (event.type !== 'encounter') return [];
  const gateCard = content.gateCards.get(event.card);
  if (gateCard) return [gateCardText(w, gateCard, event.at)];
  const entry = content.locationCards.get(event.card)?.entries.find(({ at }) => at === event.at);
  return entry ? [entryText(w, entry)] : [];
}

/** Formats a game line by line: events and decisions. */
export class Story {
  private readonly content: Content;
  private readonly w: Words;
  private readonly seated: (seat: Seat) => string;
  private readonly line: (text: string) => void;
  private readonly pending: (EventContext & { readonly event: Event })[] = [];

  /** `seated`: the current sheet of a seat. */
  constructor(content: Content, w: Words, seated: (seat: Seat) => string, line: (text: string) => void) {
    this.content = content;
    this.w = w;
    this.line = line;
    this.seated = seated;
  }

  /** Adds an event. It is printed with the others of its answer by {@link flush}. */
  event(event: Event): void {
    const known = new Map<Seat, string>();
    for (const seat of seatsOf(event)) known.set(seat, this.seated(seat));
    this.pending.push({ event, sheet: (seat) => known.get(seat) ?? this.seated(seat) });
  }

  /** Prints the events added so far. */
  flush(): void {
    for (const merged of mergeEvents(this.pending.splice(0))) {
      if (!merged) continue;
      const { phase, text, details } = storyEntryOf(this.content, this.w, merged.event, merged);
      if (phase) this.line('');
      this.line(phase ? rule(text) : `  ${text}`);
      for (const detail of details) this.line(`    ${detail}`);
    }
  }

  /** Prints a decision of a player. */
  answer(decision: Decision | undefined, option: string): void {
    this.flush();
    // The events of a correction describe it.
    if (!decision) return;
    const taken = [...decision.options, ...decision.asides].find(({ id }) => id === option);
    this.line(`» ${questionText(this.w, decision)} → ${taken ? answerLabel(this.w, decision, taken) : option}`);
  }
}

/** Returns the seats that an event names. */
function seatsOf(event: Event): Seat[] {
  if (event.type === 'traded' || event.type === 'transferred') return [event.from, event.to];
  return 'seat' in event && event.seat !== undefined ? [event.seat] : [];
}

/** Describes the end of a game in a few sentences. */
export function outcomeText(game: TerminalGame, w: Words, outcome: AnyOutcome, view: TableView): string {
  const { won, how } = outcome;
  const over = w.say('e.over', { won: won ? 'yes' : 'no', ending: w.say(`ending.${how}`) });
  return [over, ...game.outcome(w, outcome, view)].join(' ');
}

/** Describes in a sentence or two what cannot be shown or continued of a game from another version. */
export function replayNoticeText(w: Words, { version, from, dropped, removed }: ReplayNotice): string {
  return [
    from === 0
      ? say(w, 't.replay-notice.version', { version })
      : say(w, 't.replay-notice.from', { version, n: from + 1 }),
    ...(dropped === 0 ? [] : [say(w, 't.replay-notice.dropped', { n: dropped })]),
    ...(removed.length === 0 ? [] : [say(w, 't.replay-notice.removed', { what: removed.join(', ') })]),
  ].join('; ');
}
