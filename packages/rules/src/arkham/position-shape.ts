import { parseHouseRules } from '../common/house-rules.js';
import { checkSavedCombat, savedCombatShape } from '../common/positions/saved-combat-shapes.js';
import {
  count,
  fields,
  flag,
  integer,
  knownId,
  list,
  oneOf,
  type Shape,
  table,
  text,
  ValidationError,
} from '../common/positions/shapes.js';
import { checkTable, seatOf, type TableShapes, tableShapes } from '../common/positions/table-shapes.js';
import type { Content } from '../language/content.js';
import { HOUSE_RULES } from './house-rules.js';
import type { ActiveFight, Phase, State } from './state.js';

/** The phases, of a turn and of the final battle. */
export const PHASES: Readonly<Record<Phase, 'turn' | 'battle'>> = {
  'set-up': 'turn',
  upkeep: 'turn',
  movement: 'turn',
  'arkham-encounters': 'turn',
  'other-world-encounters': 'turn',
  mythos: 'turn',
  'final-battle-start': 'battle',
  'final-refresh': 'battle',
  'final-trade': 'battle',
  'final-attack': 'battle',
  'final-ancient-one': 'battle',
};

/** Roles of Mythos cards in play. */
const MYTHOS_ROLES: readonly string[] = ['environment', 'rumor', 'headline'];

/** Returns the shape of a phase in progress at a checkpoint. */
function phaseProgressShape(shapes: TableShapes): Shape {
  const { place } = shapes;
  const walk = fields({
    part: oneOf('walk'),
    seat: count(),
    points: integer(),
    from: place,
    moved: flag,
    stopped: flag,
  });
  const face = fields({
    part: oneOf('face'),
    seat: count(),
    points: integer(),
    from: place,
    'to?': place,
    met: list(text),
    free: flag,
    'fight?': fields({ combat: savedCombatShape(shapes), unchanged: count() }),
  });
  const sliders = fields({ part: oneOf('sliders'), seat: count(), focus: count(), from: list(count(3), 3) });
  const parts = new Map<unknown, Shape>([
    ['sliders', sliders],
    ['face', face],
  ]);
  return (value, at) => (parts.get((value as { part?: unknown } | null)?.part) ?? walk)(value, at);
}

/** Returns the shape of a position of Arkham Horror with these components, with further checks. */
export function arkhamPositionShape(content: Content): Shape {
  const shapes = tableShapes(content);
  const locationCard = knownId(content.locationCards, 'location card');
  const shape = fields({
    ...shapes.state,
    houseRules: fields({}),
    step: fields({ phase: oneOf(...Object.keys(PHASES)), done: count() }),
    first: count(),
    investigators: list(
      fields({
        ...shapes.investigator,
        sliders: list(count(3), 3),
        delayed: flag,
        explored: flag,
        'losesTurn?': count(),
        'turnEnded?': count(),
        'returnedOn?': count(),
        'defeatedOn?': count(),
        'defaulted?': flag,
        'replacement?': fields({ turn: count(), 'sheet?': knownId(content.investigators, 'investigator') }),
      }),
    ),
    monsters: list(fields(shapes.monster)),
    gates: list(fields(shapes.gate)),
    seals: list(shapes.place),
    decks: fields({ ...shapes.decks, locations: table(shapes.place, list(locationCard)) }),
    faceUpLocationCards: list(locationCard),
    elderSignsPlayed: count(),
    'arrivals?': list(fields({ seat: count(), at: shapes.place, 'before?': flag })),
    'twoMythosCards?': flag,
    'phaseProgress?': phaseProgressShape(shapes),
    'battle?': fields({ round: count(), pool: count(), rating: integer(), cause: text, 'attackCancelled?': flag }),
  });
  return (value, at) => {
    shape(value, at);
    // The shape has been checked.
    const state = value as State;
    checkTable(state);
    const seat = seatOf(state);
    seat(state.first, 'first');
    state.inPlay.forEach(({ card, as }, i) => {
      const type = content.mythos.get(card)?.type;
      if (type !== undefined && MYTHOS_ROLES.includes(as) && type !== as) {
        throw new ValidationError(`inPlay[${i}].as`, `"${card}" is not a ${as}`);
      }
    });
    state.arrivals?.forEach((arrival, i) => {
      seat(arrival.seat, `arrivals[${i}].seat`);
    });
    const { phaseProgress: under } = state;
    if (under) seat(under.seat, 'phaseProgress.seat');
    if (under?.part === 'face' && under.fight) checkFight(state, under.fight, 'phaseProgress.fight.combat');
    const { phase, done } = state.step;
    // The set-up has steps of its own.
    const max = Math.max(2, state.investigators.length);
    if (done > max) throw new ValidationError('step.done', `${done} is more than ${max}`);
    if (PHASES[phase] === 'battle' && !state.battle)
      throw new ValidationError('battle', `is missing in the phase ${phase}`);
    parseHouseRules({ ...HOUSE_RULES, ...content.houseRules }, { ...state.houseRules });
  };
}

/** Throws if the investigator, cards or monster of a fight in progress are missing. */
function checkFight(state: State, { combat }: ActiveFight, at: string): void {
  checkSavedCombat(state, combat, at);
  if (combat.token === undefined) throw new ValidationError(`${at}.token`, 'is missing');
}
