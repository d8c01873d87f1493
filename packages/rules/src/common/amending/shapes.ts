import type { Content } from '../../language/content.js';
import type { CommonCorrection } from '../../language/corrections.js';
import { count, fields, flag, known, misfitOf, oneOf, type Shape } from '../positions/shapes.js';
import { refused } from './refused.js';

/** The fields of each kind of correction. */
export type CorrectionShapes<K extends string> = Readonly<Record<K, Shape>>;

/** More than anybody ever has of what is counted. */
const MANY = 999;

/** What corrections of either game look like. */
export function commonShapes(content: Content): CorrectionShapes<CommonCorrection['do']> {
  const seat = count(99);
  const place = known(content.places, 'place');
  const card = known(content.cards, 'card');
  const of = (more: Readonly<Record<string, Shape>>) => fields({ seat, ...more });
  return {
    figure: of({ what: oneOf('sanity', 'stamina', 'money', 'clue'), to: count(MANY) }),
    move: of({ to: place }),
    give: of({ card }),
    take: of({ card }),
    exhaust: of({ card, is: flag }),
    delay: of({ is: flag }),
    focus: of({ to: count(MANY) }),
    doom: fields({ to: count(MANY) }),
    terror: fields({ to: count(MANY) }),
    clues: fields({ at: place, to: count(MANY) }),
    monster: fields({
      monster: known({ has: (id) => content.tokens.has(id) || content.monsters.has(id) }, 'monster'),
      to: known(
        { has: (id) => id === 'cup' || id === 'box' || content.places.has(id) || content.worlds.has(id) },
        'place for a monster',
      ),
    }),
    gate: fields({ at: place, is: flag }),
  };
}

/** Looks at what was handed in as a correction. Throws `bad-correction` with its place for what is none. */
export function readCorrection<C extends { readonly do: string }>(
  shapes: CorrectionShapes<C['do']>,
  correction: unknown,
): C {
  const kinds = Object.keys(shapes);
  const misfit =
    misfitOf(fields({ do: oneOf(...kinds) }), correction) ??
    misfitOf(shapes[(correction as C).do as C['do']], correction);
  if (misfit) throw refused(misfit.place === '' ? 'correction' : misfit.place, misfit.why);
  return correction as C;
}
