import type { Dice, Rule } from '@vigil/engine';
import { ask } from '../common/ask.js';
import { keepWithinMaxima, shiftMaximum, supplyKey } from '../common/cards/cards.js';
import { matchesMonsterKind } from '../common/figures/filters.js';
import { alwaysInPlay } from '../common/in-play.js';
import {
  chooseOne,
  chooseSheets,
  createFromSheet,
  createItemDecks,
  drawRandomPossessions,
  fillToMaxima,
  takeFixedPossessions,
} from '../common/people/provision.js';
import { restore } from '../common/resources/resources.js';
import type { CardInPlay } from '../common/state.js';
import {
  type AncientOneDef,
  CHOSEN_SHEETS,
  type ChosenSheet,
  type InvestigatorDef,
  type MonsterDef,
} from '../language/components.js';
import type { Content } from '../language/content.js';
import { packedList } from '../language/lists.js';
import { optionId } from '../language/questions/index.js';
import { openPlaceOrStreet } from './board/places.js';
import type { Game } from './game.js';
import { readHouseRules } from './house-rules.js';
import { ARKHAM_PLAYERS } from './numbers.js';
import type { ArkhamSetup } from './setup-types.js';
import type { Investigator, State } from './state.js';
import { setSlider } from './turn/sliders.js';

/**
 * Creates the state before any draw (A-SETUP-01 to A-SETUP-08, A-SETUP-14, A-SETUP-15). Clues lie on unstable
 * locations. First player, sheets and Ancient One are chosen or random; decks and cup are shuffled. Throws an error
 * that names an impossible choice.
 */
export function createState(content: Content, setup: ArkhamSetup, dice: Dice): State {
  const n = setup.investigators.length;
  const { least, most } = ARKHAM_PLAYERS;
  if (n < least || n > most) throw new Error(`investigators: a game takes ${least} to ${most}, not ${n}`);
  const ancientOne = chooseOne(content.ancientOnes, setup.ancientOne, dice, 'ancientOne');
  const extraSheets = CHOSEN_SHEETS.flatMap((kind) => chooseExtraSheet(content, kind, setup[kind], dice));
  const sheets = chooseSheets(content, setup.investigators, dice);
  const { cup, box } = tokensFor(content, content.ancientOnes.get(ancientOne) as AncientOneDef);
  const state: State = {
    houseRules: readHouseRules(setup.houseRules, content.houseRules),
    turn: 0,
    step: { phase: 'set-up', done: 0 },
    first: dice.below(n),
    ancientOne,
    doom: 0,
    terror: 0,
    investigators: packedList(sheets, (id, seat) => createInvestigator(content, id, seat)),
    unusedInvestigators: [...content.investigators.keys()].filter((id) => !sheets.includes(id)),
    monsters: [],
    cup: dice.shuffle(cup.slice()),
    box: box.slice(),
    gates: [],
    gatePile: dice.shuffle([...content.gateMarkers.keys()]),
    seals: [],
    clues: {},
    closed: [],
    decks: createDecks(content, dice),
    specials: createSupplies(content),
    inPlay: [...alwaysInPlay(content), ...extraSheets],
    faceUpLocationCards: [],
    elderSignsPlayed: 0,
    arrivals: undefined,
    twoMythosCards: undefined,
    battle: undefined,
    knownOrder: {},
    ruledOut: {},
    boxes: undefined,
  };
  const spared = sheets.map((id) => content.investigators.get(id)?.noClueAt);
  const clues: Record<string, number> = {};
  for (const { id, stable } of content.locations.values()) {
    if (!stable && !spared.includes(id)) clues[id] = 1;
  }
  return { ...state, clues };
}

/** Returns the chosen herald or guardian, if any (K-HERALD-01). Throws an error that names an unknown one. */
function chooseExtraSheet(
  content: Content,
  kind: ChosenSheet,
  wanted: string | undefined,
  dice: Dice,
): readonly CardInPlay[] {
  if (wanted === undefined) return [];
  const all = new Map(content.choosableSheets(kind).map((card) => [card.id, card]));
  if (all.size === 0) throw new Error(`${kind}: none of these packs contains one`);
  return [{ card: chooseOne(all, wanted, dice, kind), as: kind }];
}

interface MonsterTokens {
  readonly cup: readonly string[];
  readonly box: readonly string[];
}
const tokensByContent = new WeakMap<Content, Map<AncientOneDef, MonsterTokens>>();

/** Returns the starting place of all monster tokens with that Ancient One, in the order of the packs. Computed once. */
function tokensFor(content: Content, ancientOne: AncientOneDef): MonsterTokens {
  let tokens = tokensByContent.get(content)?.get(ancientOne);
  if (!tokens) {
    const tokensIn = (place: 'cup' | 'box') =>
      packedList(
        [...content.tokens].filter(([, kind]) => startingPile(kind, ancientOne) === place),
        ([token]) => token,
      );
    tokens = { cup: tokensIn('cup'), box: tokensIn('box') };
    tokensByContent.set(
      content,
      (tokensByContent.get(content) ?? new Map<AncientOneDef, MonsterTokens>()).set(ancientOne, tokens),
    );
  }
  return tokens;
}

/**
 * Returns the pile in which tokens of a kind start. Undefined: beside the board until an effect brings them
 * (D-SETUP-03).
 */
