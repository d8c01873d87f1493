/** Previews of the checks against a monster, as far ahead as the rules can play them. */

import { previewCheck } from '../../common/checks/checks.js';
import { previewCombat } from '../../common/combat/combat.js';
import { type Rehearsal, rehearseChoices, rehearseDraw, startRehearsal } from '../../common/combat/rehearsal.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { chanceOfCheck, dicePools } from '../../common/figures/odds.js';
import type { Combat } from '../../common/game.js';
import type { CheckDetails, ChecksByOption, FoePreview } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import {
  beginRound,
  evadeSpec,
  horrorSpec,
  type MeetingOptions,
  meetMonster,
  opponentOf,
  PLAIN_MEETING,
  prepareCombat,
  ratingChange,
} from './fight-checks.js';

/** A preview of a fight in a rehearsal. */
type Preview = (g: Game, combat: Combat) => CheckDetails | undefined;

/**
 * Previews the checks against a monster at the investigator's place (A-EVADE-01, A-COMBAT-02, A-COMBAT-10). `spares`:
 * it need not be faced.
 */
export function previewFoe(g: Game, who: Investigator, token: string, spares = false): FoePreview {
  const place = g.s.monsters.find((monster) => monster.token === token)?.at ?? who.place;
  return {
    monster: token,
    place,
    ...previewMeeting(g, prepareCombat(g, who, token), PLAIN_MEETING),
    ...(spares && { spares }),
  };
}

/** Previews the checks of a meeting that is about to begin, each if there is one. */
export function previewMeeting(
  g: Game,
  combat: Combat,
  meeting: MeetingOptions,
): { readonly horror?: CheckDetails; readonly fight?: CheckDetails; readonly evade: CheckDetails } {
  const outcomes = rehearseMeeting(g, combat);
  const horror = previewAll(outcomes, (game, fight) => previewHorror(game, fight, meeting));
  const fight = previewAll(outcomes, (game, next) => previewRound(game, next, meeting));
  return { ...(horror && { horror }), ...(fight && { fight }), evade: previewEvade(g, combat) };
}

/** Previews the options of a further round of a fight. */
export function previewFurtherRound(g: Game, combat: Combat, meeting: MeetingOptions): ChecksByOption {
  const fight = previewRound(g, combat, meeting);
  return { ...(fight && { fight }), flee: previewCheck(g, combat.who, evadeSpec(g, combat)) };
}

/** A meeting at a copy of the table after it has begun, with its chance. */
interface BegunMeeting {
  readonly chance: number;
  readonly at: Rehearsal<Game>;
}

/** True if the ratings of a monster are known only once it is met. */
function isUnknown(g: Game, combat: Combat): boolean {
  return monsterStats(g, combat.token as string, combat).combat === undefined;
}

/** Begins a meeting on copies of the table, one for each card that it may reveal. */
function rehearseMeeting(g: Game, combat: Combat): readonly BegunMeeting[] {
  const start = startRehearsal(g, combat, g.rules.checks.rehearsal);
  const { beforeHorror } = g.monster(combat.token as string);
  const meetings =
    beforeHorror || isUnknown(g, combat) ? rehearseDraw(start, (at) => meetMonster(at.g, at.combat)) : undefined;
  // A die of its text decides first: the checks are those of an encounter that continues.
  return meetings ? meetings.map((at) => ({ chance: 1 / meetings.length, at })) : [{ chance: 1, at: start }];
}

/** Merges the previews of all ways in which a meeting may begin. */
function previewAll(outcomes: readonly BegunMeeting[], preview: Preview): CheckDetails | undefined {
  const checks = outcomes.flatMap(({ chance, at }) => {
    const check = at.combat.over ? undefined : preview(at.g, at.combat);
    return check ? [{ chance, check }] : [];
  });
  const [first] = checks;
  if (!first || checks.length === 1) return first?.check;
  const shared = first.check.sources.filter((one) =>
    checks.every(({ check }) => check.sources.some(({ source, by }) => source === one.source && by === one.by)),
  );
  const fails = highestLosses(checks.map(({ check }) => check.fails));
  return {
    ...first.check,
    sources: shared,
    dice: Math.max(
      0,
      shared.reduce((sum, { by }) => sum + by, 0),
    ),
    pools: checks.flatMap(({ chance, check }) =>
      dicePools(check).map((pool) => ({ ...pool, chance: pool.chance * chance })),
    ),
    ...(fails && { fails }),
  };
}

