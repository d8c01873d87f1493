import type { Seat } from '@vigil/engine';
import type { Event, LostBelongings } from '@vigil/rules';

/** A moment of a box for its own events (`BoxUi.toMoment`). */
export interface BoxMoment {
  /** The kind of moment whose choreography it uses. */
  readonly kind: MomentKind;
  /** The title on its plate, and the line below. */
  readonly title: string;
  readonly line?: string;
  readonly at?: string;
  /** The kind of monster it shows; or the card that is turned over. */
  readonly monster?: string;
  readonly card?: string;
}

/** Every kind of moment; `CHOREOGRAPHY` in moment-steps.ts has the steps of each. */
export type MomentKind =
  | 'mythos'
  | 'encounter'
  | 'gate'
  | 'surge'
  | 'closed'
  | 'sealed'
  | 'seal-broken'
  | 'gate-laid'
  | 'gate-turned'
  | 'monster'
  | 'doom'
  | 'terror'
  | 'morning'
  | 'fell'
  | 'comes'
  | 'rumor'
  | 'stirs'
  | 'awakened'
  | 'victory'
  | 'defeat';

/** A rise of a track: its new value, and the increase. */
export interface TrackRise {
  readonly to: number;
  readonly by: number;
}

/**
 * A misfortune of an investigator; `how` is the word of the events. `loss`: the lost possessions, if it was the end.
 */
export interface Misfortune {
  readonly seat: Seat;
  readonly how: string;
  readonly loss?: LostBelongings;
}

/** An event that no player chose, as shown: one thing, with all its immediate results. */
export interface Moment {
  readonly kind: MomentKind;
  /** The Mythos card, encounter card or other card shown. */
  readonly card?: string;
  /** The place of the event; for face-down gates, all places are in `places`. */
  readonly at?: string;
  readonly places?: readonly string[];
  readonly marker?: string;
  /** Monsters that arrive with it, in order. */
  readonly monsters: readonly string[];
  readonly doom?: TrackRise;
  readonly terror?: TrackRise;
  readonly misfortune?: Misfortune;
  /** The seat of an encounter or a newcomer. */
  readonly seat?: Seat;
  /** The id of the investigator who joins. */
  readonly newcomer?: string;
  readonly day?: number;
  /** The outcome of a rumor. */
  readonly rumor?: 'passed' | 'failed';
  /** True if an elder sign there did not hold. */
  readonly broken?: true;
  readonly own?: BoxMoment;
}

type DraftMoment = { -readonly [K in keyof Moment]: Moment[K] } & { monsters: string[] };

/** Maximum number of moments after one answer; the least important ones beyond it appear in the news only. */
export const MAX_MOMENTS = 8;

/** Misfortunes that are more than a delay. */
const MISFORTUNES: ReadonlySet<string> = new Set(['insane', 'unconscious', 'devoured', 'lost', 'arrested', 'out']);

/**
 * Returns the moments of an answer's events, in order. Related events form one moment: a Mythos card, the gate it
 * opens, the arriving monster and the added doom. `toBoxMoment`: moments of boxes.
 */
