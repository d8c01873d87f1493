import {
  type AnyInvestigator,
  type HauntInvestigator,
  type HauntMonster,
  type HauntState,
  hauntFiguresReader,
  hauntRulesOf,
  listMythosCards,
  type SlotState,
} from '@vigil/rules';
import type { Scene } from '../game.js';
import { type Form, follow, NoSuchPath } from '../paths.js';
import { isA } from '../read-path.js';
import { PAIRS, pairAt, slotOf } from './slots.js';

type HauntScene = Scene<HauntState>;

/** Paths of Haunt only. */
export function readPath(scene: HauntScene, head: string, rest: readonly string[]): unknown {
  const { state, content, cast } = scene;
  const [first, second] = rest;
  const inCity = ({ at }: HauntMonster) => at !== 'outskirts' && !content.worlds.has(at);
  switch (head) {
    case 'mythos':
      return first === undefined ? listMythosCards(state) : (listMythosCards(state)[Number(first)] ?? null);
    case 'segment':
      return state.step.segment;
    case 'active': {
      const seat = state.city?.seat ?? state.otherWorld;
      return seat === undefined ? null : cast.nameOf(seat);
    }
    case 'board':
      return state.monsters.filter(inCity).length;
    case 'outskirts':
      return state.monsters.filter(({ at }) => at === 'outskirts').length;
    case 'stacks':
      if (first === undefined || !(first === 'outskirts' || content.worlds.has(first))) {
        throw new NoSuchPath(`"${first}" is not an Other World`);
      }
      return state.monsters.filter(({ at }) => at === first).map(({ token }) => token);
    case 'faceUp':
    case 'faceDown':
      return state.gates.filter(({ faceUp }) => faceUp === (head === 'faceUp')).map(({ at }) => at);
    case 'gates':
      if (second !== 'faceUp') return undefined;
      return state.gates.find(({ at }) => at === first)?.faceUp ?? null;
    case 'clues':
      return first === 'monsters' ? state.monsters.reduce((sum, { clues }) => sum + clues, 0) : undefined;
    case 'monsters':
      return first !== undefined && second === 'clues' ? cluesOf(scene, first) : undefined;
    default:
      if (first !== 'clues' || cast.find(head) !== undefined) return undefined;
      return content.monsters.has(head) || content.tokens.has(head) || cast.tokenOf(head)
        ? cluesOf(scene, head)
        : undefined;
  }
}

/** Returns the Clues on a monster on the board; null if it is not on the board. */
function cluesOf(scene: HauntScene, name: string): number | null {
  return scene.state.monsters.find(({ token }) => isA(scene, name, token))?.clues ?? null;
}

/** Paths of an investigator in Haunt only. */
export function readPersonPath(scene: HauntScene, { seat }: AnyInvestigator, path: readonly string[]): unknown {
  const { state, content, boxes } = scene;
  const who = state.investigators[seat] as HauntInvestigator;
  const [field, part, slot] = path;
  switch (field) {
    case 'maximum': {
      const { people } = hauntFiguresReader(content, hauntRulesOf(boxes))(state);
      return follow(people[seat], ['maximum', ...(part === undefined ? [] : [part])], `maximum.${part}`);
    }
    case 'retainer':
      return who.cards.some(({ card }) => card === 'retainer');
    case 'pledged':
      return who.pledged?.card ?? null;
    case 'stays':
      return who.staysSince !== undefined;
    case 'waits':
      return who.waitsSince !== undefined;
    case 'free':
    case 'allocated':
    case 'covered':
      return slotsThatAre(scene, who, field);
    case 'markers':
      return who.slots.flat().filter((one) => one !== 'free').length;
    case 'slots':
      return slots(scene, who, part, slot);
    default:
      return undefined;
  }
}

/** Formats the slots of a state as `speed-sneak:3/1`. */
function slotsThatAre({ content }: HauntScene, who: HauntInvestigator, wanted: SlotState): string[] {
  const sliders = content.investigators.get(who.id)?.sliders;
  return PAIRS.flatMap((pair, p) =>
    (who.slots[p] ?? []).flatMap((state, i) => (state === wanted ? `${pair}:${sliders?.[pair][i]?.join('/')}` : [])),
  );
}

/** `slots.speed-sneak`: all four; `slots.speed-sneak.3/1` or `.0`: one. */
function slots({ content }: HauntScene, who: HauntInvestigator, pair: string | undefined, slot: string | undefined) {
  const p = pairAt(pair ?? '');
  const row = who.slots[p];
  const sheet = content.investigators.get(who.id);
  if (!row || !sheet) throw new NoSuchPath(`there is no pair "${pair}"`);
  return slot === undefined ? row : row[slotOf(sheet, PAIRS[p] as (typeof PAIRS)[number], slot, [])];
}

type Sometimes<T> = { readonly [Field in keyof T as undefined extends T[Field] ? Field : never]-?: true | Form };
const OF_TABLE: Sometimes<Pick<HauntState, 'city' | 'otherWorld'>> = {
  city: { seat: true, slot: true, met: true, acted: true },
  otherWorld: true,
};
const OF_PEOPLE: Sometimes<HauntInvestigator> = {
  pledged: { card: true, exhausted: true, tokens: true, fresh: true },
  staysSince: true,
  waitsSince: true,
  estate: { id: true, clues: true, spells: true, allies: true, value: true },
  aboveMaximum: { sanity: true, stamina: true },
  enteredAt: true,
};
/** Optional parts of the table and of an investigator. */
export const OPTIONAL_PARTS: Form = { ...OF_TABLE, ...OF_PEOPLE };
