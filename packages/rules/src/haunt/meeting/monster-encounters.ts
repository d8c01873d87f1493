import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { restoreCard, saveCard } from '../../common/combat/saved-combat.js';
import { isNowhere } from '../../common/effects/monsters.js';
import type { Cause } from '../../common/game.js';
import { Interrupted } from '../../common/game.js';
import type { MonsterAppearance } from '../../common/rule-table.js';
import { optionId } from '../../language/questions/index.js';
import { type Game, isInCity, teamSeats } from '../game.js';
import type { CityPhase, Encounter, Investigator } from '../state.js';
import { beginEngagement, chooseEngagement, continueEngagement, previewFoes } from './engagement.js';
import { resolveInitiative } from './initiative.js';
import {
  catchInterrupted,
  isOver,
  type Meeting,
  monstersIn,
  newEncounter,
  peopleIn,
  type RatingChange,
  ROUNDS_WITHOUT_CHANGE,
  situationKey,
  triggerCombatEnd,
} from './meeting.js';

export { defeatAll } from './defeat.js';
export { evadeBeforeLeaving } from './evade.js';

/**
 * Runs City segment IV. In every city location with both, investigators meet monsters once a phase, in the team's order
 * (H-CITY-ENC-01, H-CITY-ENC-02, H-CITY-ENC-03, H-CITY-ENC-04). One part of an encounter is a step; the segment
 * repeats while an encounter is in progress.
 */
export function* runMonsterEncounters(g: Game): Rule {
  const city = g.s.city as CityPhase;
  if (city.failedSpells)
    for (const [spell, before] of city.failedSpells) g.recordFailedSpell(restoreCard(g, spell), before);
  if (!city.encounter || (yield* continueEncounter(g, city.encounter)))
    city.encounter = yield* chooseNextEncounter(g, city.met);
  city.failedSpells =
    city.encounter && g.failedSpells && [...g.failedSpells].map(([spell, before]) => [saveCard(g, spell), before]);
}

/** Lets the team choose the place of the next encounter; undefined: none is left. */
function* chooseNextEncounter(g: Game, visited: string[]): Rule<Encounter | undefined> {
  const place = yield* askUnlessMoot<string>(g, () => {
    const places = unmetPlaces(g, visited);
    if (places.length === 0) return undefined;
    return {
      by: teamSeats(g),
      key: 'q.encounter-place',
      why: 'H-CITY-ENC-03',
      options: places.map((one) => ({
        id: optionId.place(one),
        value: one,
        key: 'o.place',
        args: { place: one },
        on: one,
      })),
      about: () => ({ foes: places.flatMap((one) => previewFoes(g, newEncounter(one))) }),
    };
  });
  if (place === undefined) return undefined;
  visited.push(place);
  const encounter = newEncounter(place);
  return (yield* beginEncounter(g, encounter)) ? encounter : undefined;
}

/** Returns city locations with both that have had no encounter in this phase. */
function unmetPlaces(g: Game, visited: readonly string[]): string[] {
  const places: string[] = [];
  for (const { place } of g.s.investigators) {
    if (visited.includes(place) || places.includes(place) || !isInCity(g, place)) continue;
    if (g.s.monsters.some(({ at }) => at === place)) places.push(place);
  }
  return places;
}

/** Begins an encounter. Returns true if there is a first round. */
function* beginEncounter(g: Game, meeting: Meeting): Rule<boolean> {
  g.emit?.({ type: 'monsterEncounter', at: meeting.place, outcome: 'begins' });
  if (beginRound(g, meeting)) return true;
  yield* endEncounter(g, meeting, 'over');
  return false;
}

/**
 * Runs the next part of an encounter, until one side is gone or the investigators escape (H-ENC-03, H-ENC-CONT-04). An
 * investigator taken out of it leaves the round (H-DEATH-01). Returns true if the encounter is over.
 */
