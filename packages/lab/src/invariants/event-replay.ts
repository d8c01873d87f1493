import type { Content, Event, TableState } from '@vigil/rules';
import { couldHappen } from './could-happen.js';

type Value = string | number;
/** The values of a position, each by a descriptive name; absent and 0 are equal. */
type ReplayedFigures = Map<string, Value>;

/** Events that report nothing new if repeated: equal cards, dice or points may follow each other. */
const REPEATABLE: ReadonlySet<Event['type']> = new Set([
  'noEffect',
  'gained',
  'lost',
  'drew',
  'received',
  'paid',
  'discarded',
  'traded',
  'boxEvent',
  'rolled',
  'clueSpent',
  'clue',
  'shuffled',
  'corrected',
]);

/**
 * Replay of a game from its events alone. After every answer it must match the state. Every change is reported once,
 * and no event reports a change that did not happen. It uses no code of the rules.
 */
export class EventReplay {
  private figures: ReplayedFigures;
  private lastEvent: Event[] = [];
  /** Number of consecutive repetitions of the last event. */
  private repeatCount = 0;
  private problems: string[] = [];
  /** Seats whose investigator has just entered the game, with the values of the sheet. */
  private readonly newSeats = new Set<number>();
  private readonly delays: boolean;
  /** In the final battle nothing is gained (A-FINAL-07). */
  private battle: boolean;

  private readonly content: Content | undefined;

  /** `content`: shows what effects could have done; without it none is judged. */
  constructor(state: TableState, content?: Content) {
    this.content = content;
    this.figures = figuresOf(state);
    this.delays = state.investigators.some((who) => 'delayed' in who);
    this.battle = isBattle(state);
  }

  /** Applies an event. */
  handleEvent(event: Event): void {
    const before = this.lastEvent.at(-1);
    const again = before !== undefined && JSON.stringify(before) === JSON.stringify(event);
    this.repeatCount = again ? this.repeatCount + 1 : 1;
    if (again && !REPEATABLE.has(event.type) && this.repeatCount > this.countBearers(event)) {
      this.problems.push(`${JSON.stringify(event)} is reported twice`);
    }
    this.lastEvent.push(event);
  }

  /** Returns the number of items of equal name that an event may concern. Equal cards lose their contents one by one. */
  private countBearers(event: Event): number {
    if (event.type === 'exhausted') return Number(this.figures.get(`${event.card} of seat ${event.seat}`) ?? 1);
    if (event.type === 'tokens' && event.at !== undefined) return this.countLying(event.on, event.at);
    if (event.type === 'outOfPlay' && event.at !== undefined) return this.countLying(event.card, event.at);
    return 1;
  }

  /** Returns the number of copies of a card at a place. */
  private countLying(card: string, at: string): number {
    return Number(this.figures.get(`${card} at ${at}`) ?? 1);
  }

  /**
   * Returns the differences from the reported state since the last call; undefined: none. Continues from the actual
   * state.
   */
  compare(state: TableState): string | undefined {
    for (const event of this.lastEvent) {
      this.follow(event);
      if (event.type === 'noEffect') this.judge(event, state);
    }
    const now = figuresOf(state);
    for (const key of new Set([...this.figures.keys(), ...now.keys()])) {
      const [replayed, actual] = [this.figures.get(key), now.get(key)];
      const seat = / of seat (\d+)$/.exec(key)?.[1];
      if (replayed !== actual && !(seat && this.newSeats.has(Number(seat))))
        this.problems.push(`${key} was reported as ${replayed}, but is ${actual}`);
    }
    const found = this.problems[0];
    this.lastEvent = [];
    this.problems = [];
    this.newSeats.clear();
    this.figures = now;
    this.battle = isBattle(state);
    return found;
  }

  /** Reports an effect that did nothing although the position allowed it. */
  private judge(event: Extract<Event, { type: 'noEffect' }>, state: TableState): void {
    if (this.battle || !this.content) return;
    if (couldHappen(event, (figure) => this.figures.get(figure), state, this.content))
      this.problems.push(`${JSON.stringify(event)} could have happened`);
  }

