import { cloneDecks, cloneOwn, cloneTable } from '../common/clone.js';
import { cloneSlices } from '../common/slices.js';
import type { BoardMonster, Investigator, Slots, State } from './state.js';

/** An independent copy of a position; see {@link cloneTable}. */
export function cloneState(s: State): State {
  const copy: State = {
    ...s,
    ...cloneTable(s),
    ...cloneSlices(s),
    step: { ...s.step },
    investigators: s.investigators.map(cloneInvestigator),
    unusedInvestigators: s.unusedInvestigators.slice(),
    monsters: s.monsters.map(cloneMonster),
    gates: s.gates.slice(),
    clues: { ...s.clues },
    closed: s.closed.slice(),
    decks: { ...cloneDecks(s.decks), location: s.decks.location.slice() },
    mythosDiscards: s.mythosDiscards.slice(),
    placedToday: s.placedToday.slice(),
  };
  if (s.turnedUp) copy.turnedUp = s.turnedUp.slice();
  if (s.city) copy.city = { ...s.city, met: s.city.met.slice(), acted: s.city.acted.slice() };
  if (s.ancient) {
    copy.ancient = { ...s.ancient, drawn: s.ancient.drawn.slice(), participants: s.ancient.participants.slice() };
  }
  return copy;
}

function cloneInvestigator(who: Investigator): Investigator {
  const [speed, fight, lore] = who.slots;
  const copy: Investigator = {
    ...who,
    ...cloneOwn(who),
    slots: [cloneSlots(speed), cloneSlots(fight), cloneSlots(lore)],
  };
  if (who.pledged) copy.pledged = { ...who.pledged };
  return copy;
}

function cloneSlots(slots: Slots): Slots {
  return slots.slice() as Slots;
}

function cloneMonster({ token, at, clues }: BoardMonster): BoardMonster {
  return { token, at, clues };
}
