import type { Meanings } from '../shared/game.js';
import { encounterAt, monsterAppears, redirectedEncounter } from './encounters.js';
import { closeGate, openGate } from './gates.js';
import { defaultOnLoan, icyWinds, mindsChangeBodies } from './handlers.js';
import { drawMonster, placeMonster } from './limits.js';
import { returnToArkham, throughNearestGate, visitWorld } from './other-worlds.js';
import { closePlace } from './places.js';
import { experimentEscapes, experimentFight, experimentGrows, twoMythosCards } from './rumor-handlers.js';
import { befall, fall, freeFromJail, receive } from './status.js';
import { addDoom, raiseTerror } from './tracks.js';

/** What the words of the effect language mean in Arkham Horror. */
export const MEANINGS: Meanings = {
  befall,
  fall,
  returnToArkham,
  monsterAppears,
  // A gate opened by an encounter brings two monsters with five or more players (A-ENC-27).
  openGate: (g, at, monster) =>
    openGate(g, at, monster ? (g.players >= 5 && g.s.houseRules.encounterGateMonsters === 'twoAtFive' ? 2 : 1) : 0),
  closeGate,
  addDoom,
  raiseTerror,
  placeMonster,
  drawMonster,
  encounterAt: (g, who, draw) => (draw === 0 ? encounterAt(g, who, 1) : redirectedEncounter(g, who, draw)),
  visitWorld,
  receive,
  freeFromJail,
  throughNearestGate,
  closePlace,
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
