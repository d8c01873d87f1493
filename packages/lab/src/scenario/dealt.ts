import { Dice } from '@vigil/engine';
import { ScenarioError } from './fault.js';
import type { CommonDocument } from './format.js';

/** Fields allowed for a table dealt by the rules. */
const SAID =
  'name covers note game seed packs houseRules define investigators players ancientOne herald guardian dealt dice steps';

/** Returns the dice that deal a table from a seed. Throws {@link ScenarioError} if the scenario also arranges it. */
export function createDealDice(document: CommonDocument): Dice {
  const arranged = Object.keys(document).find((field) => !SAID.split(' ').includes(field));
  if (arranged) throw new ScenarioError([arranged], 'a table that is dealt cannot also be arranged');
  return Dice.seeded(document.seed ?? document.name);
}