  private follow(event: Event): void {
    if ('seat' in event && event.seat !== undefined) this.followSeat(event, event.seat);
    switch (event.type) {
      case 'awakened':
        this.battle = true;
        return;
      case 'cluesTaken':
        return this.add(`clues at ${event.at}`, -event.amount);
      case 'clue':
        return this.add(`clues at ${event.at}`, event.placed);
      case 'traded':
        if (event.card !== undefined) this.hand(event.from, event.to, event.card);
        else if (event.clues !== undefined) this.pass('clue', event.from, event.to, event.clues);
        else this.pass('money', event.from, event.to, event.money ?? 0);
        return;
      case 'transferred':
        if (event.what === 'card') return this.hand(event.from, event.to, event.on ?? '');
        if (event.what === 'trophy') return this.set(`place of ${event.on}`, `seat ${event.to}`);
        return this.pass(event.what, event.from, event.to, event.amount);
      case 'doom':
        this.add('doom', event.by);
        return this.requireValue('doom', event.doom);
      case 'battle':
        return this.put('doom', event.doom);
      case 'terror':
        this.add('terror', event.by);
        return this.requireValue('terror', event.terror);
      case 'gateOpened':
      case 'gatePlaced':
        return this.set(`gate at ${event.at}`, 'open');
      case 'gateClosed':
        if (event.trophy) this.set(`place of ${event.marker}`, `seat ${event.seat}`);
        return this.set(`gate at ${event.at}`, undefined);
      case 'sealed':
        return this.set(`seal at ${event.at}`, 'there');
      case 'sealBroken':
        return this.set(`seal at ${event.at}`, undefined);
      case 'closed':
        return this.set(`state of ${event.at}`, closed(event.until));
      case 'opened':
        return this.set(`state of ${event.at}`, undefined);
      case 'inPlay':
        return this.set(`place of ${event.card}`, 'in play');
      case 'laidOut':
        if (event.at !== undefined) return this.add(`${event.card} at ${event.at}`, 1);
        return this.set(`place of ${event.card}`, 'in play');
      case 'cardMoved':
        this.add(`${event.card} at ${event.from}`, -1);
        return this.add(`${event.card} at ${event.at}`, 1);
      case 'outOfPlay':
        if (event.at !== undefined) return this.add(`${event.card} at ${event.at}`, -1);
        return this.removeFromPlay(event.card);
      case 'turnedDown':
        return this.removeFromPlay(event.card);
      case 'rumor':
        if (event.outcome !== 'ignored') this.removeFromPlay(event.card);
        return;
      case 'corrected':
        return this.correct(event);
      case 'tokens':
        // Only for cards on the table; boxes check their own state.
        if (this.figures.get(`place of ${event.on}`) !== 'in play') return;
        this.add(`tokens on ${event.on}`, event.by);
        return this.requireValue(`tokens on ${event.on}`, event.tokens);
      default:
        return this.followMonster(event);
    }
  }

  /** A correction reports the new value only, not the old one. */
  private correct({ what, seat = -1, ...event }: Extract<Event, { type: 'corrected' }>): void {
    const { to = 0, at = '', card = '', monster = '' } = event;
    switch (what) {
      case 'figure':
        return this.put(figure(event.figure ?? 'clue', seat), to);
      case 'move':
        return this.set(`place of seat ${seat}`, at);
      case 'arrest':
        this.put(`delay of seat ${seat}`, 'yes');
        return this.set(`place of seat ${seat}`, 'jail');
      case 'give':
      case 'take':
        for (const one of [card, ...(event.with ?? [])]) this.holds(seat, one, what === 'give' ? 1 : -1);
        return;
      case 'delay':
        if (this.delays) this.put(`delay of seat ${seat}`, event.is ? 'yes' : 0);
        return;
      case 'doom':
      case 'terror':
        return this.put(what, to);
      case 'clues':
        return this.put(`clues at ${at}`, to);
      case 'monster':
        this.forget((key) => key === `clues of ${monster}`);
        return this.put(`place of ${monster}`, at === 'cup' || at === 'box' ? 0 : at);
      case 'carries':
        return this.put(`clues of ${monster}`, to);
      case 'gate':
        if (event.clues) this.add(`clues at ${at}`, -event.clues);
        return this.set(`gate at ${at}`, event.is ? 'open' : undefined);
      case 'seal':
        return this.set(`seal at ${at}`, event.is ? 'there' : undefined);
      default:
    }
  }

