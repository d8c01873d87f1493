import { ask, type Dice, type Rule } from '@vigil/engine';
import type { InvestigatorDef } from '../content.js';
import type { DeckId } from '../effects/language.js';
import { drawCards, gainCard, keepWithinMaxima } from '../shared/cards.js';
import type { Content } from '../shared/content-index.js';
import { maximum } from '../shared/modifiers.js';
import type { ArkhamSetup } from './definition.js';
import type { Game } from './game.js';
import { houseRules } from './house-rules.js';
import { isClosed } from './places.js';
import type { Investigator, State } from './state.js';
import { supplyOf } from './status.js';

/**
 * The table before anybody draws (A-SETUP-01 to 08, 14, 15): clues on unstable locations, the first player, sheets and
 * Ancient One chosen or random, decks and cup shuffled. Throws an error that names what is impossible.
 */
export function newState(content: Content, setup: ArkhamSetup, dice: Dice): State {
  const n = setup.investigators.length;
  if (n < 1 || n > 8) throw new Error(`investigators: a game takes 1 to 8, not ${n}`);
  const ancientOne = chooseOne(content.ancientOnes, setup.ancientOne, dice, 'ancientOne');
  const sheets = chooseSheets(content, setup.investigators, dice);
  const { masksInCup } = content.ancientOnes.get(ancientOne) as { masksInCup?: true };
  const cup: string[] = [];
  for (const [token, kind] of content.tokens) {
    if (kind.inCup || (masksInCup && kind.abilities.includes('mask'))) cup.push(token);
  }
  const state: State = {
    houseRules: houseRules(setup.houseRules),
    turn: 0,
    step: { phase: 'set-up', done: 0 },
    first: dice.below(n),
    ancientOne,
    doom: 0,
    terror: 0,
    investigators: sheets.map((id, seat) => newInvestigator(content, id, seat)),
    unusedInvestigators: [...content.investigators.keys()].filter((id) => !sheets.includes(id)),
    monsters: [],
    cup: dice.shuffle(cup),
    box: [],
    gates: [],
    gatePile: dice.shuffle([...content.gateMarkers.keys()]),
    seals: [],
    clues: {},
    closed: [],
    decks: newDecks(content, dice),
    specials: newSupplies(content),
    headlines: [],
    turnedUp: [],
    elderSignsPlayed: 0,
    environment: undefined,
    rumor: undefined,
    arrivals: undefined,
    twoMythosCards: undefined,
    battle: undefined,
  };
  const spared = sheets.map((id) => content.investigators.get(id)?.noClueAt);
  for (const { id, stable } of content.locations.values()) {
    if (!stable && !spared.includes(id)) state.clues[id] = 1;
  }
  return state;
}

/** An investigator's sheet with its printed figures, before possessions. */
export function newInvestigator(content: Content, id: string, seat: number): Investigator {
  const sheet = content.investigators.get(id) as InvestigatorDef;
  return {
    seat,
    id,
    place: sheet.home,
    sanity: sheet.sanity,
    stamina: sheet.stamina,
    maximumChange: { sanity: 0, stamina: 0 },
    money: 0,
    clues: 0,
    sliders: [0, 0, 0],
    cards: [],
    monsterTrophies: [],
    gateTrophies: [],
    delayed: false,
    explored: false,
    used: [],
    untilTurnEnds: [],
    // Fields are never added or taken away later: objects of one shape are read much faster.
    losesTurn: undefined,
    turnEnded: undefined,
    enteredAt: undefined,
    returnedOn: undefined,
    fellOn: undefined,
    defaulted: undefined,
    enters: undefined,
  };
}

function chooseOne(from: ReadonlyMap<string, unknown>, id: string, dice: Dice, what: string): string {
  const all = [...from.keys()];
  if (id === 'random') return all[dice.below(all.length)] as string;
  if (!from.has(id)) throw new Error(`${what}: there is no "${id}"; there are ${all.join(', ')}`);
  return id;
}

function chooseSheets(content: Content, wanted: readonly string[], dice: Dice): string[] {
  const all = [...content.investigators.keys()];
  wanted.forEach((id, i) => {
    if (id === 'random') return;
    if (!all.includes(id)) throw new Error(`investigators[${i}]: there is no "${id}"; there are ${all.join(', ')}`);
    if (wanted.indexOf(id) !== i) throw new Error(`investigators[${i}]: "${id}" is already in the game`);
  });
  const free = dice.shuffle(all.filter((id) => !wanted.includes(id)));
  return wanted.map((id) => (id === 'random' ? (free.pop() as string) : id));
}