export function startingPile(kind: MonsterDef, { masksInCup, boxes }: AncientOneDef): 'cup' | 'box' | undefined {
  if (boxes && matchesMonsterKind(kind, boxes)) return 'box';
  return kind.inCup || (masksInCup && kind.abilities.includes('mask')) ? 'cup' : undefined;
}

/** Creates an investigator with the printed figures of the sheet, before possessions. */
function createInvestigator(content: Content, id: string, seat: number): Investigator {
  return createFromSheet(content.investigators.get(id) as InvestigatorDef, seat, {
    sliders: [0, 0, 0],
    // An investigator who begins in an Other World stays in its first area (BOX-33).
    delayed: content.places.get((content.investigators.get(id) as InvestigatorDef).home)?.kind === 'world',
    explored: false,
    losesTurn: undefined,
    turnEnded: undefined,
    returnedOn: undefined,
    defeatedOn: undefined,
    defaulted: undefined,
    replacement: undefined,
  });
}

function createDecks(content: Content, dice: Dice): State['decks'] {
  const locations: Record<string, string[]> = {};
  for (const [neighbourhood, cards] of content.locationDecks) locations[neighbourhood] = dice.shuffle([...cards]);
  return Object.assign(createItemDecks(content, dice), {
    mythos: dice.shuffle([...content.mythos.keys()]),
    gate: dice.shuffle([...content.gateCards.keys()]),
    locations,
  });
}

function createSupplies(content: Content): Record<string, number> {
  const supplies: Record<string, number> = {};
  for (const { id, count } of content.cardsOf('special')) supplies[supplyKey(id)] = count;
  return supplies;
}

type MaximaStops = readonly (readonly [first: number, second: number])[];

function createStopOptions<K extends `o.stop-${string}`>(key: K, stops: MaximaStops) {
  return stops.map(([first, second], n) => ({ id: optionId.stop(n), value: n, key, args: { first, second } }));
}

/** Questions and values of each slider. */
const SLIDER_QUESTIONS = [
  ({ sliders }: InvestigatorDef) => ({
    key: 'q.start-speed-sneak' as const,
    options: createStopOptions('o.stop-speed-sneak', sliders['speed-sneak']),
  }),
  ({ sliders }: InvestigatorDef) => ({
    key: 'q.start-fight-will' as const,
    options: createStopOptions('o.stop-fight-will', sliders['fight-will']),
  }),
  ({ sliders }: InvestigatorDef) => ({
    key: 'q.start-lore-luck' as const,
    options: createStopOptions('o.stop-lore-luck', sliders['lore-luck']),
  }),
];

/** Lets the player choose the starting stop of each slider (A-SETUP-13). */
export function* chooseStartingSkills(g: Game, who: Investigator): Rule {
  for (const [i, start] of SLIDER_QUESTIONS.entries()) {
    const stop = yield* ask<number>(g, () => ({
      by: [who.seat],
      args: { investigator: who.id },
      why: 'A-SETUP-13',
      // No actions before the first turn.
      asides: 'none',
      ...start(g.sheet(who)),
    }));
    setSlider(who, i as 0 | 1 | 2, stop);
  }
  g.emit?.({ type: 'sliders', seat: who.seat, sliders: [...who.sliders] });
}

/** Lets the player choose the figures of their sheet before the game. */
export function* chooseStartingFigures(g: Game, who: Investigator): Rule {
  yield* chooseStartingMaxima(g, who);
  yield* chooseStartingSkills(g, who);
}

/** Lets the player choose the starting stop of maxima that are a track of their own; both start full. */
function* chooseStartingMaxima(g: Game, who: Investigator): Rule {
  const { sanity, stamina, maxima = [] } = g.sheet(who);
  if (maxima.length === 0) return;
  const at = yield* ask<number>(g, () => ({
    by: [who.seat],
    key: 'q.start-maxima',
    args: { investigator: who.id },
    why: 'A-SETUP-13',
    // No actions before the first turn.
    asides: 'none',
    options: createStopOptions('o.stop-maxima', maxima),
  }));
  const [mind, body] = maxima[at] as readonly [number, number];
  shiftMaximum(g, who, 'sanity', mind - sanity - who.maximumChange.sanity);
  shiftMaximum(g, who, 'stamina', body - stamina - who.maximumChange.stamina);
  keepWithinMaxima(g, who);
  for (const what of ['sanity', 'stamina'] as const) restore(g, who, what, 'full', who.id);
}

/** Enters a player's next investigator, set up as at the start of a game (A-STATUS-26). */
export function* enterNextInvestigator(g: Game, who: Investigator): Rule {
  const unused = g.makeMutable(g.s, 'unusedInvestigators');
  const as = who.replacement?.sheet;
  const id = as !== undefined && unused.includes(as) ? as : (unused[g.dice.below(unused.length)] as string);
  unused.splice(unused.indexOf(id), 1);
  const fresh = createInvestigator(g.content, id, who.seat);
  const { monsterTrophies, gateTrophies } = who;
  who.replacement = undefined;
  who.returnedOn = undefined;
  who.defeatedOn = undefined;
  g.effectIndex.addSheet(id);
  // A closed home is entered through its street.
  Object.assign(who, fresh, { place: openPlaceOrStreet(g, fresh.place), monsterTrophies, gateTrophies });
  fillToMaxima(g, who);
  g.emit?.({ type: 'newInvestigator', seat: who.seat, investigator: id });
  yield* takeFixedPossessions(g, who);
  yield* drawRandomPossessions(g, who);
  yield* chooseStartingFigures(g, who);
}
