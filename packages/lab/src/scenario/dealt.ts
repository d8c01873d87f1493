import { Dice } from '@vigil/engine';
import { ScenarioError } from './fault.js';
import type { CommonDocument } from './format.js';

/** The fields allowed for a table that the rules deal. */
const SAID =
  'name covers note game seed packs houseRules define investigators players ancientOne herald guardian dealt dice steps';

/** The dice that deal a table, by the seed. Throws {@link ScenarioError} if something is arranged on it as well. */
export function dealing(document: CommonDocument): Dice {
  const arranged = Object.keys(document).find((field) => !SAID.split(' ').includes(field));
  if (arranged) throw new ScenarioError([arranged], 'a table that is dealt cannot also be arranged');
  return Dice.seeded(document.seed ?? document.name);
}
