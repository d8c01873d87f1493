/** Loadouts: everything to fight with at once, weapons and spells together, as many as the hands hold. */

import type { Weapon } from '../../language/components.js';
import type { CheckDetails, Loadout } from '../../language/questions/index.js';
import { optionId } from '../../language/questions/index.js';
import { abilitiesAt, useAbility } from '../cards/abilities.js';
import { castingCost, spellSpec } from '../cards/spells.js';
import { previewCheck } from '../checks/checks.js';
import type { UsableAbility } from '../contracts/abilities.js';
import type { CombatPreview } from '../contracts/combat.js';
import { cannotUseCards } from '../figures/hand.js';
import { usedHands } from '../figures/hand-slots.js';
import { bestDice, chanceOfCheck, chanceOfLoadout, checkDistribution, dicePools } from '../figures/odds.js';
import type { Cause, Combat, Game, SpellInHand } from '../game.js';
import { possessionId } from '../possession-id.js';
import type { Investigator, Possession } from '../state.js';
import { misfireChance } from './misfiring.js';
import { playThrough, type Rehearsal, rehearse, startRehearsal } from './rehearsal.js';

/** An item of a loadout: a weapon, a spell already held, or a spell to be cast. */
type LoadoutItem = { readonly weapon: Possession } | { readonly held: SpellInHand } | { readonly cast: UsableAbility };

/** The choices for one combat check. */
export interface LoadoutChoices {
  /** Equipped weapons that can no longer be released. */
  readonly bound: readonly Possession[];
  /** True if held spells can be released. */
  readonly release: boolean;
  /** Abilities that can be used now. */
  readonly usable: readonly UsableAbility[];
  readonly preview: CombatPreview;
}

/** Limit of the loadouts considered. Real hands stay far below it. */
const MAX_LOADOUTS = 300;
/** Steps of a check that may spend all Clues. */
const ALL_CLUES = Number.POSITIVE_INFINITY;

/**
 * Returns all possible loadouts for the coming check (A-COMBAT-17 to A-COMBAT-21), the likeliest to pass first. Ties:
 * if none passes without Clues, the likeliest with them; the one that uses up least; the one with the most dice; then
 * the current one. A spell counts with its casting chance, and with the check without it if it fails. Items that cost
 * nothing are always added. Subsets are left out, except the current loadout, and so are castings that cannot all
 * succeed.
 */
export function findLoadouts(g: Game, combat: Combat, choosable: LoadoutChoices): Loadout[] {
  const found = new Map<string, RankedLoadout>();
  const castings = new Castings(g, combat);
  for (const things of enumerateLoadouts(g, combat, choosable)) {
    const loadout = buildLoadout(g, combat, choosable, things, castings);
    if (loadout.casts.length > 1 && loadout.cast === 0) continue;
    const key = `${loadout.answers.join()} ${loadout.cards.join()}`;
    if (!found.has(key)) found.set(key, { one: loadout, chance: chanceOfLoadout(loadout) });
  }
  const all = [...found.values()];
  return all
    .filter((mine) => mine.one.held || !all.some((other) => other !== mine && dominates(other, mine)))
    .sort(
      (a, b) =>
        b.chance - a.chance ||
        (a.chance > 0 ? 0 : chanceOfLoadout(b.one, ALL_CLUES) - chanceOfLoadout(a.one, ALL_CLUES)) ||
        a.one.uses.length - b.one.uses.length ||
        (a.chance > 0 ? 0 : averageDice(b.one) - averageDice(a.one)) ||
        Number(b.one.held) - Number(a.one.held) ||
        a.one.answers.length - b.one.answers.length,
    )
    .map(({ one }) => one);
}

/**
 * Returns the check with the best weapons the investigator could equip: the likeliest to pass, then to pass with all
 * Clues, then the one with the most dice. Spells of earlier rounds are released if that helps. A weapon that misfires
 * is replaced by the best of the others. `lost`: weapons that have misfired.
 */
