import type { Content } from '../../language/content.js';
import type { CommonCorrection } from '../../language/corrections.js';
import { count, fields, flag, knownId, oneOf, type Shape, validate } from '../positions/shapes.js';
import { invalidCorrection } from './invalid-correction.js';

/** The fields of each kind of correction. */
export type CorrectionShapes<K extends string> = Readonly<Record<K, Shape>>;

/** Above any count that occurs in play. */
const MAX_COUNT = 999;

/** Returns the shapes of the corrections of either game. */
export function commonShapes(content: Content): CorrectionShapes<CommonCorrection['do']> {
  const seat = count(99);
  const place = knownId(content.places, 'place');
  const card = knownId(content.cards, 'card');
  const of = (more: Readonly<Record<string, Shape>>) => fields({ seat, ...more });
  return {
    figure: of({ what: oneOf('sanity', 'stamina', 'money', 'clue'), to: count(MAX_COUNT) }),
    move: of({ to: place }),
    give: of({ card }),
    take: of({ card }),
    exhaust: of({ card, is: flag }),
    delay: of({ is: flag }),
    focus: of({ to: count(MAX_COUNT) }),
    doom: fields({ to: count(MAX_COUNT) }),
    terror: fields({ to: count(MAX_COUNT) }),
    clues: fields({ at: place, to: count(MAX_COUNT) }),
    monster: fields({
      monster: knownId({ has: (id) => content.tokens.has(id) || content.monsters.has(id) }, 'monster'),
      to: knownId(
        { has: (id) => id === 'cup' || id === 'box' || content.places.has(id) || content.worlds.has(id) },
        'place for a monster',
      ),
    }),
    gate: fields({ at: place, is: flag }),
  };
}

/** Reads a value as a correction. Throws `bad-correction` with the place of the error. */
export function readCorrection<C extends { readonly do: string }>(
  shapes: CorrectionShapes<C['do']>,
  correction: unknown,
): C {
  const kinds = Object.keys(shapes);
  const mistake =
    validate(fields({ do: oneOf(...kinds) }), correction) ??
    validate(shapes[(correction as C).do as C['do']], correction);
  if (mistake) throw invalidCorrection(mistake.place === '' ? 'correction' : mistake.place, mistake.why);
  return correction as C;
}