function newDecks(content: Content, dice: Dice): State['decks'] {
  const cards = (deck: DeckId) => {
    const list: string[] = [];
    for (const { id, deck: own, count } of content.cards.values()) {
      if (own === deck) for (let i = 0; i < count; i++) list.push(id);
    }
    return dice.shuffle(list);
  };
  const locations: Record<string, string[]> = {};
  for (const { id, neighbourhood } of content.locationCards.values()) {
    let deck = locations[neighbourhood];
    if (!deck) {
      deck = [];
      locations[neighbourhood] = deck;
    }
    deck.push(id);
  }
  for (const deck of Object.values(locations)) dice.shuffle(deck);
  return {
    common: cards('common'),
    unique: cards('unique'),
    spell: cards('spell'),
    skill: cards('skill'),
    ally: cards('ally'),
    mythos: dice.shuffle([...content.mythos.keys()]),
    gate: dice.shuffle([...content.gateCards.keys()]),
    locations,
  };
}

function newSupplies(content: Content): Record<string, number> {
  const supplies: Record<string, number> = {};
  for (const { id, deck, count } of content.cards.values()) {
    if (deck === 'special') supplies[supplyOf(id)] = count;
  }
  return supplies;
}

/** Fixed possessions come out of their decks before anything random is drawn (A-SETUP-09). */
export function* fixedPossessions(g: Game, who: Investigator): Rule {
  const { fixed } = g.sheet(who);
  who.money += fixed.money;
  who.clues += fixed.clues;
  for (const card of fixed.cards) {
    const { deck } = g.card(card);
    if (deck === 'special') {
      const supply = supplyOf(card);
      if ((g.s.specials[supply] ?? 0) < 1) continue;
      g.s.specials[supply] = (g.s.specials[supply] as number) - 1;
    } else {
      const at = g.deck(deck).indexOf(card);
      // Somebody else may hold the only one when a replacement is set up.
      if (at < 0) continue;
      g.deck(deck).splice(at, 1);
    }
    yield* gainCard(g, who, card, who.id);
  }
}

/** Random possessions (A-SETUP-11), then full sanity and stamina (A-SETUP-12). */
export function* randomPossessions(g: Game, who: Investigator): Rule {
  const { random } = g.sheet(who);
  for (const deck of ['common', 'unique', 'spell', 'skill'] as const) {
    const n = random[deck] ?? 0;
    if (n > 0) yield* drawCards(g, who, deck, n, n, who.id);
  }
  who.sanity = maximum(g, who, 'sanity');
  who.stamina = maximum(g, who, 'stamina');
}

const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;

/** Each slider starts on any of its stops (A-SETUP-13). */
export function* startingSkills(g: Game, who: Investigator): Rule {
  for (const [i, pair] of PAIRS.entries()) {
    who.sliders[i as 0 | 1 | 2] = yield* ask<number>(() => ({
      by: [who.seat],
      key: `q.start-${pair}`,
      args: { investigator: who.id },
      why: 'A-SETUP-13',
      options: g.sheet(who).sliders[pair].map(([first, second], stop) => ({
        id: `stop:${stop}`,
        value: stop,
        key: `o.stop-${pair}`,
        args: { first, second },
      })),
    }));
  }
  g.tell?.({ type: 'sliders', seat: who.seat, sliders: [...who.sliders] });
}

/** A player's next investigator, set up as at the start of a game (A-STATUS-26). */
export function* enterAnew(g: Game, who: Investigator): Rule {
  const unused = g.s.unusedInvestigators;
  const as = who.enters?.as;
  const id = as !== undefined && unused.includes(as) ? as : (unused[g.dice.below(unused.length)] as string);
  unused.splice(unused.indexOf(id), 1);
  const fresh = newInvestigator(g.content, id, who.seat);
  const { monsterTrophies, gateTrophies } = who;
  who.enters = undefined;
  who.returnedOn = undefined;
  who.fellOn = undefined;
  // A home that has closed meanwhile is entered by its street.
  const place = isClosed(g, fresh.place) ? (g.place(fresh.place).street as string) : fresh.place;
  Object.assign(who, fresh, { place, monsterTrophies, gateTrophies });
  keepWithinMaxima(g, who);
  g.tell?.({ type: 'newInvestigator', seat: who.seat, investigator: id });
  yield* fixedPossessions(g, who);
  yield* randomPossessions(g, who);
  yield* startingSkills(g, who);
}
