import type { Seat } from '@vigil/engine';
import type { Event, LostBelongings } from '@vigil/rules';

/** What a moment may show besides the game's own: a box says it of its own events (`BoxFace.moments`). */
export interface BoxMoment {
  /** Which of the game's moments it is played like. */
  readonly kind: MomentKind;
  /** What stands on its plate, and the line below that. */
  readonly title: string;
  readonly line?: string;
  readonly at?: string;
  /** The monster it shows, by its kind; or the card that is turned over. */
  readonly monster?: string;
  readonly card?: string;
}

/** Every kind of moment; `BEATS` says how each is played. */
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

/** A track that rose: to where, and by how much. */
export interface TrackRise {
  readonly to: number;
  readonly by: number;
}

/** Somebody to whom something befell; `how` is what the events call it. `loss`: it was the end, and what went with it. */
export interface Misfortune {
  readonly seat: Seat;
  readonly how: string;
  readonly loss?: LostBelongings;
}

/** Something that happened without anybody's choice, as it is shown: one thing, with all that came of it at once. */
export interface Moment {
  readonly kind: MomentKind;
  /** The Mythos card, the card of an encounter or the one it is about. */
  readonly card?: string;
  /** The place it is about; of gates laid face down all of them. */
  readonly at?: string;
  readonly places?: readonly string[];
  readonly marker?: string;
  /** Monsters that came by it, in their order. */
  readonly monsters: readonly string[];
  readonly doom?: TrackRise;
  readonly terror?: TrackRise;
  readonly fall?: Misfortune;
  /** Who comes to the table. */
  readonly newcomer?: string;
  readonly day?: number;
  /** How a rumor ended. */
  readonly rumor?: 'passed' | 'failed';
  /** An elder sign that lay there did not hold. */
  readonly broken?: true;
  readonly own?: BoxMoment;
}

type DraftMoment = { -readonly [K in keyof Moment]: Moment[K] } & { monsters: string[] };

/** So many are played after one answer at most: of more, the slightest are left to the news. */
export const MAX_MOMENTS = 8;

/** What befalls somebody and is more than a delay. */
const MISFORTUNES: ReadonlySet<string> = new Set(['insane', 'unconscious', 'devoured', 'lost', 'arrested', 'out']);

/**
 * The moments of what was told after an answer, in their order. What belongs together is one moment: a Mythos card, the
 * gate it opens, the monster that comes through and the doom it brings. `own`: what boxes make of events of theirs.
 */
export function momentsOf(
  events: readonly Event[],
  toBoxMoment: (event: Event) => BoxMoment | undefined = () => undefined,
): readonly Moment[] {
  const found: DraftMoment[] = [];
  /** Monsters that a surge still has to place. */
  let surgeMonsters = 0;
  const add = (moment: Omit<DraftMoment, 'monsters'>) => found.push({ monsters: [], ...moment });
  /** What came just before, if it is of these kinds, is part of what follows. */
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
      const { kind: like, at, card, monster } = boxMoment;
      add({ kind: like, own: boxMoment, ...(at !== undefined && { at }), ...(card !== undefined && { card }) });
      if (monster !== undefined) found.at(-1)?.monsters.push(monster);
    }
    switch (event.type) {
      case 'mythos':
        add({ kind: 'mythos', card: event.card });
        break;
      case 'encounter':
        add({ kind: 'encounter', card: event.card, at: event.at, fall: { seat: event.seat, how: '' } });
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
      case 'befell':
        if (MISFORTUNES.has(event.fate)) add({ kind: 'fell', fall: toMisfortune(event, event.fate) });
        break;
      case 'removed':
        add({ kind: 'fell', fall: toMisfortune(event, event.how) });
        break;
      case 'newInvestigator':
        add({ kind: 'comes', newcomer: event.investigator, fall: { seat: event.seat, how: '' } });
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
 * Whether what happened came after a roll, or of it, and is seen when that is over; else the dice wait for it. What is told
 * with a roll comes of it, unless all of it came before.
 */
export function isAfterRoll(events: readonly Event[], toBoxMoment?: (event: Event) => BoxMoment | undefined): boolean {
  const roll = events.findIndex(({ type }) => type === 'rolled' || type === 'clueSpent');
  if (roll < 0) return false;
  return momentsOf(events.slice(0, roll), toBoxMoment).length < momentsOf(events, toBoxMoment).length;
}

/** What was told before the last thing that happened: the phases that led to it are part of its step. */
export function linesBeforeLast<L extends { readonly kind: string }>(lines: readonly L[]): readonly L[] {
  return lines.slice(0, lines.slice(0, -1).findLastIndex(({ kind }) => kind !== 'phase') + 1);
}

/** Of moments those that are not the same as before: what the last event began, or added to. */
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

/** A monster comes out of the gate that has just opened there, else it joins others that come, or comes by itself. */
function addMonster(found: DraftMoment[], monster: string, at: string): void {
  const last = found.findLast(({ kind }) => kind !== 'doom' && kind !== 'terror');
  const joins =
    last && (last.kind === 'monster' || ((last.kind === 'gate' || last.kind === 'surge') && last.at === at));
  if (joins) last.monsters.push(monster);
  else found.push({ kind: 'monster', at, monsters: [monster] });
}

/** A track that rises twice in a row does so in one moment. */
function addRise(found: DraftMoment[], track: 'doom' | 'terror', by: TrackRise): void {
  const last = found.at(-1);
  const before = last?.kind === track ? last[track] : undefined;
  if (last && before) last[track] = { to: by.to, by: before.by + by.by };
  else found.push({ kind: track, monsters: [], [track]: by });
}

/** What is left out first where too much happens; what is not named stays. */
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
