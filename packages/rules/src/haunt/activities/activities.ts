import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/cards/abilities.js';
import { previewAbilityChecks } from '../../common/checks/check-previews.js';
import { whileOccupied } from '../../common/game.js';
import { runPart } from '../../common/turn-parts.js';
import type { OptionWithValue } from '../../language/questions/index.js';
import { gateOf, markerOf } from '../board/gates.js';
import { fieldsShowing } from '../board/symbols.js';
import { mustStay } from '../day/phases.js';
import { type Game, isInCity } from '../game.js';
import type { Gate, Investigator } from '../state.js';
import { banishMonsters, canBanish, previewBanish } from './banish.js';
import { investigate } from './location-encounter.js';
import {
  canClose,
  canSeal,
  closeGate,
  listRituals,
  previewRitual,
  sealGate,
  sealingItems,
  sealWithItem,
} from './rituals.js';

export { locationEncounter } from './location-encounter.js';

/** One option of the active investigator. */
interface Activity {
  readonly run: () => Rule;
}

/**
 * Runs City segment V: one activity of the active investigator, or none (H-ACT-01, H-ACT-02). None outside the city
 * (H-ACT-04); monsters at the place do not matter (H-ACT-05).
 */
export function runInvestigatorActivity(g: Game, who: Investigator): Rule {
  return runPart(g, who, 'turn', chooseActivity);
}

function* chooseActivity(g: Game, who: Investigator): Rule {
  const chosen = yield* askUnlessMoot<Activity | undefined>(g, () => {
    if (!isInCity(g, who.place)) return undefined;
    const options = listActivities(g, who);
    if (options.length === 0) return undefined;
    const gate = gateOf(g, who);
    return {
      by: [who.seat],
      key: 'q.activity',
      args: { investigator: who.id, place: who.place },
      why: 'H-ACT-01',
      options: [...options, { id: 'nothing', value: undefined, key: 'o.nothing' }],
      about: () => ({
        ...(gate && { gate: gate.marker, ...gatePreview(g, who, gate), rituals: listRituals(g, who, gate) }),
        checks: {
          ...(gate && canSeal(g, who, gate) && { seal: previewRitual(g, who, gate, 'seal') }),
          ...(gate && canClose(g, who, gate) && { close: previewRitual(g, who, gate, 'close') }),
          ...(gate && canBanish(g, who, gate) && { banish: previewBanish(g, who, gate) }),
          ...previewAbilityChecks(g, abilitiesAt(g, who, 'phase:arkham-encounters')),
        },
      }),
    };
  });
  if (chosen) yield* chosen.run();
}

/** Returns the figures of a gate that help players to decide. */
function gatePreview(g: Game, who: Investigator, gate: Gate) {
  const { modifier, symbol } = markerOf(g, gate);
  return {
    modifier,
    difficulty: g.rules.gates.difficulty(g, who, gate),
    sealCost: g.rules.gates.sealCost(g, who),
    shown: fieldsShowing(g, symbol),
  };
}

/** Lists the activities open to an investigator at their place. */
function listActivities(g: Game, who: Investigator): OptionWithValue<'q.activity', Activity | undefined>[] {
  const { place } = who;
  const options: OptionWithValue<'q.activity', Activity | undefined>[] = [];
  if (g.place(place).kind === 'location') {
    // H-INV-01
    const run = () => whileOccupied(g, who, investigate(g, who));
    options.push({ id: 'investigate', value: { run }, key: 'o.activity-investigate', args: { place }, on: place });
  }
  for (const use of abilitiesAt(g, who, 'phase:arkham-encounters')) {
    options.push(abilityOption(use, { run: () => useAbility(g, who, use) }));
  }
  const gate = gateOf(g, who);
  if (!gate) return options;
  const option = { args: { place, gate: gate.marker }, on: place };
  if (canBanish(g, who, gate)) {
    options.push({
      id: 'banish',
      value: { run: () => banishMonsters(g, who, gate) },
      key: 'o.activity-banish',
      ...option,
    });
  }
  // H-TURN-03
  if (!mustStay(who)) {
    options.push({ id: 'enter', value: { run: () => enterGate(g, who, gate) }, key: 'o.activity-enter', ...option });
  }
  if (canSeal(g, who, gate)) {
    const args = { ...option.args, n: g.rules.gates.sealCost(g, who) };
    options.push({ id: 'seal', value: { run: () => sealGate(g, who, gate) }, key: 'o.activity-seal', args, on: place });
  }
  if (canClose(g, who, gate)) {
    options.push({ id: 'close', value: { run: () => closeGate(g, who, gate) }, key: 'o.activity-close', ...option });
  }
  for (const use of sealingItems(g, who, gate)) {
    options.push(abilityOption(use, { run: () => sealWithItem(g, who, gate, use) }));
  }
  return options;
}

/** Passes through a face-up gate, whatever the Mythos cards show (H-ENTER-01, H-ENTER-02). */
function* enterGate(g: Game, who: Investigator, gate: Gate): Rule {
  yield* g.rules.gates.enter(g, who, gate);
}
