import { fields, list, type Shape, text, ValidationError, validate } from './shapes.js';

/** What is agreed before a game of either kind; which names there are is said where they are looked up. */
const SET_UP: Shape = fields({
  investigators: list(text),
  ancientOne: text,
  'herald?': text,
  'guardian?': text,
  'packs?': list(text),
  'houseRules?': fields({}),
});

/** Throws an error that names the place of what is no set-up. */
export function checkSetup(setup: unknown): void {
  const misfit = validate(SET_UP, setup);
  if (misfit) throw misfit.place === '' ? new ValidationError('setup', misfit.why) : misfit;
}
