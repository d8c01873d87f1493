/** Features of an Arkham position for the chance of winning: read from view and components, never by name. */
import type { Content, Countable, View } from '@vigil/rules';
import { fighterOf } from '../careful/duel.js';
import { factsOf } from '../careful/facts.js';
import { armedBonus } from '../careful/weapons.js';
import { readTeam } from './team.js';

/** Sliders of an attack on the Ancient One. */
const BATTLE_STOPS = [3, 3, 3] as const;

/** Clues that a seal costs. */
const SEAL_CLUES = 5;

/** Names of the features, in their order. */
export const ARKHAM_FEATURES = [
  'seats',
  'turn',
  'doom',
  'doomLeft',
  'doomFull',
  'track',
  'awakened',
  'battleLeft',
  'combat',
  'unbeatable',
  'gates',
  'gatesLeft',
  'gatesEdge',
  'seals',
  'sealsLeft',
  'sealsSquared',
  'sealedOften',
  'openOften',
  'closable',
  'terror',
  'monsters',
  'monstersFull',
  'strong',
  'sanity',
  'stamina',
  'weakest',
  'clues',
  'readyToSeal',
  'sealsInHand',
  'sealCards',
  'weapon',
  'blessed',
  'allies',
  'trophies',
  'gateTrophies',
  'money',
  'cluesOnBoard',
  'away',
  'awayReady',
  'explored',
  'exploredReady',
  'delayed',
  'sealsByReady',
  'doomBySeals',
  'battleStrength',
  'battleStrengthNear',
  'battleNeeds',
] as const;

/** Returns the features in their order. */
export function arkhamFeatures(content: Content, view: View): number[] {
  const { figures, investigators, gates, seals, doom, battle } = view;
  const facts = factsOf(content);
  const team = readTeam(content, view);
  const n = Math.max(1, investigators.length);
  const ancient = content.ancientOnes.get(view.ancientOne);
  const track = Math.max(1, ancient?.doom ?? 12);
  const sealsLeft = Math.max(0, figures.sealsToWin - seals.length);
  const gatesLeft = Math.max(0, figures.gatesToAwaken - gates.length);
  const often = (places: readonly string[]) => places.reduce((sum, at) => sum + (facts.oftenAt.get(at) ?? 0), 0);
  let [away, awayReady, explored, exploredReady, delayed] = [0, 0, 0, 0, 0];
  for (const who of investigators) {
    const ready = who.clues >= SEAL_CLUES || who.cards.some(({ card }) => facts.seals.has(card));
    if (who.explored) {
      explored++;
      if (ready) exploredReady++;
    }
    if (who.delayed) delayed++;
    if (content.places.get(who.place)?.world === undefined) continue;
    away++;
    if (ready) awayReady++;
  }
  let strong = 0;
  for (const { token } of view.monsters) strong += (content.tokens.get(token)?.toughness ?? 0) >= 3 ? 1 : 0;
  const doomShare = Math.min(1, doom / track);
  const limit = figures.monsterLimit ?? 20;
  const sealShare = seals.length / Math.max(1, figures.sealsToWin);
  const cluesOnBoard = Object.values(view.clues).reduce((sum, clues) => sum + clues, 0);
  return [
    n / 4,
    view.turn / 20,
    battle ? 1 : doomShare,
    battle ? 0 : Math.min(8, track - doom) / 8,
    !battle && track - doom <= 2 ? 1 : 0,
    track / 12,
    battle ? 1 : 0,
    battle ? doomShare : 0,
    ratingOf(ancient?.combatRating, battle?.rating) / 5,
    ancient?.combatRating === 'undefeatable' ? 1 : 0,
    gates.length / Math.max(1, figures.gatesToAwaken),
    Math.min(4, gatesLeft) / 4,
    gatesLeft <= 1 ? 1 : 0,
    sealShare,
    Math.min(3, sealsLeft) / 3,
    sealShare * sealShare,
    often(seals) / 4,
    often(gates.map(({ at }) => at)) / 4,
    gates.length <= 2 && team.gateTrophies + gates.length >= n ? 1 : 0,
    view.terror / 10,
    figures.monsters / Math.max(1, limit),
    figures.monsters >= limit ? 1 : 0,
    strong / 5,
    team.sanity,
    team.stamina,
    team.weakest,
    team.clues / 5,
    team.readyToSeal,
    Math.min(1, team.sealsInHand / Math.max(1, sealsLeft)),
    team.sealCards,
    team.weapon / 5,
    team.blessed,
    team.allies,
    team.trophies / 5,
    Math.min(6, team.gateTrophies) / 6,
    team.money / 10,
    Math.min(12, cluesOnBoard) / 12,
    away / n,
    awayReady / n,
    explored / n,
    exploredReady / n,
    delayed / n,
    sealShare * team.readyToSeal,
    sealShare * doomShare,
    ...battleFeatures(content, view, battle ? 1 : doomShare),
  ];
}

/** Rounds that investigators are likely to stand in the last battle. */
const ROUNDS = 4;
/** Trophies or Clues that last for the battle. */
const KEPT = 2;

/**
 * Returns how far attacks and Clues reach in the last battle, and the same by how near it is. The third is the share of
 * needed trophies that is missing.
 */
function battleFeatures(content: Content, view: View, near: number): readonly [number, number, number] {
  const { investigators, ancientOne: id, battle, terror } = view;
  const ancientOne = content.ancientOnes.get(id);
  if (!ancientOne || ancientOne.combatRating === 'undefeatable') return [0, 0, 0];
  const rating =
    ancientOne.combatRating === 'minus-terror' ? -terror : ratingOf(ancientOne.combatRating, battle?.rating);
  const needs = factsOf(content).battleNeeds.get(id) ?? new Set();
  const n = Math.max(1, investigators.length);
  let [strength, lacking] = [0, 0];
  for (const who of investigators) {
    if (who.place === 'out') continue;
    const fighter = fighterOf({ content, view }, who, BATTLE_STOPS);
    const held = who.cards.map(({ card }) => card);
    const dice = Math.max(0, fighter.skill('fight') + armedBonus(content, held, ancientOne.defenses) + rating);
    const successes = ((ROUNDS * dice + who.clues) * fighter.faces) / 6;
    strength += Math.min(1.5, successes / Math.max(1, ancientOne.doom));
    const has = {
      clues: who.clues,
      'gate-trophies': who.gateTrophies.length,
      'monster-trophies': who.monsterTrophies.length,
    };
    for (const [what, count] of Object.entries(has))
      if (needs.has(what as Countable)) lacking += 1 - Math.min(KEPT, count) / KEPT;
  }
  return [strength / n, (strength / n) * near, lacking / n];
}

/** Returns the combat rating of the Ancient One; 0 where it is not a number. */
function ratingOf(printed: unknown, now: number | undefined): number {
  const rating = now ?? printed;
  return typeof rating === 'number' ? rating : 0;
}
