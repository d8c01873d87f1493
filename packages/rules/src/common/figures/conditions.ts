import type { Amount, Condition, Countable, Fared, MonsterFilter, Region } from '../../language/conditions.js';
import type { EffectMemory, EncounteredMonster } from '../contracts/effects.js';
import type { Cause, Game } from '../game.js';
import { cardAt, cardInPlay } from '../in-play.js';
import type { Investigator } from '../state.js';
import { matchesCard, matchesMonster } from './filters.js';
import { usedHands } from './hand-slots.js';
import { findModifier, focusOf, matchesMonsterNow, maximumOf, monsterStats, skillValue } from './modifiers.js';
import { isTableCondition, tableConditionHolds } from './table-conditions.js';

/** True if a condition holds. Without `who` only conditions about the board can hold. */
export function holds(
  g: Game,
  who: Investigator | undefined,
  condition: Condition,
  cause?: Cause,
  memory?: EffectMemory,
): boolean {
  if ('not' in condition) return !holds(g, who, condition.not, cause, memory);
  if ('all' in condition) return condition.all.every((one) => holds(g, who, one, cause, memory));
  if (isTableCondition(condition)) return tableConditionHolds(g, condition);
  if ('fighting' in condition) return isFighting(g, condition.fighting, cause?.combat);
  if (!who) return false;
  if ('has' in condition) {
    const { has } = condition;
    const n =
      typeof has === 'string'
        ? who.cards.filter((possession) => possession.card === has).length
        : who.cards.filter((possession) => matchesCard(g, possession.card, has)).length;
    return n >= (condition.atLeast ?? 1);
  }
  if ('hasAtLeast' in condition) return countOf(g, who, condition.hasAtLeast, cause, memory) >= condition.atLeast;
  if ('hasAtMost' in condition) return countOf(g, who, condition.hasAtMost, cause, memory) <= condition.atMost;
  if ('skill' in condition) return skillValue(g, who, condition.skill) >= condition.atLeast;
  if ('standing' in condition) return who.sanity > 0 && who.stamina > 0;
  if ('unhurt' in condition) {
    return who.sanity >= maximumOf(g, who, 'sanity') && who.stamina >= maximumOf(g, who, 'stamina');
  }
  if ('inFirstArea' in condition) return g.place(who.place).area === 1;
  if ('accompanied' in condition) {
    return g.s.investigators.some((other) => other !== who && other.place === who.place);
  }
  if ('at' in condition) return isInRegion(g, who.place, condition.at, who);
  if ('failedAll' in condition) {
    const failed = cause?.combat?.failed ?? [];
    return condition.failedAll.every((check) => failed.includes(check));
  }
  if ('fought' in condition) return matchesFate(condition.fought, memory?.met);
  if ('otherHandFree' in condition) {
    const combat = cause?.combat;
    return combat !== undefined && usedHands(g, combat) <= 1;
  }
  if ('woman' in condition) return g.sheet(who).woman === true;
  if ('trophy' in condition) return who.monsterTrophies.some((token) => matchesMonster(g, token, condition.trophy));
  if ('laidHere' in condition) return cause !== undefined && cardAt(g.s, cause.source, who.place) !== undefined;
  if ('encountered' in condition) {
    const token = cause?.combat?.token;
    return token !== undefined && !g.s.monsters.some((monster) => monster.token === token);
  }
  if ('monsterIn' in condition) return g.s.monsters.some(({ at }) => isInRegion(g, at, condition.monsterIn, who));
  if ('available' in condition) {
    const { deck, card } = condition.available;
    const pile = g.deck(deck ?? g.card(card as string).deck);
    return card === undefined ? pile.length > 0 : pile.includes(card);
  }
  if ('ignores' in condition)
    return findModifier(g, who, 'ignores', (m) => m.ability === condition.ignores) !== undefined;
  if ('chosenAtLeast' in condition) return (memory?.chosen ?? 0) >= condition.chosenAtLeast;
  return condition satisfies never;
}

/** True if the condition of a modifier or ability holds for the investigator; see {@link holds}. */
export function applies(g: Game, who: Investigator | undefined, condition: Condition | undefined): boolean {
  return condition === undefined || holds(g, who, condition);
}

/** True if an appeared monster had this fate. False without a monster. */
function matchesFate(how: Fared, monster: EncounteredMonster | undefined): boolean {
  const combat = monster?.combat;
  switch (how) {
    case 'defeated':
      return combat?.won === true;
    case 'overcome':
      return combat?.won === true || monster?.evaded === true;
    case 'combat-passed':
      return combat?.passed.includes('combat') === true;
    case 'first-combat-passed':
      return combat?.passed.includes('combat') === true && !combat.failed.includes('combat');
    case 'horror-passed':
      return combat?.passed.includes('horror') === true;
    case 'horror-failed':
      return combat?.failed.includes('horror') === true;
    default:
      return how satisfies never;
  }
}

