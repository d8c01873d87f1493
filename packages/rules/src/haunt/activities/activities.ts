import type { Option, Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { occupied, unlessGone } from '../../common/game.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/resolving/abilities.js';
import { checksOfAbilities } from '../../common/resolving/ahead.js';
import { gateHere, markerOf } from '../board/gates.js';
import { shownOn } from '../board/symbols.js';
import { mustStay } from '../day/phases.js';
import { type Game, isInCity } from '../game.js';
import type { Gate, Investigator } from '../state.js';
import { banish, banishAhead, mayBanish } from './banish.js';
import { investigate } from './location-encounter.js';
import { close, mayClose, maySeal, seal, sealingItems, sealWithItem } from './rituals.js';

export { locationEncounter } from './location-encounter.js';

/** One thing the active investigator can do. */
interface Activity {
  readonly run: () => Rule;
}

/**
 * City segment V: one activity of the active investigator, or none (H-ACT-01, H-ACT-02). Who is no longer in the city
 * does nothing (H-ACT-04); monsters at the place do not matter (H-ACT-05).
 */
export function* investigatorActivity(g: Game, who: Investigator): Rule {
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
        ...(gate && { gate: gate.marker, ...figuresOf(g, who, gate) }),
        checks: {
          ...(gate && mayBanish(g, who, gate) && { banish: banishAhead(g, who, gate) }),
          ...checksOfAbilities(g, abilitiesAt(g, who, 'phase:arkham-encounters')),
        },
      }),
    };
  });
  if (chosen) yield* unlessGone(who, chosen.run());
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
function activities(g: Game, who: Investigator): Option<Activity | undefined>[] {
  const { place } = who;
  const options: Option<Activity | undefined>[] = [];
  const add = (id: string, key: string, run: () => Rule, args: Option['args'] = {}) =>
    options.push({ id, value: { run }, key, args: { place, ...args }, on: place });
  // H-INV-01
  if (g.place(place).kind === 'location')
    add('investigate', 'o.activity-investigate', () => occupied(g, who, investigate(g, who)));
  for (const use of abilitiesAt(g, who, 'phase:arkham-encounters')) {
    options.push(abilityOption<Activity | undefined>(use, { run: () => useAbility(g, who, use) }));
  }
  const gate = gateHere(g, who);
  if (!gate) return options;
  const args = { gate: gate.marker };
  if (mayBanish(g, who, gate)) add('banish', 'o.activity-banish', () => banish(g, who, gate), args);
  // H-TURN-03
  if (!mustStay(who)) add('enter', 'o.activity-enter', () => enter(g, who, gate), args);
  if (maySeal(g, who, gate))
    add('seal', 'o.activity-seal', () => seal(g, who, gate), { ...args, n: g.means.gates.sealCost(g, who) });
  if (mayClose(g, who, gate)) add('close', 'o.activity-close', () => close(g, who, gate), args);
  for (const use of sealingItems(g, who, gate)) {
    options.push(abilityOption<Activity | undefined>(use, { run: () => sealWithItem(g, who, gate, use) }));
  }
  return options;
}

/** Goes through a face-up gate, whatever the Mythos cards show (H-ENTER-01, H-ENTER-02). */
function* enter(g: Game, who: Investigator, gate: Gate): Rule {
  yield* g.means.gates.enter(g, who, gate);
}
