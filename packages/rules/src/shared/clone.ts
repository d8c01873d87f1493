import type { BoardMonster, Investigator, Possession, State } from './state.js';

/**
 * An independent copy of plain JSON. Written by hand because forks and beats copy the state very often: lists of
 * texts and numbers, most of a state, are copied in one go.
 */
export function clonePlain<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const first = value[0];
    if (typeof first !== 'object' || first === null) return value.slice();
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list;
  }
  const record: Record<string, unknown> = {};
  for (const key in value) record[key] = copy((value as Record<string, unknown>)[key]);
  return record;
}

/**
 * An independent copy of a position, field by field: beats and forks copy it so often that it pays to say what there
 * is. What is never changed in place (house rules, gates, closed places, lasting headlines) is shared.
 */
export function cloneState(s: State): State {
  const { decks } = s;
  const locations: Record<string, string[]> = {};
  for (const id in decks.locations) locations[id] = (decks.locations[id] as string[]).slice();
  const copy: State = {
    ...s,
    step: { ...s.step },
    investigators: s.investigators.map(cloneInvestigator),
    unusedInvestigators: s.unusedInvestigators.slice(),
    monsters: s.monsters.map(cloneMonster),
    cup: s.cup.slice(),
    box: s.box.slice(),
    gates: s.gates.slice(),
    gatePile: s.gatePile.slice(),
    seals: s.seals.slice(),
    clues: { ...s.clues },
    closed: s.closed.slice(),
    decks: {
      common: decks.common.slice(),
      unique: decks.unique.slice(),
      spell: decks.spell.slice(),
      skill: decks.skill.slice(),
      ally: decks.ally.slice(),
      mythos: decks.mythos.slice(),
      gate: decks.gate.slice(),
      locations,
    },
    specials: { ...s.specials },
    headlines: s.headlines.slice(),
    turnedUp: s.turnedUp.slice(),
  };
  if (s.rumor) copy.rumor = { ...s.rumor, monsters: s.rumor.monsters.slice() };
  if (s.battle) copy.battle = { ...s.battle };
  if (s.arrivals) copy.arrivals = s.arrivals.slice();
  return copy;
}

function cloneInvestigator(who: Investigator): Investigator {
  const [speed, fight, lore] = who.sliders;
  const copy: Investigator = {
    ...who,
    maximumChange: { ...who.maximumChange },
    sliders: [speed, fight, lore],
    cards: who.cards.map(clonePossession),
    monsterTrophies: who.monsterTrophies.slice(),
    gateTrophies: who.gateTrophies.slice(),
    used: who.used.slice(),
    untilTurnEnds: who.untilTurnEnds.slice(),
  };
  if (who.enters) copy.enters = { ...who.enters };
  return copy;
}

function cloneMonster({ token, at }: BoardMonster): BoardMonster {
  return { token, at };
}

function clonePossession(possession: Possession): Possession {
  return { ...possession };
}