/** Returns the most that may be lost. */
function highestLosses(losses: readonly CheckDetails['fails'][]): CheckDetails['fails'] {
  const max: { sanity?: number; stamina?: number; fatal?: boolean } = {};
  for (const loss of losses) {
    for (const what of ['sanity', 'stamina'] as const) {
      const points = loss?.[what];
      if (points !== undefined) max[what] = Math.max(points, max[what] ?? 0);
    }
    if (loss?.fatal) max.fatal = true;
  }
  const fate = losses.find((loss) => loss?.fate !== undefined)?.fate;
  return Object.keys(max).length > 0 || fate ? { ...max, ...(fate && { fate }) } : undefined;
}

function previewHorror(g: Game, combat: Combat, meeting: MeetingOptions): CheckDetails | undefined {
  const spec = horrorSpec(g, combat, meeting);
  const check = spec && previewCheck(g, combat.who, spec);
  return check && combat.failHorror ? failedWithoutRoll(check) : check;
}

/** Previews an Evade check. The cost of failure may depend on the card that it reveals. */
function previewEvade(g: Game, combat: Combat): CheckDetails {
  const check = previewCheck(g, combat.who, evadeSpec(g, combat));
  if (!isUnknown(g, combat)) return check;
  const outcomes = rehearseDraw(startRehearsal(g, combat, g.rules.checks.rehearsal), ({ g: game, combat: fight }) =>
    g.rules.checks.onMonsterMet(game, game.investigatorAt(fight.who.seat), fight),
  );
  const fails =
    outcomes &&
    highestLosses(outcomes.map((at) => previewCheck(at.g, at.combat.who, evadeSpec(at.g, at.combat)).fails));
  return { ...check, ...(fails && { fails }) };
}

/**
 * Previews the next Combat check of a fight with the best hands, and the cost of a failure. The text before the check
 * is carried out first, with the payment that leaves the best chance. Undefined: no Combat check.
 */
function previewRound(g: Game, combat: Combat, meeting: MeetingOptions): CheckDetails | undefined {
  if (isUnknown(g, combat)) return undefined;
  const { beforeCombat } = g.monster(combat.token as string);
  const paid = beforeCombat
    ? rehearseChoices(
        startRehearsal(g, combat, g.rules.checks.rehearsal),
        (at) => beginRound(at.g, at.combat),
        'q.pay-card',
      )
    : undefined;
  const checks = (paid ?? [{ g, combat }]).map((at) => previewRoll(at.g, at.combat, meeting));
  return checks.reduce((best, check) => (chanceOfCheck(check) > chanceOfCheck(best) ? check : best));
}

function previewRoll(g: Game, combat: Combat, meeting: MeetingOptions): CheckDetails {
  const check = (die: number) => previewCombat(g, combat, ratingChange(meeting, die), opponentOf);
  const plain = check(0);
  if (combat.failCombat > 0) return failedWithoutRoll(plain);
  if (!g.monster(combat.token as string).combatDie) return plain;
  // The monster's die is rolled before the hands are filled.
  const pools = DIE_FACES.flatMap((die) =>
    dicePools(check(die)).map((pool) => ({ ...pool, chance: pool.chance / DIE_FACES.length })),
  );
  return { ...plain, pools };
}
const DIE_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Returns a check that is failed without a roll. */
function failedWithoutRoll({ check, difficulty, faces, fails }: CheckDetails): CheckDetails {
  return { check, difficulty, faces, sources: [], dice: 0, ...(fails && { fails }) };
}
