import type { Rule } from '@vigil/engine';
import { ask } from '../common/ask.js';
import { chooseGate } from '../common/board/gates.js';
import { icyWinds } from '../common/handlers.js';
import type { Board, CardsInPlay, Checks, Gates, People } from '../common/meanings.js';
import { type CheckSpec, checkAhead } from '../common/resolving/checks.js';
import { visitWorld } from '../common/resolving/encounters.js';
import type { OpenGate } from '../common/state.js';
import { closeGate, openGate } from './board/gates.js';
import { appearForbidden, drawMonster, placeMonster } from './board/limits.js';
import { closePlace, isClosed } from './board/places.js';
import { addDoom, raiseTerror } from './board/tracks.js';
import { firstPlayer, type Game, inOrder } from './game.js';
import { onTable } from './mythos/in-play.js';
import { experimentEscapes, experimentFight, experimentGrows, twoMythosCards } from './mythos/rumor-handlers.js';
import type { ArkhamMeanings } from './own-meanings.js';
import { asides, asidesInFight } from './people/asides.js';
import { defaultOnLoan, mindsChangeBodies } from './people/handlers.js';
import { befall, fall, freeFromJail, receive } from './people/status.js';
import { REASONS } from './reasons.js';
import type { Investigator } from './state.js';
import { defeatAll } from './turn/defeat.js';
import { encounterAt, monsterAppears, redirectedEncounter } from './turn/encounters.js';
import { turnUpLocationCard } from './turn/location-decks.js';
import { returnToArkham, throughNearestGate } from './turn/other-worlds.js';
import { sliderValue } from './turn/sliders.js';
import { canCast, castSpell } from './turn/spells.js';

const people: People = {
  inOrder,
  *firstPlayer(g: Game): Rule<Investigator> {
    return inOrder(g)[0] ?? firstPlayer(g);
  },
  // Nobody trades in an encounter (A-MISC-11).
  withHelp: (_g, who) => who,
  // Nobody gains anything in the final battle (A-FINAL-07).
  supply: (g: Game, _what, n) => (g.s.battle ? 0 : n),

  befall,
  fall,
  receive,
  freeFromJail,

  isBeside: (_g: Game, who: Investigator, other: Investigator) => other.place === who.place,
  // Leaving a location discards the explored marker (A-MOVE-12).
  mayLeave: () => true,
  relocated(_g: Game, who: Investigator) {
    who.explored = false;
  },
  returnToArkham,
  encounterAt: (g: Game, who: Investigator, draw) =>
    draw === 0 ? encounterAt(g, who, 1) : redirectedEncounter(g, who, draw),
  visitWorld,
  throughNearestGate,
  mustBuy: () => true,
};

const checks: Checks = {
  skillBase: sliderValue,
  allocating: () => undefined,
  *readySkill(g: Game, who: Investigator, spec, skill): Rule<number | undefined> {
    if (g.s.houseRules.rolls === 'announced') yield* announce(g, who, spec);
    return sliderValue(g, who, skill);
  },
  waitsAfterRoll: () => false,
  isUsedUp: (_g, { unrolled }) => !unrolled,
  canCast,
  castSpell,
  defeatAll,
};

const board: Board = {
  monsterAppears,
  appearForbidden,
  *placeMonster(g: Game, token, at): Rule {
    placeMonster(g, token, at);
  },
  drawMonster,
  // The Outskirts are part of it.
  monstersOnBoard: (g: Game) => g.s.monsters,
  leftBoard: () => {},
  isSpared: () => false,

  closePlace: (g: Game, at) => closePlace(g, at, g.s.turn + 1),
  isClosed,

  *addDoom(g: Game, by): Rule {
    addDoom(g, by);
  },
  *raiseTerror(g: Game, by): Rule {
    raiseTerror(g, by);
  },
};

const gates: Gates = {
  // A gate opened by an encounter brings two monsters with five or more players (A-ENC-27).
  open: (g: Game, at, monster) =>
    openGate(g, at, monster ? (g.players >= 5 && g.s.houseRules.encounterGateMonsters === 'twoAtFive' ? 2 : 1) : 0),
  *close(g: Game, who: Investigator, some, how): Rule {
    const gate = yield* chooseGate(g, who, some);
    if (gate) yield* closeGate(g, gate, who, how);
  },
  *each(g: Game, _who: Investigator, perGate: (gate: OpenGate) => Rule): Rule {
    for (const gate of [...g.s.gates]) if (g.s.gates.includes(gate)) yield* perGate(gate);
  },
  removeSeals(g: Game) {
    for (const at of g.s.seals) g.tell?.({ type: 'sealBroken', at });
    g.s.seals = [];
  },
};

const play: CardsInPlay = {
  onTable,
  battle: (g: Game) => g.s.battle,
  turnUpLocationCard,
  handlers: {
    'default-on-loan': defaultOnLoan,
    'icy-winds': icyWinds,
    'minds-change-bodies': mindsChangeBodies,
    'two-mythos-cards': twoMythosCards,
    'experiment-grows': experimentGrows,
    'experiment-fight': experimentFight,
    'experiment-escapes': experimentEscapes,
  },
};

/** What the words of the rules mean in Arkham Horror. */
export const MEANINGS: ArkhamMeanings = {
  reasons: REASONS,
  people,
  checks,
  board,
  gates,
  play,
  asides: {
    always: asides,
    whileBusy: asidesInFight,
    // A text begun is carried out to its end (A-ENC-18, A-MISC-11).
    inText: () => undefined,
  },
};

/** A roll is shown before the dice fall, to those who like to know what is coming. */
function* announce(g: Game, who: Investigator, spec: CheckSpec): Rule {
  yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.roll',
    args: { investigator: who.id, check: spec.kind },
    why: 'A-SKILL-01',
    // A roll under way only waits to be seen.
    asides: 'none',
    options: [{ id: 'roll', value: undefined, key: 'o.roll' }],
    window: true,
    about: () => ({ checks: { roll: checkAhead(g, who, spec) } }),
  }));
}
