import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { occupied } from '../../common/game.js';
import { ownPart } from '../../common/parts.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/resolving/abilities.js';
import { checksOfAbilities } from '../../common/resolving/ahead.js';
import type { Answered } from '../../language/questions/index.js';
import { gateHere, markerOf } from '../board/gates.js';
import { shownOn } from '../board/symbols.js';
import { mustStay } from '../day/phases.js';
import { type Game, isInCity } from '../game.js';
import type { Gate, Investigator } from '../state.js';
import { banish, banishAhead, mayBanish } from './banish.js';
import { investigate } from './location-encounter.js';
import { close, mayClose, maySeal, ritualAhead, ritualsHere, seal, sealingItems, sealWithItem } from './rituals.js';

export { locationEncounter } from './location-encounter.js';

/** One thing the active investigator can do. */
interface Activity {
  readonly run: () => Rule;
}

/**
 * City segment V: one activity of the active investigator, or none (H-ACT-01, H-ACT-02). Who is no longer in the city
 * does nothing (H-ACT-04); monsters at the place do not matter (H-ACT-05).
 */
export function investigatorActivity(g: Game, who: Investigator): Rule {
  return ownPart(g, who, 'turn', chooseActivity);
}

function* chooseActivity(g: Game, who: Investigator): Rule {
  const chosen = yield* askUnlessMoot<Activity | undefined>(g, () => {
    if (!isInCity(g, who.place)) return undefined;
    const options = activities(g, who);
    if (options.length === 0) return undefined;
    const gate = gateHere(g, who);
    return {
      by: [who.seat],
      key: 'q.activity',
      args: { investigator: who.id, place: who.place },
      why: 'H-ACT-01',
      options: [...options, { id: 'nothing', value: undefined, key: 'o.nothing' }],
      about: () => ({
        ...(gate && { gate: gate.marker, ...figuresOf(g, who, gate), rituals: ritualsHere(g, who, gate) }),
        checks: {
          ...(gate && maySeal(g, who, gate) && { seal: ritualAhead(g, who, gate, 'seal') }),
          ...(gate && mayClose(g, who, gate) && { close: ritualAhead(g, who, gate, 'close') }),
          ...(gate && mayBanish(g, who, gate) && { banish: banishAhead(g, who, gate) }),
          ...checksOfAbilities(g, abilitiesAt(g, who, 'phase:arkham-encounters')),
        },
      }),
    };
  });
  if (chosen) yield* chosen.run();
}

/** What players want to see of a gate before they decide. */
function figuresOf(g: Game, who: Investigator, gate: Gate) {
  const { modifier, symbol } = markerOf(g, gate);
  return {
    modifier,
    difficulty: g.means.gates.difficulty(g, who, gate),
    sealCost: g.means.gates.sealCost(g, who),
    shown: shownOn(g, symbol),
  };
}

/** Every activity open to somebody where he is. */
function activities(g: Game, who: Investigator): Answered<'q.activity', Activity | undefined>[] {
  const { place } = who;
  const options: Answered<'q.activity', Activity | undefined>[] = [];
  if (g.place(place).kind === 'location') {
    // H-INV-01
    const run = () => occupied(g, who, investigate(g, who));
    options.push({ id: 'investigate', value: { run }, key: 'o.activity-investigate', args: { place }, on: place });
  }
  for (const use of abilitiesAt(g, who, 'phase:arkham-encounters')) {
    options.push(abilityOption(use, { run: () => useAbility(g, who, use) }));
  }
  const gate = gateHere(g, who);
  if (!gate) return options;
  const said = { args: { place, gate: gate.marker }, on: place };
  if (mayBanish(g, who, gate)) {
    options.push({ id: 'banish', value: { run: () => banish(g, who, gate) }, key: 'o.activity-banish', ...said });
  }
  // H-TURN-03
  if (!mustStay(who)) {
    options.push({ id: 'enter', value: { run: () => enter(g, who, gate) }, key: 'o.activity-enter', ...said });
  }
  if (maySeal(g, who, gate)) {
    const args = { ...said.args, n: g.means.gates.sealCost(g, who) };
    options.push({ id: 'seal', value: { run: () => seal(g, who, gate) }, key: 'o.activity-seal', args, on: place });
  }
  if (mayClose(g, who, gate)) {
    options.push({ id: 'close', value: { run: () => close(g, who, gate) }, key: 'o.activity-close', ...said });
  }
  for (const use of sealingItems(g, who, gate)) {
    options.push(abilityOption(use, { run: () => sealWithItem(g, who, gate, use) }));
  }
  return options;
}

/** Goes through a face-up gate, whatever the Mythos cards show (H-ENTER-01, H-ENTER-02). */
function* enter(g: Game, who: Investigator, gate: Gate): Rule {
  yield* g.means.gates.enter(g, who, gate);
}