/** True if the opponent matches, with the changes that spells made to it in that fight. */
function isFighting(g: Game, filter: MonsterFilter, combat: Cause['combat']): boolean {
  return combat?.token !== undefined && matchesMonsterNow(g, combat.token, filter, combat);
}

/** Returns a counted amount: the count, or that many fewer, plus a constant. */
export function countAmount(
  g: Game,
  who: Investigator,
  { count, minus, plus = 0, most: max = Number.POSITIVE_INFINITY }: Extract<Amount, { readonly count: Countable }>,
  cause?: Cause,
  memory?: EffectMemory,
): number {
  const n = countOf(g, who, count, cause, memory);
  return Math.min(max, plus + (minus ? -n : n));
}

/** Returns the current value of a count. */
export function countOf(g: Game, who: Investigator, what: Countable, cause?: Cause, memory?: EffectMemory): number {
  switch (what) {
    case 'successes':
    case 'failures':
    case 'rolled':
    case 'removed':
    case 'chosen':
    case 'price':
    case 'passes':
      return memory?.[what] ?? 0;
    case 'paid-toughness':
      return memory?.paidToughness ?? 0;
    case 'paid-casting':
      return memory?.paidCasting ?? 0;
    case 'sanity':
    case 'stamina':
    case 'clues':
    case 'money':
      return who[what];
    case 'missing-sanity':
      return Math.max(0, maximumOf(g, who, 'sanity') - who.sanity);
    case 'missing-stamina':
      return Math.max(0, maximumOf(g, who, 'stamina') - who.stamina);
    case 'focus':
      return focusOf(g, who);
    case 'commons':
      return who.cards.filter((possession) => g.card(possession.card).deck === 'common').length;
    case 'items':
      return who.cards.filter((possession) => matchesCard(g, possession.card, { type: 'item' })).length;
    case 'tomes':
      return who.cards.filter((possession) => matchesCard(g, possession.card, { type: 'tome' })).length;
    case 'spells':
      return who.cards.filter((possession) => g.content.countsAs(g.card(possession.card)) === 'spell').length;
    case 'investigators':
      return g.players;
    case 'open-gates':
      return g.s.gates.length;
    case 'allies-left':
      return g.s.decks.ally.length;
    case 'terror':
      return g.s.terror;
    case 'trophies':
      return who.monsterTrophies.length + who.gateTrophies.length;
    case 'monster-trophies':
      return who.monsterTrophies.length;
    case 'gate-trophies':
      return who.gateTrophies.length;
    case 'monster-toughness':
      if (cause?.combat?.token !== undefined) return monsterStats(g, cause.combat.token, cause.combat).toughness;
      return memory?.met ? monsterStats(g, memory.met.token).toughness : 0;
    case 'monster-horror':
      return cause?.combat?.token === undefined
        ? 0
        : (monsterStats(g, cause.combat.token, cause.combat).horror?.rating ?? 0);
    case 'monster-awareness':
      return cause?.combat?.token === undefined ? 0 : monsterStats(g, cause.combat.token, cause.combat).awareness;
    case 'tokens':
      return (cause && (cause.possession ?? cardInPlay(g.s, cause.source))?.tokens) ?? 0;
    case 'exhausted-cards':
      return who.cards.filter(({ exhausted }) => exhausted).length;
    case 'luck':
      return skillValue(g, who, 'luck');
    case 'investigators-in-other-worlds':
      return g.s.investigators.filter((investigator) => g.isInOtherWorld(investigator)).length;
    case 'seals':
      return g.rules.gates.sealsOnBoard(g);
    case 'missing-seals':
      return Math.max(0, 6 - g.rules.gates.sealsOnBoard(g));
    default:
      return what satisfies never;
  }
}

/** True if an area lies in a region. `who` gives the meaning of "here". */
export function isInRegion(g: Game, area: string, region: Region, who?: Investigator): boolean {
  const place = g.place(area);
  switch (region.in) {
    case 'here':
      return who !== undefined && area === who.place;
    case 'arkham':
      return place.kindDef.inArkham === true || place.kindDef.inCity === true;
    case 'in-play':
      return !place.kindDef.offBoard;
    case 'streets':
      return place.kind === 'street';
    case 'locations':
      return place.kind === 'location';
    case 'sky':
      return place.kind === 'sky';
    case 'open-gates':
      return g.gateAt(area) !== undefined;
    case 'sky-and-outskirts':
      return place.kind === 'sky' || place.kind === 'outskirts';
    case 'other-worlds':
      return place.kind === 'world';
    case 'lost':
      return place.kind === 'lost';
    case 'neighbourhood':
      return place.neighbourhood === region.place;
    case 'street':
    case 'location':
      return area === region.place;
    default:
      return region satisfies never;
  }
}