  private followMonster(event: Event): void {
    switch (event.type) {
      case 'monsterPlaced':
        return this.set(`place of ${event.monster}`, event.at);
      case 'monsterMoved':
        this.requireValue(`place of ${event.monster}`, event.from);
        return this.set(`place of ${event.monster}`, event.to);
      case 'monsterRemoved': {
        const { monster, to, seat } = event;
        this.forget((key) => key === `clues of ${monster}`);
        // A card drawn for an encounter had no place before.
        if (to === 'trophy') this.set(`place of ${monster}`, `seat ${seat}`);
        else this.forget((key) => key === `place of ${monster}`);
        return;
      }
      case 'monsterClues':
        this.add(`clues of ${event.monster}`, event.by);
        if (event.from !== undefined) this.add(`clues at ${event.from}`, -event.by);
        return this.requireValue(`clues of ${event.monster}`, event.clues);
      default:
    }
  }

  private followSeat(event: Event, seat: number): void {
    switch (event.type) {
      case 'gained':
        return this.add(figure(event.what, seat), event.amount);
      case 'lost':
      case 'paid':
        return this.add(figure(event.what, seat), -event.amount);
      case 'cluesTaken':
        return this.add(figure('clue', seat), event.amount);
      case 'clueSpent':
        return event.with === undefined ? this.add(figure('clue', seat), -1) : undefined;
      case 'moved':
        return this.set(`place of seat ${seat}`, event.to);
      case 'received':
        return this.holds(seat, event.card, 1);
      case 'discarded':
        return this.holds(seat, event.card, -1);
      case 'pledged':
        this.holds(seat, event.card, -1);
        return this.add(figure('money', seat), event.money);
      case 'redeemed':
        this.holds(seat, event.card, 1);
        return this.add(figure('money', seat), -event.money);
      case 'trophyGivenUp':
        return this.set(`place of ${event.monster ?? event.gate}`, undefined);
      case 'removed':
        // A retired investigator leaves trophies behind, as a devoured one does.
        if (event.how !== 'retired') this.forget((_, value) => value === `seat ${seat}`);
        return this.removeSeat(seat);
      case 'newInvestigator':
        return void this.newSeats.add(seat);
      case 'fateApplied':
        return this.applyFate(event.fate, seat);
      default:
    }
  }

  private applyFate(fate: Extract<Event, { type: 'fateApplied' }>['fate'], seat: number): void {
    const delay = `delay of seat ${seat}`;
    if (this.delays && (fate === 'delayed' || fate === 'arrested' || fate === 'lost')) this.figures.set(delay, 'yes');
    if (fate === 'free' || fate === 'undelayed' || fate === 'still-lost') this.figures.delete(delay);
    if (fate === 'lost') this.figures.set(`place of seat ${seat}`, 'lost');
    if (fate === 'devoured' || fate === 'out') this.removeSeat(seat);
  }

  /** Leaves the game. In Arkham the seat keeps the trophies. */
  private removeSeat(seat: number): void {
    this.forget((key) => key.endsWith(` of seat ${seat}`));
    this.figures.set(`place of seat ${seat}`, 'out');
  }

  private removeFromPlay(card: string): void {
    this.forget((key) => key === `tokens on ${card}`);
    this.set(`place of ${card}`, undefined);
  }

