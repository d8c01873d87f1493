import { cloneDecks, cloneOwn, cloneTable } from '../common/clone.js';
import { cloneSlices } from '../common/slices.js';
import type { BoardMonster } from '../common/state.js';
import type { Investigator, State } from './state.js';

/** An independent copy of a position; see {@link cloneTable}. */
export function cloneState(s: State): State {
  const { decks } = s;
  const locations: Record<string, string[]> = {};
  for (const id in decks.locations) locations[id] = (decks.locations[id] as string[]).slice();
  const copy: State = {
    ...s,
    ...cloneTable(s),
    ...cloneSlices(s),
    step: { ...s.step },
    investigators: s.investigators.map(cloneInvestigator),
    unusedInvestigators: s.unusedInvestigators.slice(),
    monsters: s.monsters.map(cloneMonster),
    gates: s.gates.slice(),
    seals: s.seals.slice(),
    clues: { ...s.clues },
    closed: s.closed.slice(),
    decks: { ...cloneDecks(decks), locations },
    turnedUp: s.turnedUp.slice(),
  };
  if (s.battle) copy.battle = { ...s.battle };
  if (s.arrivals) copy.arrivals = s.arrivals.slice();
  return copy;
}

function cloneInvestigator(who: Investigator): Investigator {
  const [speed, fight, lore] = who.sliders;
  const copy: Investigator = { ...who, ...cloneOwn(who), sliders: [speed, fight, lore] };
  if (who.enters) copy.enters = { ...who.enters };
  return copy;
}

function cloneMonster({ token, at }: BoardMonster): BoardMonster {
  return { token, at };
}
