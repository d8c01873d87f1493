/** Texts of modifiers of the board: gates, places, movement, tracks, encounters. */
import { type ModifierTexts, yesNo } from './modifier-tools.js';

export const BOARD_MODIFIERS = {
  movementPoints: ({ w, short }, m) => short(w.say('mod.movement-points', { by: w.signed(m.by), n: Math.abs(m.by) })),
  sky: ({ whole }, m) => whole(`sky.${m.is}`),
  ancientOneDenied: ({ whole }) => whole('ancient-one-denied'),
  noProgress: ({ whole }) => whole('no-progress'),
  streetCost: ({ whole }, m) => whole('street-cost', { n: m.to }),
  stableCost: ({ whole }, m) => whole('stable-cost', { n: m.by }),
  oneWay: ({ whole }, m) => whole('one-way', { arrows: m.arrows }),
  sealCost({ whole }, m) {
    if (m.to !== undefined) return whole('seal-cost.to', { n: m.to });
    return whole('seal-cost.by', { how: (m.by ?? 0) < 0 ? 'fewer' : 'more', n: Math.abs(m.by ?? 0) });
  },
  gateDifficulty: ({ whole }, m) =>
    m.world === undefined
      ? whole('gate-difficulty', { n: m.by })
      : whole('gate-difficulty.world', { n: m.by, world: m.world }),
  gatesHeld: ({ whole }, m) => whole('gates-held', { world: m.world }),
  forbid({ w, scope }, m) {
    const except = m.except ?? [];
    const ban = w.say(`mod.forbid.${m.what}`, {
      arkham: yesNo(scope === 'in-arkham'),
      own: yesNo(m.for === 'owner'),
    });
    if (except.length === 0) return { short: false, text: ban, scope };
    const by = w.list(
      except.map((id) => w.name('component', id)),
      'or',
    );
    return { short: false, text: w.say('mod.forbid.except', { ban, by }), scope };
  },
  worldColour: ({ whole }, m) => whole('world-colour', { hue: m.colour }),
  gatesToAwaken: ({ whole }, m) =>
    m.by < 0 ? whole('gates-to-awaken.fewer', { n: -m.by }) : whole('gates-to-awaken', { n: m.by }),
  outskirts: ({ whole }, m) => whole('outskirts', { how: m.by < 0 ? 'fewer' : 'more', n: Math.abs(m.by) }),
  noMovement: ({ whole }) => whole('no-movement'),
  barred: ({ whole }, m) => whole('barred', { place: m.neighbourhood }),
  cordon: ({ w, whole }, m) => whole('cordon', { street: w.isStreet(m.place) ? 'yes' : 'no', place: m.place }),
  encounters: ({ whole }, m) =>
    m.whileClueAt === undefined
      ? whole(`encounters.${m.where}`, { n: m.draw })
      : whole('encounters.while-clue', { n: m.draw, place: m.whileClueAt }),
  returnThroughAny: ({ whole }) => whole('return-through-any'),
  noEnvironments: ({ whole }, m) => whole('no-environments', { subtype: m.subtype }),
  noLocationAbilities: ({ w, whole }, m) =>
    whole('no-location-abilities', {
      places: w.list(m.except.map((place) => w.nameInForm('place', place, 'at'))),
    }),
  awakensAsDefeat: ({ whole }) => whole('awakens-as-defeat'),
} satisfies Partial<ModifierTexts>;