  private hand(from: number, to: number, card: string): void {
    this.holds(from, card, -1);
    this.holds(to, card, 1);
  }

  private pass(what: 'clue' | 'money', from: number, to: number, amount: number): void {
    this.add(figure(what, from), -amount);
    this.add(figure(what, to), amount);
  }

  private holds(seat: number, card: string, by: 1 | -1): void {
    this.add(`${card} of seat ${seat}`, by);
  }

  private add(key: string, by: number): void {
    if (by === 0) this.problems.push(`${key} is reported to change by 0`);
    const now = Number(this.figures.get(key) ?? 0) + by;
    this.put(key, now);
  }

  private put(key: string, value: Value): void {
    if (value === 0) this.figures.delete(key);
    else this.figures.set(key, value);
  }

  private set(key: string, to: Value | undefined): void {
    if (this.figures.get(key) === to) this.problems.push(`${key} is reported again as ${to}`);
    if (to === undefined) this.figures.delete(key);
    else this.figures.set(key, to);
  }

  private requireValue(key: string, reported: Value): void {
    const now = this.figures.get(key) ?? 0;
    if (now !== reported) this.problems.push(`${key} is reported as ${reported}, but the events give ${now}`);
  }

  private forget(which: (key: string, value: Value) => boolean): void {
    for (const [key, value] of this.figures) if (which(key, value)) this.figures.delete(key);
  }
}

function figure(what: 'sanity' | 'stamina' | 'money' | 'clue', seat: number): string {
  return `${what} of seat ${seat}`;
}

function closed(until: 'for-good' | 'in-play' | number): string {
  return typeof until === 'number' ? 'closed' : until;
}

/** Returns the tracked values of a position: investigators, tokens, places, tracks and cards on the table. */
function figuresOf(state: TableState): ReplayedFigures {
  const figures: ReplayedFigures = new Map();
  const put = (key: string, value: Value) => value !== 0 && figures.set(key, value);
  put('doom', state.doom);
  put('terror', state.terror);
  for (const who of state.investigators) {
    const { seat, place } = who;
    put(`place of seat ${seat}`, place);
    for (const trophy of [...who.monsterTrophies, ...who.gateTrophies]) put(`place of ${trophy}`, `seat ${seat}`);
    if (place === 'out') continue;
    for (const what of ['sanity', 'stamina', 'money'] as const) put(figure(what, seat), who[what]);
    put(figure('clue', seat), who.clues);
    if ('delayed' in who && who.delayed) put(`delay of seat ${seat}`, 'yes');
    for (const { card } of who.cards)
      put(`${card} of seat ${seat}`, Number(figures.get(`${card} of seat ${seat}`) ?? 0) + 1);
  }
  for (const monster of state.monsters) {
    put(`place of ${monster.token}`, monster.at);
    if ('clues' in monster) put(`clues of ${monster.token}`, monster.clues as number);
  }
  for (const { at } of state.gates) put(`gate at ${at}`, 'open');
  if ('seals' in state) for (const at of state.seals as readonly string[]) put(`seal at ${at}`, 'there');
  for (const { at, until } of state.closed) put(`state of ${at}`, closed(until));
  for (const [at, clues] of Object.entries(state.clues)) put(`clues at ${at}`, clues);
  for (const { card, as, at, tokens = 0, monsters = [], ending } of state.inPlay) {
    for (const token of monsters) put(`place of ${token}`, card);
    // A rumor's end precedes its consequences; cards of the day appear as Mythos cards.
    if (ending || as === 'mythos') continue;
    if (at !== undefined) {
      put(`${card} at ${at}`, Number(figures.get(`${card} at ${at}`) ?? 0) + 1);
      continue;
    }
    put(`place of ${card}`, 'in play');
    put(`tokens on ${card}`, tokens);
  }
  return figures;
}

function isBattle(state: TableState): boolean {
  return 'battle' in state && state.battle !== undefined;
}
