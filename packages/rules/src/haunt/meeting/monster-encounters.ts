import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import type { Cause } from '../../common/game.js';
import { Gone } from '../../common/game.js';
import type { Appearing } from '../../common/meanings.js';
import { isLoose } from '../../common/resolving/monsters.js';
import { optionId } from '../../language/questions/index.js';
import { type Game, inPlay, isInCity, team } from '../game.js';
import type { CityPhase, Investigator } from '../state.js';
import { chooseEngagement, engage } from './engagement.js';
import { initiative } from './initiative.js';
import {
  combatEnded,
  goesOn,
  isOver,
  type Meeting,
  monstersIn,
  newMeeting,
  PLAIN,
  peopleIn,
  ROUNDS_WITHOUT_CHANGE,
  situation,
} from './meeting.js';

export { defeatAll } from './defeat.js';
export { slipAway } from './evade.js';

/**
 * City segment IV: in every city location that holds both, investigators meet monsters, once in a phase, in the order
 * the team likes (H-CITY-ENC-01, H-CITY-ENC-02, H-CITY-ENC-03, H-CITY-ENC-04, D-28).
 */
export function* monsterEncounters(g: Game): Rule {
  const { met } = g.s.city as CityPhase;
  for (;;) {
    const place = yield* askUnlessMoot<string>(g, () => {
      const places = unmetPlaces(g, met);
      if (places.length === 0) return undefined;
      return {
        by: team(g),
        key: 'q.encounter-place',
        why: 'H-CITY-ENC-03',
        options: places.map((one) => ({
          id: optionId.place(one),
          value: one,
          key: 'o.place',
          args: { place: one },
          on: one,
        })),
      };
    });
    if (place === undefined) return;
    met.push(place);
    yield* encounter(g, newMeeting(place, PLAIN));
  }
}

/** City locations with both that have had no encounter in this phase. */
function unmetPlaces(g: Game, met: readonly string[]): string[] {
  const places = new Set<string>();
  for (const { place } of inPlay(g)) {
    if (isInCity(g, place) && !met.includes(place) && g.monstersAt(place).length > 0) places.add(place);
  }
  return [...places];
}

/** An encounter, round after round, until one side is gone or the investigators escape (H-ENC-03, H-ENC-CONT-04). */
function* encounter(g: Game, meeting: Meeting): Rule {
  const at = meeting.place;
  g.tell?.({ type: 'monsterEncounter', at, outcome: 'begins' });
  let escaped = false;
  let before = '';
  for (let round = 1, unchanged = 0; !escaped && !isOver(g, meeting); round++) {
    const now = situation(g, peopleIn(g, meeting), monstersIn(g, meeting));
    unchanged = now === before ? unchanged + 1 : 0;
    if (unchanged >= ROUNDS_WITHOUT_CHANGE) break;
    before = now;
    escaped = (yield* goesOn(fightRound(g, meeting, round), meeting.taken)) === true;
  }
  g.tell?.({ type: 'monsterEncounter', at, outcome: escaped ? 'escaped' : 'over' });
  for (const who of meeting.fought) yield* goesOn(combatEnded(g, who), meeting.taken);
}

/**
 * One round, from Initiative on (H-ENC-CONT-03): any of those there may engage any of the monsters, those of earlier
 * rounds too (H-ENC-CONT-05). True: they have escaped.
 */
function* fightRound(g: Game, meeting: Meeting, round: number): Rule<boolean> {
  const first = yield* initiative(g, meeting, round);
  if (first === 'escaped') return true;
  const pair = first && (yield* chooseEngagement(g, meeting));
  if (pair) yield* engage(g, meeting, ...pair, first === 'investigators');
  return false;
}

/**
 * A card makes monsters appear. In the city they are placed without clues and stay (H-INV-12), unless somebody there
 * keeps them away (H-BASE-21); in an Other World he meets them at once and alone, one by one, and what survives that
 * returns to the cup (H-OW-04, H-OW-05).
 */
export function* monsterAppears(g: Game, who: Investigator, change: Appearing, _cause: Cause): Rule {
  const { place } = who;
  const inCity = isInCity(g, place);
  const { board } = g.means;
  if (inCity ? board.appearForbidden(g, place) : !g.inOtherWorld(who)) return;
  for (let i = 0; i < change.n && who.place === place; i++) {
    const token = yield* board.drawMonster(g);
    if (token === undefined) return;
    if (inCity) yield* board.placeMonster(g, token, place);
    else {
      yield* meetAlone(g, who, token, change);
      if (who.monsterTrophies.includes(token)) change.beaten?.push(token);
    }
  }
}

/** Monsters of the board come to somebody: they are placed in his area, and stay (H-INV-12). */
export function* monstersCome(g: Game, who: Investigator, tokens: readonly string[]): Rule {
  for (const token of tokens) {
    const monster = g.s.monsters.find((one) => one.token === token);
    if (!monster || monster.at === who.place) continue;
    const from = monster.at;
    monster.at = who.place;
    g.tell?.({ type: 'monsterMoved', monster: token, from, to: who.place });
  }
}

function* meetAlone(
  g: Game,
  who: Investigator,
  token: string,
  change: { horror: number; combat: number; surprise: boolean },
): Rule {
  const meeting = newMeeting(who.place, change, { who, token });
  yield* encounter(g, meeting);
  if (isLoose(g, token)) yield* g.means.board.returnMonster(g, token, 'cup');
  // The rest of what brought the monster is dropped for whoever was taken out of it.
  if (meeting.taken.has(who.seat)) throw new Gone(who.seat);
}
