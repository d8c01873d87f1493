import { RandomSource } from '@vigil/bots';
import {
  type CardDef,
  type Content,
  HAUNT_PLAYERS,
  type HauntInvestigator,
  type HauntRules,
  type HauntSetup,
  type HauntState,
  heldDecks,
  setSlot,
} from '@vigil/rules';
import { HauntArrangement } from '../arrange/haunt-arrangement.js';
import type { Coverage } from '../coverage/coverage.js';
import type { HauntResolution } from '../coverage/coverage-haunt.js';
import { ownersOf, pickRandom, shuffle } from './arranger.js';
import { HAUNT_SCENES, type HauntArranger } from './haunt-scenes.js';

/** Returns a position of Haunt in which unresolved components come up soon, as `guidedPosition` for Arkham Horror. */
export function hauntPosition(
  content: Content,
  coverage: Coverage<HauntResolution>,
  seed: string,
  houseRules: HauntSetup['houseRules'],
  rules: readonly HauntRules[] = [],
): HauntState {
  const chance = new RandomSource(`guided position ${seed}`);
  const wanted = HAUNT_SCENES.filter(({ canResolveMissing }) => canResolveMissing(coverage, content));
  const scene = pickRandom(chance, wanted.length > 0 ? wanted : HAUNT_SCENES) as (typeof HAUNT_SCENES)[number];
  const table = new HauntArrangement(content, setupFor(content, coverage, chance, houseRules), seed, rules);
  const hand: HauntArranger = { table, coverage, chance };
  stackDecks(hand);
  if (scene.phase === 'set-up') return table.state;
  for (const who of table.state.investigators) givePossessions(hand, who);
  const seat = scene.arrange(hand);
  return table.begin(scene.phase, scene.segment, seat ?? undefined);
}

function setupFor(
  content: Content,
  coverage: Coverage<HauntResolution>,
  chance: RandomSource,
  houseRules: HauntSetup['houseRules'],
): HauntSetup {
  const { least, most } = HAUNT_PLAYERS;
  const n = least + chance.below(most - least + 1);
  const wanted = ownersOf([
    ...coverage.listUnresolved('investigator played'),
    ...coverage.listUnresolved('investigator used'),
  ]).slice(0, n);
  const ancientOnes = [
    ...coverage.listUnresolved('ancient one stirred'),
    ...coverage.listUnresolved('ancient one attacks'),
  ];
  const free = [...content.ancientOnes.keys()];
  // The masks are in the cup only against one of them.
  const monsters = [...coverage.listUnresolved('monster fought'), ...coverage.listUnresolved('monster defeated')];
  const masks = monsters.filter((id) => content.monsters.get(id)?.abilities.includes('mask'));
  const theirs = free.filter((id) => masks.length > 0 && content.ancientOnes.get(id)?.masksInCup);
  const choice = chance.below(2) === 0 && theirs.length > 0 ? theirs : ancientOnes.length > 0 ? ancientOnes : free;
  return {
    investigators: [...wanted, ...new Array<string>(n - wanted.length).fill('random')],
    ancientOne: pickRandom(chance, choice) as string,
    ...(houseRules && { houseRules }),
  };
}

/** Puts cards that were never gained or resolved on top. */
function stackDecks({ table, coverage, chance }: HauntArranger): void {
  const { decks } = table.state;
  const cards = shuffle(chance, coverage.listUnresolved('card gained'));
  for (const [, deck] of heldDecks(table.content, decks)) table.putOnTop(deck, cards);
  table.putOnTop(decks.mythos, shuffle(chance, coverage.listUnresolved('mythos card')));
  table.putOnTop(decks.gate, shuffle(chance, ownersOf(coverage.listUnresolved('gate encounter'))));
  table.putOnTop(decks.location, shuffle(chance, ownersOf(coverage.listUnresolved('location encounter'))));
}

/** Possessions, including unused cards, and the means to use them. */
function givePossessions({ table, coverage, chance }: HauntArranger, who: HauntInvestigator): void {
  const { content } = table;
  who.money = chance.below(13);
  who.clues = chance.below(5);
  table.giveTrophies(who, chance.below(4), chance.below(2));
  const unused = shuffle(chance, ownersOf(coverage.listUnresolved('card used')));
  for (const card of unused.slice(0, 2 + chance.below(4))) table.give(who, card);
  const weapons = shuffle(chance, [...content.cards.values()].filter(isWeapon));
  for (const { id } of weapons.slice(0, chance.below(3))) table.give(who, id);
  if (chance.below(3) === 0) table.give(who, chance.below(2) === 0 ? 'blessing' : 'curse');
  if (chance.below(2) === 0) who.sanity = Math.max(1, who.sanity - 1 - chance.below(3));
  if (chance.below(2) === 0) who.stamina = Math.max(1, who.stamina - 1 - chance.below(3));
  for (const [pair, row] of who.slots.entries()) {
    for (let i = 0; i < row.length; i++) if (chance.below(5) === 0) setSlot(who, pair, i, 'covered');
  }
  setSlot(who, 0, 0, 'free');
}

function isWeapon({ weapon, deck }: CardDef): boolean {
  return weapon !== undefined && (deck === 'common' || deck === 'unique');
}