export function previewBestWeapons(
  g: Game,
  combat: Combat,
  preview: () => CheckDetails,
  lost: readonly Possession[] = [],
): CheckDetails {
  const loadouts = enumerateLoadouts(g, combat, { bound: [], release: true, usable: [] }).filter(
    (things) => !things.some((thing) => 'weapon' in thing && lost.includes(thing.weapon)),
  );
  const checks = loadouts.map((things) => {
    const { weapons, spells } = combatWith(combat, things);
    const takenUp = weapons.filter((weapon) => !combat.weapons.includes(weapon));
    const check = withHands(combat, { armed: weapons, spells }, preview);
    const left = withWeapons(g, weapons, takenUp);
    if (left.length === 1) return check;
    const pools = left.flatMap(({ armed, chance }) => {
      const misfired = weapons.filter((weapon) => !armed.includes(weapon));
      const then = withHands(combat, { armed, spells }, () =>
        misfired.length === 0 ? preview() : previewBestWeapons(g, combat, preview, [...lost, ...misfired]),
      );
      return dicePools(then).map((pool) => ({ ...pool, chance: pool.chance * chance }));
    });
    return { ...check, pools };
  });
  return checks.reduce((best, check) => {
    const by =
      chanceOfCheck(check) - chanceOfCheck(best) || chanceOfCheck(check, ALL_CLUES) - chanceOfCheck(best, ALL_CLUES);
    return by > 0 || (by === 0 && check.dice > best.dice) ? check : best;
  });
}

/** Returns the weapons the investigator could equip. */
function weaponsOf(g: Game, who: Investigator): Possession[] {
  return who.cards.filter((held) => {
    const { weapon } = g.card(held.card);
    return weapon && !cannotUseCards(who) && !isUsedUpForNow(held, weapon);
  });
}

/** True if a weapon has served its one check and is not refreshed yet. */
export function isUsedUpForNow({ exhausted }: Possession, { afterUse }: Weapon): boolean {
  return exhausted === true && afterUse !== undefined && 'exhaust' in afterUse;
}

/** Returns the average number of dice. */
function averageDice({ outcomes }: Loadout): number {
  return outcomes.reduce((sum, { chance, check }) => sum + chance * bestDice(check), 0);
}

interface RankedLoadout {
  readonly one: Loadout;
  readonly chance: number;
}