function* continueEncounter(g: Game, meeting: Meeting): Rule<boolean> {
  const next = (yield* catchInterrupted(ROUND_PARTS[meeting.next](g, meeting), meeting.taken)) ?? 'round';
  if (next === 'escaped') {
    yield* endEncounter(g, meeting, 'escaped');
    return true;
  }
  meeting.next = next;
  if (next !== 'round') return false;
  // Restarts at Initiative with the investigators then present (H-ENC-CONT-03, H-ENC-CONT-05).
  meeting.engagement = undefined;
  meeting.round++;
  if (beginRound(g, meeting)) return false;
  yield* endEncounter(g, meeting, 'over');
  return true;
}

/** The parts of a round (H-ENC-03); each returns the next one. */
const ROUND_PARTS: Record<Meeting['next'], (g: Game, meeting: Meeting) => Rule<Meeting['next'] | 'escaped'>> = {
  *round(g, meeting) {
    const first = yield* resolveInitiative(g, meeting);
    if (first === 'escaped') return 'escaped';
    meeting.first = first;
    return first ? 'engagement' : 'round';
  },
  *engagement(g, meeting) {
    const pair = yield* chooseEngagement(g, meeting);
    return pair && (yield* beginEngagement(g, meeting, ...pair)) ? 'attack' : 'round';
  },
  attack: continueEngagement,
};

/** Begins a round. Returns false if one side is gone or too many rounds have changed nothing. */
function beginRound(g: Game, meeting: Meeting): boolean {
  if (isOver(g, meeting)) return false;
  const now = situationKey(g, peopleIn(g, meeting), monstersIn(g, meeting));
  meeting.unchanged = now === meeting.before ? meeting.unchanged + 1 : 0;
  meeting.before = now;
  return meeting.unchanged < ROUNDS_WITHOUT_CHANGE;
}

/** Ends an encounter. */
function* endEncounter(g: Game, { place, fought, taken }: Meeting, outcome: 'over' | 'escaped'): Rule {
  g.emit?.({ type: 'monsterEncounter', at: place, outcome });
  for (const seat of fought) yield* catchInterrupted(triggerCombatEnd(g, g.investigatorAt(seat)), taken);
}

/**
 * Brings monsters by a card. In the city they are placed without clues and stay (H-INV-12), unless an investigator
 * there keeps them away (H-BASE-21). In an Other World the investigator meets them at once and alone, one by one.
 * Survivors return to the cup (H-OW-04, H-OW-05).
 */
export function* placeOrMeetMonsters(g: Game, who: Investigator, change: MonsterAppearance, _cause: Cause): Rule {
  const { place } = who;
  const inCity = isInCity(g, place);
  const { board } = g.rules;
  if (inCity ? board.isAppearanceForbidden(g, place) : !g.isInOtherWorld(who)) return;
  for (let i = 0; i < change.n && who.place === place; i++) {
    const token = yield* board.drawMonster(g);
    if (token === undefined) return;
    if (inCity) yield* board.placeMonster(g, token, place);
    else {
      yield* meetAlone(g, who, token, change);
      if (who.monsterTrophies.includes(token)) change.defeated?.push(token);
    }
  }
}

/** Moves monsters of the board to the investigator's area, where they stay (H-INV-12). */
export function* bringMonsters(g: Game, who: Investigator, tokens: readonly string[]): Rule {
  for (const token of tokens) {
    const monster = g.s.monsters.find((boardMonster) => boardMonster.token === token);
    if (!monster || monster.at === who.place) continue;
    const from = monster.at;
    monster.at = who.place;
    g.emit?.({ type: 'monsterMoved', monster: token, from, to: who.place });
  }
}

function* meetAlone(g: Game, who: Investigator, token: string, change: RatingChange): Rule {
  const meeting: Meeting = { ...newEncounter(who.place), alone: { who, token }, change };
  for (let isFinished = !(yield* beginEncounter(g, meeting)); !isFinished; )
    isFinished = yield* continueEncounter(g, meeting);
  if (isNowhere(g, token)) yield* g.rules.board.returnMonster(g, token, 'cup');
  // The rest of the card is dropped for an investigator taken out of it.
  if (meeting.taken.includes(who.seat)) throw new Interrupted(who.seat);
}
