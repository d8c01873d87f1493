/** Features of a Haunt position for the chance of winning: read from view and components, never by name. */
import { type Content, type HauntView, listMythosCards } from '@vigil/rules';
import { readTeam } from './team.js';

/** Clues that a seal costs [H-SEAL-02]. */
const SEAL_CLUES = 5;

/** Names of the features, in their order. */
export const HAUNT_FEATURES = [
  'seats',
  'lost',
  'day',
  'segment',
  'doom',
  'doomLeft',
  'terror',
  'terrorLeft',
  'tracks',
  'gates',
  'toShut',
  'shutSquared',
  'faceUp',
  'faceDown',
  'sealable',
  'closable',
  'closableNow',
  'sealableNow',
  'monsters',
  'monsterClues',
  'sanity',
  'stamina',
  'weakest',
  'clues',
  'readyToSeal',
  'sealsInHand',
  'weapon',
  'allies',
  'trophies',
  'gateTrophies',
  'cluesOnBoard',
  'freeSpeed',
  'freeFight',
  'freeLore',
  'dayByShut',
  'doomByShut',
] as const;

/** Returns the features in their order. */
export function hauntFeatures(content: Content, view: HauntView): number[] {
  const { figures, investigators, gates } = view;
  const team = readTeam(content, view);
  const n = Math.max(1, investigators.length);
  const track = Math.max(1, content.ancientOnes.get(view.ancientOne)?.doom ?? 12);
  const cards = listMythosCards(view).map((card) => content.mythos.get(card));
  const grey = new Set<string>(cards.flatMap((card) => card?.white ?? []));
  const black = new Set<string>(cards.flatMap((card) => card?.black ?? []));
  const trophySymbols = new Set<string>();
  for (const { monsterTrophies, gateTrophies } of investigators) {
    for (const token of monsterTrophies) trophySymbols.add(content.tokens.get(token)?.symbol ?? '');
    for (const marker of gateTrophies) trophySymbols.add(content.gateMarkers.get(marker)?.symbol ?? '');
  }
  let [faceUp, sealable, closable, closableNow, sealableNow] = [0, 0, 0, 0, 0];
  for (const gate of gates) {
    if (!gate.faceUp) continue;
    faceUp++;
    const symbol = content.gateMarkers.get(gate.marker ?? '')?.symbol ?? '';
    if (grey.has(symbol)) sealable++;
    if (grey.has(symbol) && team.sealsInHand > 0) sealableNow++;
    if (trophySymbols.has(symbol)) closable++;
    if (trophySymbols.has(symbol) && black.has(symbol)) closableNow++;
  }
  const free = [0, 0, 0];
  for (const { slots } of investigators) {
    slots.forEach((row, i) => {
      for (const slot of row) if (slot === 'free') free[i] = (free[i] ?? 0) + 1;
    });
  }
  const doomShare = Math.min(1, view.doom / track);
  const terrorShare = view.terror / Math.max(1, figures.highestTerror);
  const toShut = Math.max(0, gates.length - figures.gatesToWin);
  const shut = 1 - Math.min(10, toShut) / 10;
  const monsterClues = view.monsters.reduce((sum, { clues }) => sum + clues, 0);
  const cluesOnBoard = Object.values(view.clues).reduce((sum, clues) => sum + clues, 0);
  return [
    n / 4,
    Math.max(0, view.startingInvestigators - n) / 4,
    view.day / 6,
    view.step.phase === 'upkeep' ? 1 : 0,
    doomShare,
    Math.min(8, track - view.doom) / 8,
    terrorShare,
    Math.min(6, figures.highestTerror - view.terror) / 6,
    doomShare * terrorShare,
    gates.length / 10,
    toShut / 10,
    shut * shut,
    faceUp / 6,
    (gates.length - faceUp) / 6,
    sealable / 4,
    closable / 4,
    closableNow / 3,
    sealableNow / 3,
    view.monsters.length / 20,
    monsterClues / 20,
    team.sanity,
    team.stamina,
    team.weakest,
    team.clues / SEAL_CLUES,
    team.readyToSeal,
    Math.min(1, team.sealsInHand / Math.max(1, toShut)),
    team.weapon / 5,
    team.allies,
    team.trophies / 5,
    Math.min(6, team.gateTrophies) / 6,
    Math.min(20, cluesOnBoard) / 20,
    (free[0] ?? 0) / (4 * n),
    (free[1] ?? 0) / (4 * n),
    (free[2] ?? 0) / (4 * n),
    (view.day / 6) * shut,
    doomShare * shut,
  ];
}
