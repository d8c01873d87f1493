/** Everything there is to fight with at once: weapons and spells together, as many as the hands hold. */
import type { CheckInSight, Handful } from '../../language/questions/index.js';
import { optionId } from '../../language/questions/index.js';
import { handsUsed } from '../figures/hands.js';
import { chance, chanceOfTwo, spread } from '../figures/odds.js';
import type { Cause, Combat, Game, SpellInHand } from '../game.js';
import { possessionId } from '../possession-id.js';
import type { Possession } from '../state.js';
import type { Usable } from './abilities.js';
import { checkAhead } from './checks.js';
import { castingCost, spellSpec } from './spells.js';

/** What can be held: a weapon, a spell that is held already, one that can be cast. */
type Thing = { readonly weapon: Possession } | { readonly held: SpellInHand } | { readonly cast: Usable };

/** What there is to choose among for one combat check. */
export interface Choosable {
  /** Weapons that are in hand or could be. */
  readonly weapons: readonly Possession[];
  /** Those of them in hand that cannot be put away any more. */
  readonly bound: readonly Possession[];
  /** Whether spells that are held can be let go. */
  readonly release: boolean;
  /** Abilities that can be used now. */
  readonly usable: readonly Usable[];
  /** The check as it would be rolled with what the combat has in hand. */
  readonly ahead: () => CheckInSight;
}

/** So many fillings of the hands are looked at, at most: nobody carries more that is worth it. */
const MOST_LOOKED_AT = 300;

/**
 * All that somebody could have in hand for the check about to be rolled (A-COMBAT-17 to A-COMBAT-21), the likeliest to pass
 * it first; among equals what uses up least, of those that cannot pass it without Clues what has the most dice, then what is in hand. A spell counts with the chance that it is cast, and with
 * the check as it is without it. What could be added for nothing is; less of the same is left out, unless it is in hand.
 */
export function handfulsOf(g: Game, combat: Combat, choosable: Choosable): Handful[] {
  const found = new Map<string, Weighed>();
  for (const things of fillings(g, combat, choosable)) {
    const one = handful(g, combat, choosable, things);
    const key = `${one.answers.join()} ${one.cards.join()}`;
    if (!found.has(key)) found.set(key, { one, chance: chanceOfHandful(one) });
  }
  const all = [...found.values()];
  return all
    .filter((mine) => mine.one.held || !all.some((other) => other !== mine && isMore(other, mine)))
    .sort(
      (a, b) =>
        b.chance - a.chance ||
        a.one.uses.length - b.one.uses.length ||
        (a.chance > 0 ? 0 : diceOf(b.one) - diceOf(a.one)) ||
        Number(b.one.held) - Number(a.one.held) ||
        a.one.answers.length - b.one.answers.length,
    )
    .map(({ one }) => one);
}

/** How many dice it rolls on the whole. */
function diceOf({ outcomes }: Handful): number {
  return outcomes.reduce((sum, { chance: of, check }) => sum + of * (check.allocating?.dice ?? check.dice), 0);
}

interface Weighed {
  readonly one: Handful;
  readonly chance: number;
}

/** How likely the check is to be passed with something in hand, castings counted in; with a bonus that is free (Haunt). */
function chanceOfHandful({ outcomes }: Handful): number {
  return outcomes.reduce((sum, { chance: of, check }) => sum + of * passing(check), 0);
}

function passing({ dice, allocating, difficulty, faces, sixes, second }: CheckInSight): number {
  return chanceOfTwo(chance(allocating?.dice ?? dice, difficulty, faces.length, sixes), second);
}

