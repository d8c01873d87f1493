import { RandomSource } from '@vigil/bots';
import {
  ARKHAM_PLAYERS,
  type ArkhamRules,
  type ArkhamSetup,
  type CardDef,
  CHOSEN_SHEETS,
  type Content,
  heldDecks,
  type Investigator,
  type State,
} from '@vigil/rules';
import { Arrangement } from '../arrange/arrangement.js';
import { mutablePile } from '../arrange/mutable-pile.js';
import type { Coverage } from '../coverage/coverage.js';
import type { Resolution } from '../coverage/coverage-arkham.js';
import { type Arranger, ownersOf, pickRandom, shuffle } from './arranger.js';
import { type GuidedScene, SCENES } from './scenes.js';

/**
 * Returns a position in which unresolved components come up soon. Decks are stacked with them. Investigators hold
 * unused cards and stand where they matter. The game begins with the relevant phase. With nothing left to resolve, the
 * position is ordinary.
 */
export function guidedPosition(
  content: Content,
  coverage: Coverage<Resolution>,
  seed: string,
  houseRules: ArkhamSetup['houseRules'],
  rules: readonly ArkhamRules[] = [],
): State {
  const chance = new RandomSource(`guided position ${seed}`);
  const wanted = SCENES.filter(({ canResolveMissing }) => canResolveMissing(coverage, content));
  const scene = pickRandom(chance, wanted.length > 0 ? wanted : SCENES) as GuidedScene;
  const table = new Arrangement(content, setupFor(content, coverage, chance, scene, houseRules), seed, rules);
  const hand: Arranger = { table, coverage, chance };
  stackDecks(hand);
  if (scene.phase !== 'set-up') for (const who of table.state.investigators) givePossessions(hand, who);
  scene.arrange(hand);
  return scene.phase === 'set-up' ? table.state : table.begin(scene.phase);
}

function setupFor(
  content: Content,
  coverage: Coverage<Resolution>,
  chance: RandomSource,
  scene: GuidedScene,
  houseRules: ArkhamSetup['houseRules'],
): ArkhamSetup {
  const max = scene.maxInvestigators ?? ARKHAM_PLAYERS.most;
  const n = 1 + Math.max(chance.below(max), chance.below(max));
  const wanted = ownersOf([
    ...coverage.listUnresolved('investigator played'),
    ...coverage.listUnresolved('investigator used'),
  ]).slice(0, n);
  const ancientOnes = [
    ...coverage.listUnresolved('ancient one awakened'),
    ...coverage.listUnresolved('ancient one attacks'),
  ];
  const free = [...content.ancientOnes.keys()];
  return {
    investigators: [...wanted, ...new Array<string>(n - wanted.length).fill('random')],
    ancientOne: pickRandom(chance, ancientOnes.length > 0 ? ancientOnes : free) as string,
    ...randomSheets(content, chance),
    ...(houseRules && { houseRules }),
  };
}

/** Any herald and any guardian, or none. Undefined without a box that has any. */
function randomSheets(content: Content, chance: RandomSource): Partial<Record<(typeof CHOSEN_SHEETS)[number], string>> {
  return Object.fromEntries(
    CHOSEN_SHEETS.flatMap((kind) => {
      const all = content.choosableSheets(kind);
      const chosen = all.length > 0 ? all[chance.below(all.length + 1)] : undefined;
      return chosen ? [[kind, chosen.id]] : [];
    }),
  );
}

/** Puts cards that were never gained or resolved on top. */
function stackDecks({ table, coverage, chance }: Arranger): void {
  const { decks } = table.state;
  const cards = shuffle(chance, coverage.listUnresolved('card gained'));
  for (const [, deck] of heldDecks(table.content, decks)) table.putOnTop(deck, cards);
  table.putOnTop(decks.mythos, shuffle(chance, coverage.listUnresolved('mythos card')));
  table.putOnTop(decks.gate, shuffle(chance, ownersOf(coverage.listUnresolved('gate encounter'))));
  const entries = shuffle(chance, ownersOf(coverage.listUnresolved('location encounter')));
  for (const deck of Object.values(decks.locations)) {
    table.putOnTop(deck, entries);
    // A card turned up earlier is drawn next; otherwise the deck is shuffled first.
    if (deck[0] !== undefined) mutablePile(table.state.faceUpLocationCards).push(deck[0]);
  }
}

/** Possessions, including unused cards, and the means to use them. */
function givePossessions({ table, coverage, chance }: Arranger, who: Investigator): void {
  const { content } = table;
  who.money = chance.below(13);
  who.clues = chance.below(9);
  who.sliders = [chance.below(4), chance.below(4), chance.below(4)];
  table.giveTrophies(who, chance.below(4), chance.below(2));
  const unused = shuffle(chance, ownersOf(coverage.listUnresolved('card used')));
  for (const card of unused.slice(0, 2 + chance.below(4))) {
    const given = table.give(who, card);
    if (given && isUsedByTokens(content.cards.get(card), coverage)) given.tokens = 2;
  }
  const weapons = shuffle(chance, [...content.cards.values()].filter(isWeapon));
  for (const { id } of weapons.slice(0, chance.below(3))) table.give(who, id);
  if (chance.below(3) === 0) table.give(who, 'blessing');
  if (chance.below(2) === 0) who.sanity = Math.max(1, who.sanity - 1 - chance.below(3));
  if (chance.below(2) === 0) who.stamina = Math.max(1, who.stamina - 1 - chance.below(3));
}

/** True if the card has an unused ability that requires tokens on it. */
function isUsedByTokens(card: CardDef | undefined, coverage: Coverage<Resolution>): boolean {
  return (card?.abilities ?? []).some(
    ({ if: needs }, i) =>
      typeof needs === 'object' &&
      'hasAtLeast' in needs &&
      needs.hasAtLeast === 'tokens' &&
      coverage.lacks('card used', `${card?.id}:${i + 1}`),
  );
}

function isWeapon({ weapon, deck }: CardDef): boolean {
  return weapon !== undefined && (deck === 'common' || deck === 'unique');
}