export function momentsOf(
  events: readonly Event[],
  toBoxMoment: (event: Event) => BoxMoment | undefined = () => undefined,
): readonly Moment[] {
  const found: DraftMoment[] = [];
  /** Monsters of a surge not yet placed. */
  let surgeMonsters = 0;
  const add = (moment: Omit<DraftMoment, 'monsters'>) => found.push({ monsters: [], ...moment });
  /** Merges the previous moment into the next one, if it is of these kinds. */
  const absorb = (kinds: readonly MomentKind[]): Partial<DraftMoment> => {
    const taken: Partial<DraftMoment> = {};
    for (let last = found.at(-1); last && kinds.includes(last.kind); last = found.at(-1)) {
      found.pop();
      const { kind, monsters, ...rest } = last;
      Object.assign(taken, rest, taken);
      if (kind === 'seal-broken') taken.broken = true;
    }
    return taken;
  };

  for (const event of events) {
    const boxMoment = toBoxMoment(event);
    if (boxMoment) {
      const { kind, at, card, monster } = boxMoment;
      add({ kind: kind, own: boxMoment, ...(at !== undefined && { at }), ...(card !== undefined && { card }) });
      if (monster !== undefined) found.at(-1)?.monsters.push(monster);
    }
    switch (event.type) {
      case 'mythos':
        add({ kind: 'mythos', card: event.card });
        break;
      case 'encounter':
        add({ kind: 'encounter', card: event.card, at: event.at, seat: event.seat });
        break;
      case 'gateOpened':
        add({ ...absorb(['doom', 'mythos', 'seal-broken']), kind: 'gate', at: event.at, marker: event.marker });
        break;
      case 'sealBroken':
        add({ ...absorb(['doom', 'mythos']), kind: 'seal-broken', at: event.at });
        break;
      case 'surge':
        add({ ...absorb(['doom', 'mythos']), kind: 'surge', at: event.at });
        surgeMonsters = event.monsters;
        break;
      case 'gateClosed':
        add({ kind: event.sealed ? 'sealed' : 'closed', at: event.at, marker: event.marker });
        break;
      case 'sealed': {
        const last = found.findLast(({ kind, at }) => kind === 'closed' && at === event.at);
        if (last) last.kind = 'sealed';
        else add({ kind: 'sealed', at: event.at });
        break;
      }
      case 'gatePlaced': {
        const last = found.at(-1);
        if (last?.kind === 'gate-laid') last.places = [...(last.places ?? []), event.at];
        else add({ kind: 'gate-laid', at: event.at, places: [event.at] });
        break;
      }
      case 'gateTurned':
        add({ kind: 'gate-turned', at: event.at, marker: event.marker });
        break;
      case 'monsterPlaced':
        if (surgeMonsters > 0) {
          surgeMonsters--;
          found.findLast(({ kind }) => kind === 'surge')?.monsters.push(event.monster);
        } else addMonster(found, event.monster, event.at);
        break;
      case 'doom':
        if (event.by > 0) addRise(found, 'doom', { to: event.doom, by: event.by });
        break;
      case 'terror':
        if (event.by > 0) addRise(found, 'terror', { to: event.terror, by: event.by });
        break;
      case 'phase':
        // A day of Haunt begins with its Upkeep.
        if (event.phase === 'upkeep' && event.day !== undefined) add({ kind: 'morning', day: event.day });
        break;
      case 'fateApplied':
        if (MISFORTUNES.has(event.fate)) add({ kind: 'fell', misfortune: toMisfortune(event, event.fate) });
        break;
      case 'removed':
        add({ kind: 'fell', misfortune: toMisfortune(event, event.how) });
        break;
      case 'newInvestigator':
        add({ kind: 'comes', newcomer: event.investigator, seat: event.seat });
        break;
      case 'rumor':
        if (event.outcome !== 'ignored') add({ kind: 'rumor', card: event.card, rumor: event.outcome });
        break;
      case 'ancientOne':
        if (event.outcome === 'stirs') add({ kind: 'stirs' });
        break;
      case 'awakened':
        add({ kind: 'awakened' });
        break;
      case 'over':
        add({ kind: event.outcome.won ? 'victory' : 'defeat' });
        break;
      default:
    }
  }
  return limitMoments(found);
}

/**
 * True if the events follow a roll, or result from it, and are shown after it; else the dice wait. Events told together
 * with a roll result from it, unless all of them came before.
 */
export function isAfterRoll(events: readonly Event[], toBoxMoment?: (event: Event) => BoxMoment | undefined): boolean {
  const roll = events.findIndex(({ type }) => type === 'rolled' || type === 'clueSpent');
  if (roll < 0) return false;
  return momentsOf(events.slice(0, roll), toBoxMoment).length < momentsOf(events, toBoxMoment).length;
}

/** Returns the events before the last one; the phases that led to it belong to its step. */
export function linesBeforeLast<L extends { readonly kind: string }>(lines: readonly L[]): readonly L[] {
  return lines.slice(0, lines.slice(0, -1).findLastIndex(({ kind }) => kind !== 'phase') + 1);
}

/** Returns the moments that differ from before: those begun by the last event, or extended by it. */
export function newMoments(now: readonly Moment[], before: readonly Moment[]): readonly Moment[] {
  const known = new Set(before.map((moment) => JSON.stringify(moment)));
  return now.filter((moment) => !known.has(JSON.stringify(moment)));
}

function toMisfortune(
  { seat, loss }: { readonly seat: Seat; readonly loss?: LostBelongings },
  how: string,
): Misfortune {
  return { seat, how, ...(loss && { loss }) };
}

/** Adds a monster to the gate just opened there, else to other arrivals, else as a moment of its own. */
function addMonster(found: DraftMoment[], monster: string, at: string): void {
  const last = found.findLast(({ kind }) => kind !== 'doom' && kind !== 'terror');
  const joins =
    last && (last.kind === 'monster' || ((last.kind === 'gate' || last.kind === 'surge') && last.at === at));
  if (joins) last.monsters.push(monster);
  else found.push({ kind: 'monster', at, monsters: [monster] });
}

/** Merges two consecutive rises of a track into one moment. */
function addRise(found: DraftMoment[], track: 'doom' | 'terror', by: TrackRise): void {
  const last = found.at(-1);
  const before = last?.kind === track ? last[track] : undefined;
  if (last && before) last[track] = { to: by.to, by: before.by + by.by };
  else found.push({ kind: track, monsters: [], [track]: by });
}

/** Kinds that are left out first if there are too many; other kinds stay. */
const LEAST_IMPORTANT: readonly MomentKind[] = ['encounter', 'doom', 'monster', 'mythos', 'rumor', 'terror', 'comes'];

function limitMoments(found: readonly Moment[]): readonly Moment[] {
  let left = found;
  for (const kindToDrop of LEAST_IMPORTANT) {
    for (let n = left.length; n > MAX_MOMENTS && left.some(({ kind }) => kind === kindToDrop); n--) {
      const first = left.findIndex(({ kind }) => kind === kindToDrop);
      left = left.toSpliced(first, 1);
    }
  }
  return left;
}
