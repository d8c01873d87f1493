import { fields, list, type Shape, text, ValidationError, validate } from './shapes.js';

/** Shape of a set-up of either game. Names are checked where they are looked up. */
const SET_UP: Shape = fields({
  investigators: list(text),
  ancientOne: text,
  'herald?': text,
  'guardian?': text,
  'packs?': list(text),
  'houseRules?': fields({}),
});

/** Throws an error with the place at which a value is not a set-up. */
export function checkSetup(setup: unknown): void {
  const misfit = validate(SET_UP, setup);
  if (misfit) throw misfit.place === '' ? new ValidationError('setup', misfit.why) : misfit;
}
