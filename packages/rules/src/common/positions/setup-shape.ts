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
  const mistake = validate(SET_UP, setup);
  if (mistake) throw mistake.place === '' ? new ValidationError('setup', mistake.why) : mistake;
}