/** True if one loadout contains more than another, uses up no more, and is no less likely to succeed. */
function dominates({ one: more, chance: mostly }: RankedLoadout, { one: less, chance }: RankedLoadout): boolean {
  if (mostly < chance || more.uses.length > less.uses.length) return false;
  const rest = [...more.cards];
  for (const card of less.cards) {
    const at = rest.indexOf(card);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.length > 0;
}

/** Returns every combination that the hands hold. */
function enumerateLoadouts(
  g: Game,
  combat: Combat,
  { bound, release, usable }: Omit<LoadoutChoices, 'preview'>,
): LoadoutItem[][] {
  const things: LoadoutItem[] = [
    ...weaponsOf(g, combat.who).map((weapon) => ({ weapon })),
    ...(release ? releasable(combat).map((held) => ({ held })) : []),
    ...usable.flatMap((cast) => (castingResult(cast) ? [{ cast }] : [])),
  ];
  const hands = g.rules.checks.handCount(g, combat.who);
  let found: LoadoutItem[][] = [[]];
  for (const thing of things) {
    const must = 'weapon' in thing && bound.includes(thing.weapon);
    const further = found
      .map((some) => [...some, thing])
      .filter((some) => usedHands(g, combatWith(combat, some), handsOfCasting(some)) <= hands);
    found = must ? further : [...found, ...further].slice(0, MAX_LOADOUTS);
  }
  return found;
}

/** Returns spells of earlier rounds, which can be released. One tried in this round keeps its hands (A-COMBAT-21). */
function releasable({ spells, round }: Combat): SpellInHand[] {
  return spells.filter(({ works, castIn }) => works && castIn !== round);
}

function handsOfCasting(things: readonly LoadoutItem[]): number {
  return things.reduce((sum, thing) => sum + ('cast' in thing ? (thing.cast.ability.cast?.hands ?? 0) : 0), 0);
}

/** Returns the fight with these weapons and held spells. */
function combatWith(combat: Combat, things: readonly LoadoutItem[]): Combat {
  const held = things.flatMap((thing) => ('held' in thing ? [thing.held] : []));
  const free = releasable(combat);
  return {
    ...combat,
    weapons: things.flatMap((thing) => ('weapon' in thing ? [thing.weapon] : [])),
    spells: combat.spells.filter((spell) => !free.includes(spell) || held.includes(spell)),
  };
}

/** Returns the bonus of a casting in a fight. Undefined: it gives nothing to hold. */
function castingResult({ ability, possession }: UsableAbility) {
  if (!ability.cast || !possession) return undefined;
  return ability.then.find((effect) => effect.do === 'combatBonus' || effect.do === 'fightWith');
}

/** Outcomes of castings, played out by the rule that casts; cached until the fight changes. */
class Castings {
  private readonly known = new Map<string, readonly CastingOutcome[]>();
  private readonly start: CastingOutcome;

  constructor(g: Game, combat: Combat) {
    this.start = { chance: 1, at: startRehearsal(g, combat, g.rules.checks.rehearsal), cast: true };
  }

  /** Returns the outcomes of castings in order. `letGo`: spells released before. */
  after(uses: readonly UsableAbility[], letGo: readonly number[]): readonly CastingOutcome[] {
    const last = uses.at(-1);
    if (!last) return [this.start];
    const key = `${letGo.join()} ${uses.map(({ id }) => id).join()}`;
    let outcomes = this.known.get(key);
    if (!outcomes) {
      const before = uses.length === 1 ? [this.begin(letGo)] : this.after(uses.slice(0, -1), letGo);
      outcomes = before.flatMap((one) => castNext(one, last));
      this.known.set(key, outcomes);
    }
    return outcomes;
  }

  /** Returns the fight with both hands free: the assignment of spells to hands was checked before. */
  private begin(letGo: readonly number[]): CastingOutcome {
    const at = rehearse(this.start.at as Rehearsal, []);
    at.combat.weapons.splice(0);
    for (const spell of letGo) at.combat.spells.splice(spell, 1);
    return { chance: 1, at, cast: true };
  }
}

/** One outcome of castings. `at`: undefined if it defeats the investigator; `cast`: all have succeeded. */
interface CastingOutcome {
  readonly chance: number;
  readonly at: Rehearsal | undefined;
  readonly cast: boolean;
  /** The Spell check of the last of them. */
  readonly check?: CheckDetails | undefined;
}

/** Returns the outcomes of one more casting after an earlier outcome. */
function castNext(before: CastingOutcome, { id }: UsableAbility): CastingOutcome[] {
  const { at } = before;
  if (!at) return [{ ...before, cast: false }];
  const { check } = rehearseUse(at, id) ?? {};
  // No further casting without its requirements.
  if (!check) return [{ ...before, cast: false }];
  return successOutcomes(at, id, check).flatMap(({ successes, chance }) => {
    const next = rehearse(at, diceWith(check, successes));
    const rehearsal = rehearseUse(next, id);
    if (!rehearsal) return [];
    const { who } = next.combat;
    const stays = playThrough(useAbility(next.g, who, rehearsal.use, { combat: next.combat }), who);
    const left = stays !== false && !next.combat.over && who.place !== 'out';
    return {
      chance: before.chance * chance,
      at: left ? next : undefined,
      cast: before.cast && successes >= check.difficulty,
      check,
    };
  });
}

/** Returns a casting as it can be used in a rehearsal, with its Spell check. */
function rehearseUse({ g, combat }: Rehearsal, id: string): { use: UsableAbility; check: CheckDetails } | undefined {
  const { who } = combat;
  const use = abilitiesAt(g, who, 'in:combat', undefined, { source: '', combat }).find((ability) => ability.id === id);
  if (!use) return undefined;
  const cause: Cause = { source: use.source, possession: use.possession, owner: who, combat };
  return { use, check: previewCheck(g, who, spellSpec(g, who, use, cause)) };
}

/** Returns the numbers of successes that make a difference, with their chances. All failures are one entry. */
function successOutcomes(at: Rehearsal, id: string, check: CheckDetails): { successes: number; chance: number }[] {
  const { difficulty } = check;
  const sure = chanceOfCheck(check);
  const effects = rehearseUse(at, id)?.use.ability.then ?? [];
  const counts = effects.some((effect) => effect.do === 'combatBonus' && effect.perSuccess);
  const passed = counts
    ? checkDistribution(check, Math.max(difficulty, bestDice(check)))
        .map((chance, successes) => ({ successes, chance: chance }))
        .slice(difficulty)
    : [{ successes: difficulty, chance: sure }];
  return [...passed, { successes: 0, chance: 1 - sure }].filter(isPossible);
}

const isPossible = (one: { readonly chance: number }) => one.chance > 1e-9;

/** Returns dice of a check with this many successes. */
function diceWith(check: CheckDetails, successes: number): number[] {
  const { faces } = check;
  const hit = Math.max(...faces);
  const miss = [2, 3, 1].find((face) => !faces.includes(face)) ?? 1;
  return Array.from({ length: bestDice(check) }, (_, n) => (n < successes ? hit : miss));
}

/** Returns a loadout: the options that lead to it, and its value. */
function buildLoadout(
  g: Game,
  combat: Combat,
  { preview }: LoadoutChoices,
  things: readonly LoadoutItem[],
  castings: Castings,
): Loadout {
  const { weapons, spells } = combatWith(combat, things);
  const uses = things.flatMap((thing) => ('cast' in thing ? [thing.cast] : []));
  const putAway = combat.weapons.filter((weapon) => !weapons.includes(weapon));
  const takenUp = weapons.filter((weapon) => !combat.weapons.includes(weapon));
  // In reverse, so that earlier indices stay valid.
  const letGo = combat.spells.flatMap((spell, at) => (spells.includes(spell) ? [] : [at])).reverse();
  const held = putAway.length + takenUp.length + letGo.length + uses.length === 0;
  const outcomes = castings.after(uses, letGo);
  return {
    answers: [
      ...putAway.map((one) => optionId.putAway(possessionId(one))),
      ...letGo.map((at) => optionId.release((combat.spells[at] as SpellInHand).possession.card, at)),
      ...takenUp.map((one) => optionId.takeUp(possessionId(one))),
      ...uses.map(({ id }) => id),
      ...(uses.length === 0 ? ['roll'] : []),
    ],
    cards: [...weapons, ...spells.filter(({ works }) => works).map(({ possession }) => possession)]
      .map(({ card }) => card)
      .concat(uses.map(({ source }) => source)),
    held,
    outcomes: outcomes.flatMap(({ chance, at }) =>
      at
        ? withWeapons(g, weapons, takenUp).map((weapon) =>
            previewArmed(
              at,
              weapon.armed,
              uses.length > 0 ? at.combat.spells : spells,
              chance * weapon.chance,
              preview,
            ),
          )
        : [],
    ),
    casts: uses.map(({ source }, i) => ({ card: source, check: castCheck(castings, uses.slice(0, i + 1), letGo) })),
    cast: outcomes.reduce((sum, { chance, cast }) => (cast ? sum + chance : sum), 0),
    uses: [...weapons.flatMap(({ card }) => weaponUse(g, card)), ...uses.map((use) => castingUse(g, combat, use))],
  };
}

/** Returns the Spell check of the last casting, after the best possible outcome of those before it. */
function castCheck(castings: Castings, uses: readonly UsableAbility[], letGo: readonly number[]): CheckDetails {
  const outcomes = castings.after(uses, letGo);
  return (outcomes.find(({ cast, check }) => cast && check) ?? outcomes.find(({ check }) => check))
    ?.check as CheckDetails;
}

/** Returns the check of an outcome with these weapons. */
function previewArmed(
  at: Rehearsal,
  armed: readonly Possession[],
  spells: readonly SpellInHand[],
  of: number,
  preview: CombatPreview,
): Loadout['outcomes'][number] {
  const { g, combat, twin } = at;
  return { chance: of, check: withHands(combat, { armed: armed.map(twin), spells }, () => preview(g, combat)) };
}

/** Returns the weapons that remain: one that is equipped may misfire and be lost. */
function withWeapons(
  g: Game,
  armed: readonly Possession[],
  takenUp: readonly Possession[],
): { readonly armed: readonly Possession[]; readonly chance: number }[] {
  let found = [{ armed, chance: 1 }];
  for (const weapon of takenUp) {
    const fails = misfireChance(g, weapon);
    if (fails === 0) continue;
    found = found.flatMap((one) => [
      { armed: one.armed, chance: one.chance * (1 - fails) },
      { armed: one.armed.filter((other) => other !== weapon), chance: one.chance * fails },
    ]);
  }
  return found;
}

/** Returns the way the check uses up a weapon. Empty: none. */
function weaponUse(g: Game, card: string): Loadout['uses'] {
  const after = g.card(card).weapon?.afterUse;
  if (!after) return [];
  if ('exhaust' in after) return [{ card, how: 'exhausted' }];
  const sanity = after.lose?.sanity ?? 0;
  return [{ card, how: 'discarded', ...(sanity > 0 && { sanity }) }];
}

/** Returns the price of a casting. */
function castingUse(g: Game, { who }: Combat, { source, ability }: UsableAbility): Loadout['uses'][number] {
  const { cast } = ability;
  const sanity = cast ? castingCost(g, who, cast) : 0;
  const how = cast?.after === 'discard' ? 'discarded' : 'exhausted';
  return { card: source, how, ...(sanity > 0 && { sanity }) };
}

/** Runs a function with other equipment. */
function withHands<T>(
  combat: Combat,
  { armed, spells }: { readonly armed: readonly Possession[]; readonly spells: readonly SpellInHand[] },
  then: () => T,
): T {
  const before = { armed: [...combat.weapons], spells: [...combat.spells] };
  combat.weapons.splice(0, combat.weapons.length, ...armed);
  combat.spells.splice(0, combat.spells.length, ...spells);
  try {
    return then();
  } finally {
    combat.weapons.splice(0, combat.weapons.length, ...before.armed);
    combat.spells.splice(0, combat.spells.length, ...before.spells);
  }
}