/** Whether one holds all of another and more, uses up no more, and is no less likely to succeed. */
function isMore({ one: more, chance: mostly }: Weighed, { one: less, chance: of }: Weighed): boolean {
  if (mostly < of || more.uses.length > less.uses.length) return false;
  const rest = [...more.cards];
  for (const card of less.cards) {
    const at = rest.indexOf(card);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.length > 0;
}

/** Every choice among what there is that the hands hold. */
function fillings(g: Game, combat: Combat, { weapons, bound, release, usable }: Choosable): Thing[][] {
  const things: Thing[] = [
    ...weapons.map((weapon) => ({ weapon })),
    ...(release ? releasable(combat).map((held) => ({ held })) : []),
    ...usable.flatMap((cast) => (armsWith(cast) ? [{ cast }] : [])),
  ];
  const hands = g.means.checks.hands(g, combat.who);
  let found: Thing[][] = [[]];
  for (const thing of things) {
    const must = 'weapon' in thing && bound.includes(thing.weapon);
    const further = found
      .map((some) => [...some, thing])
      .filter((some) => handsUsed(g, inHand(combat, some), handsOfCasting(some)) <= hands);
    found = must ? further : [...found, ...further].slice(0, MOST_LOOKED_AT);
  }
  return found;
}

/** Spells of earlier rounds, that work as long as they are held; one tried in this round keeps its hands (A-COMBAT-21). */
function releasable({ spells, round }: Combat): SpellInHand[] {
  return spells.filter(({ works, castIn }) => works && castIn !== round);
}

function handsOfCasting(things: readonly Thing[]): number {
  return things.reduce((sum, thing) => sum + ('cast' in thing ? (thing.cast.ability.cast?.hands ?? 0) : 0), 0);
}

/** The fight with such weapons in hand, and such spells of those held; `more`: spells that were cast besides. */
function inHand(combat: Combat, things: readonly Thing[], more: readonly SpellInHand[] = []): Combat {
  const held = things.flatMap((thing) => ('held' in thing ? [thing.held] : []));
  const free = releasable(combat);
  return {
    ...combat,
    armed: things.flatMap((thing) => ('weapon' in thing ? [thing.weapon] : [])),
    spells: [...combat.spells.filter((spell) => !free.includes(spell) || held.includes(spell)), ...more],
  };
}

/** What a casting adds to a fight; undefined: nothing that is held. */
function armsWith({ ability, possession }: Usable) {
  if (!ability.cast || !possession) return undefined;
  return ability.then.find((effect) => effect.do === 'combatBonus' || effect.do === 'fightWith');
}

/** A spell in hand as it would be after a casting with so many successes. */
function afterCasting(use: Usable, { round }: Combat, successes: number): SpellInHand {
  const effect = armsWith(use);
  const hands = use.ability.cast?.hands ?? 0;
  const spell = {
    possession: use.possession as Possession,
    hands,
    castIn: round,
    works: true,
    bonus: 0,
    magical: true,
  };
  if (effect?.do === 'fightWith') return { ...spell, skill: effect.skill };
  if (effect?.do !== 'combatBonus') return spell;
  return {
    ...spell,
    bonus: effect.perSuccess ? effect.by * successes : effect.by,
    magical: effect.damage === 'magical',
  };
}

/** What a casting may come to: each number of successes that makes a difference, with its chance; 0 where it fails. */
function castings(use: Usable, check: CheckInSight): { readonly successes: number; readonly chance: number }[] {
  const { difficulty, faces, sixes, second } = check;
  const dice = check.allocating?.dice ?? check.dice;
  const effect = armsWith(use);
  const counts = effect?.do === 'combatBonus' && effect.perSuccess && second === undefined;
  const sure = passing(check);
  if (!counts)
    return [
      { successes: difficulty, chance: sure },
      { successes: 0, chance: 1 - sure },
    ].filter(isPossible);
  const of = spread(dice, Math.max(difficulty, dice), faces.length, sixes);
  const won = of.map((one, successes) => ({ successes, chance: one })).slice(difficulty);
  return [...won, { successes: 0, chance: 1 - sure }].filter(isPossible);
}

const isPossible = (one: { readonly chance: number }) => one.chance > 1e-9;

/** One way to fill the hands: how to come to it, and what it would be worth. */
function handful(g: Game, combat: Combat, { ahead }: Choosable, things: readonly Thing[]): Handful {
  const { who } = combat;
  const { armed, spells } = inHand(combat, things);
  const casting = things.flatMap((thing) => ('cast' in thing ? [thing.cast] : []));
  const casts = casting.map((use) => {
    const cause: Cause = { source: use.source, possession: use.possession, owner: who, combat };
    return { card: use.source, check: checkAhead(g, who, spellSpec(g, who, use, cause)) };
  });
  let outcomes: { chance: number; cast: SpellInHand[] }[] = [{ chance: 1, cast: [] }];
  casting.forEach((use, i) => {
    const ways = castings(use, casts[i]?.check as CheckInSight);
    outcomes = outcomes.flatMap((before) =>
      ways.map(({ successes, chance: of }) => ({
        chance: before.chance * of,
        cast: successes > 0 ? [...before.cast, afterCasting(use, combat, successes)] : before.cast,
      })),
    );
  });
  const putAway = combat.armed.filter((one) => !armed.includes(one));
  const takenUp = armed.filter((one) => !combat.armed.includes(one));
  const letGo = combat.spells.flatMap((spell, at) => (spells.includes(spell) ? [] : [{ spell, at }]));
  const held = putAway.length + takenUp.length + letGo.length + casting.length === 0;
  return {
    answers: [
      ...putAway.map((one) => optionId.putAway(possessionId(one))),
      // From the last: the numbers of those before it stay.
      ...letGo.reverse().map(({ spell, at }) => optionId.release(spell.possession.card, at)),
      ...takenUp.map((one) => optionId.takeUp(possessionId(one))),
      ...casting.map(({ id }) => id),
      ...(casting.length === 0 ? ['roll'] : []),
    ],
    cards: [...armed, ...spells.filter(({ works }) => works).map(({ possession }) => possession)]
      .map(({ card }) => card)
      .concat(casting.map(({ source }) => source)),
    held,
    outcomes: outcomes.map(({ chance: of, cast }) => ({
      chance: of,
      check: withHands(combat, armed, [...spells, ...cast], ahead),
    })),
    casts,
    uses: [...armed.flatMap(({ card }) => usedUp(g, card)), ...casting.map((use) => spent(g, combat, use))],
  };
}

/** What a weapon is after the check: nothing where it stays as it is. */
function usedUp(g: Game, card: string): Handful['uses'] {
  const after = g.card(card).weapon?.afterUse;
  if (!after) return [];
  if ('exhaust' in after) return [{ card, how: 'exhausted' }];
  const sanity = after.lose?.sanity ?? 0;
  return [{ card, how: 'discarded', ...(sanity > 0 && { sanity }) }];
}

/** What a casting takes. */
function spent(g: Game, { who }: Combat, { source, ability }: Usable): Handful['uses'][number] {
  const { cast } = ability;
  const sanity = cast ? castingCost(g, who, cast) : 0;
  const how = cast?.after === 'discard' ? 'discarded' : 'exhausted';
  return { card: source, how, ...(sanity > 0 && { sanity }) };
}

/** The check with other things in hand than there are. */
function withHands(
  combat: Combat,
  armed: readonly Possession[],
  spells: readonly SpellInHand[],
  ahead: () => CheckInSight,
): CheckInSight {
  const before = { armed: [...combat.armed], spells: [...combat.spells] };
  combat.armed.splice(0, combat.armed.length, ...armed);
  combat.spells.splice(0, combat.spells.length, ...spells);
  try {
    return ahead();
  } finally {
    combat.armed.splice(0, combat.armed.length, ...before.armed);
    combat.spells.splice(0, combat.spells.length, ...before.spells);
  }
}
