/**
 * Texts on components, generated from their data. Each function takes a {@link Words} and a definition and returns
 * plain text.
 *
 * Lists are paragraphs. Names, prices, figures and keywords are shown elsewhere on a card and not repeated.
 */

import type { Trigger } from '../language/abilities.js';
import type {
  AncientOneDef,
  BoardSign,
  CardDef,
  EncounterEntry,
  GateCardDef,
  InvestigatorDef,
  LocationAbility,
  LocationDef,
  MonsterDef,
  TableCardDef,
} from '../language/components.js';
import { alternativeBonuses } from '../language/components.js';
import type { Effect, Effects } from '../language/effects.js';
import type { Modifier } from '../language/modifiers.js';
import type { MonsterAbility } from '../language/terms.js';
import { abilityText, offerText, secondCopy, triggerText } from './ability-text.js';
import { checkHead } from './check-text.js';
import { aroundText, effectText, theirText, toSentence } from './component-sentences.js';
import { conditionText, costText } from './condition-text.js';
import { verbFirst } from './effects/combinator-text.js';
import { composeEffects } from './effects/effect-text.js';
import { epicText } from './epic-text.js';
import { modifierLines } from './modifiers/modifier-text.js';
import { assertNever, everyMonster, monstersText, nounList, resourceText } from './nouns.js';
import { branchArgs, joinSentences } from './passages.js';
import type { Words } from './words.js';

export { abilityText, offerText, triggerText } from './ability-text.js';
export { effectText } from './component-sentences.js';
export { conditionText, costText } from './condition-text.js';
export { type EpicText, epicText } from './epic-text.js';
export { mythosText } from './mythos-text.js';
export { regionText } from './nouns.js';

/** Returns a trigger of a card without owner: the first player chooses the seal that is removed as the card enters play. */
function chosenByFirstPlayer(trigger: Trigger): Trigger {
  if (trigger.when.on !== 'enters') return trigger;
  const then = trigger.then.map(
    (effect): Effect => (effect.do === 'removeSeal' ? { do: 'each', of: 'first-player', then: [effect] } : effect),
  );
  return { ...trigger, then };
}

/** Returns modifiers as paragraphs. */
export function modifierText(w: Words, modifiers: readonly Modifier[]): string[] {
  return modifierLines(w, modifiers);
}

/** True for a card that is discarded instead of Clues: that it also counts as Clues on checks goes without saying. */
const paysForClues = ({ modifiers = [] }: CardDef): boolean =>
  modifiers.some((one) => one.mod === 'paysFor' && one.what === 'clues');

/** True for a trigger that discards its card, or is about a second copy: such a sentence comes last on a card. */
const comesLast = (trigger: Trigger): boolean =>
  secondCopy(trigger) !== undefined || (trigger.then.length === 1 && trigger.then[0]?.do === 'discardThis');

/** Returns the text of a card: weapon, modifiers, abilities, triggers. */
export function cardText(w: Words, def: CardDef): string[] {
  const { triggers = [], modifiers = [] } = def;
  const leaves = ({ mod }: Modifier) => mod === 'leavesAt';
  const lines = [
    ...weaponLines(w, def),
    ...routeLines(w, def),
    ...modifierLines(
      w,
      modifiers.filter((one) => !leaves(one)),
    ),
    ...(def.rules ?? []).map((rule) => toSentence(w, w.say(rule))),
    ...triggers.filter((one) => !comesLast(one)).map((trigger) => triggerText(w, trigger)),
    ...(def.abilities ?? [])
      .filter((ability) => !paysForClues(def) || !('at' in ability.when) || ability.when.at !== 'spending-clue')
      .map((ability) => abilityText(w, ability)),
    ...modifierLines(w, modifiers.filter(leaves)),
    ...triggers.filter(comesLast).map((trigger) => triggerText(w, trigger)),
  ];
  if (def.refreshCost) lines.push(toSentence(w, w.say('card-text.refresh', { cost: costText(w, def.refreshCost) })));
  if (def.staysCost) {
    const price = costText(w, def.staysCost);
    lines.push(toSentence(w, price === '' ? w.say('card-text.stays') : w.say('card-text.stays.pay', { cost: price })));
  }
  if (def.lastsWith !== undefined) lines.push(toSentence(w, w.say('card-text.lasts-with', { card: def.lastsWith })));
  if (def.with !== undefined) lines.push(toSentence(w, w.say('card-text.with', { card: def.with })));
  if (def.keptWith !== undefined)
    lines.push(toSentence(w, w.say('card-text.kept-with', { id: def.keptWith, card: def.keptWith })));
  if (def.onAwakening !== undefined) lines.push(toSentence(w, w.say(`card-text.awakening.${def.onAwakening}`)));
  return lines;
}

/** Returns the text of a card on the table that is not a Mythos card. */
export function tableCardText(w: Words, card: TableCardDef): string[] {
  const { modifiers = [], triggers = [], abilities = [], rules = [], setUp, encounter, onAwakening } = card;
  const lines = [
    ...modifierLines(w, modifiers),
    ...rules.map((rule) => toSentence(w, w.say(rule))),
    ...triggers.map((trigger) => triggerText(w, chosenByFirstPlayer(trigger), card.chosen && 'all')),
    ...abilities.map((ability) => abilityText(w, ability)),
  ];
  if (card.epic) {
    const { steps, excluded } = epicText(w, card);
    lines.push(...steps, ...excluded);
  }
  if (setUp) lines.unshift(toSentence(w, aroundText(w, 'card-text.set-up', setUp)));
  if (encounter) lines.unshift(effectText(w, encounter));
  if (onAwakening !== undefined) lines.push(toSentence(w, w.say(`card-text.awakening.${onAwakening}`)));
  lines.push(...unpublishedText(w, card));
  return lines;
}

function weaponLines(w: Words, { weapon }: CardDef): string[] {
  if (weapon === undefined) return [];
  const lines: string[] = [];
  const text = w.say('weapon', { by: w.signed(weapon.bonus), damage: weapon.damage, hands: weapon.hands });
  const instead = alternativeBonuses(weapon.instead).map((one) =>
    'fighting' in one.if
      ? w.say('weapon.instead.against', { by: w.signed(one.bonus), monsters: monstersText(w, one.if.fighting) })
      : w.say('weapon.instead', { by: w.signed(one.bonus), condition: conditionText(w, one.if) }),
  );
  lines.push(instead.length === 0 ? text : joinSentences(w, [text, ...instead]));
  if (weapon.ignores)
    lines.push(
      w.say('weapon.ignores', { abilities: w.list(weapon.ignores.map((ability) => w.say(`ability.${ability}`))) }),
    );
  if (weapon.sixesCountTwice) lines.push(w.say('weapon.sixes'));
  const after = weapon.afterUse;
  if (after !== undefined) {
    const lose = 'lose' in after && after.lose && resourceText(w, 'sanity', after.lose.sanity);
    if (lose) lines.push(w.say('weapon.after.lose', { what: lose }));
    else if ('exhaust' in after && after.then) lines.push(aroundText(w, 'weapon.after.exhaust-then', after.then));
    else lines.push(w.say('exhaust' in after ? 'weapon.after.exhaust' : 'weapon.after'));
  }
  return lines.map((line) => toSentence(w, line));
}

/** Returns the areas of a Task or Mission in order, the price of each, and the reward. */
function routeLines(w: Words, { route }: CardDef): string[] {
  if (route === undefined) return [];
  const steps = route.steps.map((place) =>
    place === 'lost' && w.has('route.step.lost') ? w.say('route.step.lost') : w.say('route.step', { place }),
  );
  const last = steps.length - 1;
  const places = steps.reduce((before, next, i) => w.say(i < last ? 'route.next' : 'route.last', { before, next }));
  const what =
    route.sacrifice === undefined
      ? w.say('route.task', { places })
      : w.say('route.mission', { places, cost: costText(w, route.sacrifice, 'may') });
  return [what, aroundText(w, 'route.done', route.then), w.say('route.box')].map((line) => toSentence(w, line));
}

/** Returns a monster's special text, without figures and keywords. */
export function monsterText(w: Words, def: MonsterDef): string[] {
  const lines = [...modifierLines(w, def.modifiers ?? [], { self: def.id })];
  if (def.move !== undefined) {
    if ('effects' in def.move) lines.push(toSentence(w, aroundText(w, 'monster.move', def.move.effects)));
    else if ('like' in def.move)
      lines.push(toSentence(w, theirText(w, `monster.moves-like.${def.move.like}`, def.move.arriving)));
    else if ('seeks' in def.move) lines.push(toSentence(w, w.say('monster.seeks-clues')));
    else {
      const sparing = def.move.sparing.map((place) => w.nameInForm('place', place, 'at'));
      lines.push(toSentence(w, w.say(`monster.hunts.${def.move.hunts}`)));
      if (sparing.length > 0)
        lines.push(toSentence(w, w.say('monster.hunts.sparing', { places: w.list(sparing, 'and') })));
    }
  }
  if (def.beforeHorror) lines.push(toSentence(w, aroundText(w, 'monster.before-horror', def.beforeHorror)));
  if (def.horrorFailed) lines.push(toSentence(w, aroundText(w, 'monster.horror-failed', def.horrorFailed)));
  if (def.combatDie) lines.push(toSentence(w, w.say('monster.combat-die')));
  if (def.trophyDice !== undefined) lines.push(toSentence(w, w.say('monster.trophy-dice', { n: def.trophyDice })));
  if (def.fatal) lines.push(toSentence(w, w.say('monster.fatal')));
  if (def.beforeCombat)
    lines.push(toSentence(w, aroundText(w, 'monster.before-combat', def.beforeCombat, {}, { before: 'combat' })));
  if (def.combatFailed) lines.push(toSentence(w, combatFailedText(w, def, def.combatFailed)));
  if (def.entersPlay) lines.push(toSentence(w, aroundText(w, 'monster.enters-play', def.entersPlay)));
  if (def.defeated?.length === 0) lines.push(toSentence(w, w.say('monster.no-trophy')));
  else if (def.defeated)
    lines.push(toSentence(w, aroundText(w, 'monster.defeated', def.defeated, {}, { itself: true })));
  return lines;
}

/** Returns the effects of a failed Combat or Evade check, after the damage where they come with it. */
function combatFailedText(w: Words, def: MonsterDef, failed: Effects): string {
  const [only, ...more] = failed;
  if (only?.do === 'if' && more.length === 0 && only.else === undefined && 'failedAll' in only.condition) {
    const checks = w.list(only.condition.failedAll.map((check) => w.say(`check.a.${check}`)));
    return aroundText(w, 'monster.all-failed', only.then, { checks });
  }
  const damage = def.combat === undefined || def.combat.damage === 0 ? 'none' : 'some';
  const after = branchArgs(w, composeEffects(w, failed)).after;
  // A condition is a sentence of its own after "take its damage".
  const key = `monster.combat-failed${damage === 'some' && /^(?:if|wenn) /u.test(after) ? '.long' : ''}`;
  return aroundText(w, key, failed, { damage });
}

/** A keyword of a monster or an Ancient One and what it means. */
export interface Keyword {
  readonly ability: MonsterAbility;
  readonly name: string;
  readonly help: string;
}

/** A monster's keywords, with explanations, in the order of its data. */
export function monsterKeywords(w: Words, def: MonsterDef): Keyword[] {
  return def.abilities.map((ability) => {
    const n = ability === 'nightmarish' ? def.nightmarish : ability === 'overwhelming' ? def.overwhelming : undefined;
    return keywordOf(w, ability, n);
  });
}

/** A keyword; `n` is the number of Nightmarish and Overwhelming. */
export function keywordOf(w: Words, ability: MonsterAbility, n = 1): Keyword {
  const numbered = ability === 'nightmarish' || ability === 'overwhelming';
  const name = w.say(`ability.${ability}`);
  return { ability, name: numbered ? `${name} ${n}` : name, help: w.say(`ability.${ability}.help`, { n }) };
}

/** Returns an investigator's abilities. */
export function investigatorText(w: Words, def: InvestigatorDef): string[] {
  const lines = [
    ...modifierLines(w, def.modifiers ?? []),
    ...(def.triggers ?? []).map((trigger) => triggerText(w, trigger)),
    ...(def.abilities ?? []).map((ability) => abilityText(w, ability)),
  ];
  if (def.insteadOfLost !== undefined) {
    const { insane, unconscious, otherwise } = def.insteadOfLost;
    lines.push(toSentence(w, w.say('instead-of-lost', { place: otherwise, place1: insane, place2: unconscious })));
  }
  if (def.maxima !== undefined) {
    const stops = def.maxima.map((stop) => stop.join('/')).join(', ');
    lines.push(toSentence(w, w.say('own-maxima', { stops })));
  }
  if (def.noClueAt !== undefined) lines.push(toSentence(w, w.say('no-clue-at', { place: def.noClueAt })));
  return lines;
}

/** Sections of an Ancient One's sheet. Empty lists: no such section. */
export interface AncientOneText {
  readonly combatRating: string;
  readonly worshippers: readonly string[];
  readonly power: readonly string[];
  readonly startOfBattle: readonly string[];
  readonly attack: readonly string[];
}

export function ancientOneText(w: Words, def: AncientOneDef): AncientOneText {
  // Modifiers of named kinds of monsters are its worshippers; those of all monsters are its power.
  const isWorshipper = (m: Modifier) => m.mod === 'monster' && m.monsters.kinds !== undefined;
  const power = [
    ...modifierLines(
      w,
      def.modifiers.filter((m) => !isWorshipper(m)),
      { ofAll: true },
    ),
    ...(def.triggers ?? []).map((trigger) => triggerText(w, trigger, 'all')),
  ];
  if (def.masksInCup) power.push(toSentence(w, w.say('ancient.masks-in-cup')));
  const { boxes, rubble } = def;
  const boxed =
    boxes === undefined ? [] : [toSentence(w, w.say('ancient.boxes', { monsters: everyMonster(w, boxes) }))];
  if (rubble)
    power.unshift(toSentence(w, w.say('ancient.rubble', { places: w.list(rubble.map((at) => w.name('place', at))) })));
  return {
    combatRating: combatRatingText(w, def.combatRating),
    worshippers: [...boxed, ...modifierLines(w, def.modifiers.filter(isWorshipper))],
    power,
    startOfBattle: def.startOfBattle === undefined ? [] : [eachInvestigatorText(w, def.startOfBattle)],
    attack: attackText(w, def),
  };
}

function combatRatingText(w: Words, rating: AncientOneDef['combatRating']): string {
  if (typeof rating === 'number') return w.signed(rating);
  switch (rating) {
    case 'minus-terror':
    case 'minus-clues':
    case 'undefeatable':
      return w.say(`ancient.rating.${rating}`);
    default:
      return assertNever(rating);
  }
}

function eachInvestigatorText(w: Words, what: Effects): string {
  return effectText(w, [{ do: 'each', of: 'investigators', then: what }]);
}

function attackText(w: Words, def: AncientOneDef): string[] {
  const { check, modifier = 0, effects: what, passedOrNot } = def.attack;
  const lines: string[] = [];
  if (check === undefined) {
    if (what.length > 0) lines.push(eachInvestigatorText(w, what));
  } else {
    const made = checkHead(w, check, modifier, undefined, 'third');
    lines.push(
      toSentence(w, w.say('ancient.attack', { check: made, ...branchArgs(w, composeEffects(w.about('they'), what)) })),
    );
    if (passedOrNot) lines.push(eachInvestigatorText(w, passedOrNot));
    lines.push(toSentence(w, w.say('ancient.attack.harder')));
  }
  if (def.afterAttack) lines.push(afterAttackText(w, def.afterAttack));
  return lines;
}

function afterAttackText(w: Words, what: Effects): string {
  const args = branchArgs(w, composeEffects(w, what));
  // A German event has its verb first only after something else.
  const commands = args.then === args.after ? 'yes' : 'no';
  return toSentence(w, w.say('ancient.after-attack', { commands, ...args, ...verbFirst(args.after) }));
}

/**
 * Returns the parts of a component that are Vigil's own because the published one is not public; empty if all is known.
 */
export function unpublishedText(
  w: Words,
  { ours }: { readonly ours?: 'all' | 'part' | 'arrows' | 'modifier' },
): string[] {
  return ours === undefined ? [] : [toSentence(w, w.say(`card-text.ours.${ours}`))];
}

/** A fixed ability of a location, without its name. */
export function locationAbilityText(w: Words, ability: LocationAbility): string {
  return offerText(w, ability);
}

/** Returns the fixed abilities of a location, one line each with name, the cards found there, and when it closes. */
export function locationText(w: Words, def: LocationDef): string[] {
  const lines = (def.abilities ?? []).map((ability) =>
    w.say('location.ability', {
      name: ability.name,
      text: w.capitalize(locationAbilityText(w, ability)),
    }),
  );
  lines.push(...locationFindsText(w, def));
  if (def.innerRoom !== undefined) {
    const { name, card } = def.innerRoom;
    const own = `status.${card}.as`;
    const held = w.has(own) ? w.say(own) : w.name('card', card);
    lines.push(toSentence(w, w.say('location.inner-room', { room: w.name('printed', name), held, card })));
  }
  if (def.closesAtTerror !== undefined) lines.push(toSentence(w, w.say('location.closes', { n: def.closesAtTerror })));
  if (def.endsMovement) lines.push(toSentence(w, w.say('location.ends-movement')));
  if (def.onFootOnly) lines.push(toSentence(w, w.say('location.on-foot-only')));
  lines.push(...unpublishedText(w, def));
  return lines;
}

/**
 * Returns the meaning of a location's signs on the board: a line for reversed ones and one for the others (A-MISC-26).
 */
export function locationFindsText(w: Words, { finds = {} }: LocationDef): string[] {
  const findsText = (how: 'surely' | 'often', what: readonly BoardSign[] = []) =>
    what.length === 0
      ? []
      : [
          toSentence(
            w,
            w.say(`location.finds.${how}`, {
              what: nounList(
                w,
                what.map((one) => w.say(`find.${one}`)),
              ),
            }),
          ),
        ];
  return [...findsText('surely', finds.surely), ...findsText('often', finds.often)];
}

/** One entry of a location or gate card, without its theme. */
export function entryText(w: Words, entry: Pick<EncounterEntry, 'effects'>): string {
  return effectText(w, entry.effects);
}

/** Returns a gate card's entry for a world, or the one for other worlds. */
export function gateCardText(w: Words, def: GateCardDef, world: string): string {
  if (def.reshuffle) return toSentence(w, w.say('gate-card.reshuffle'));
  const entry = def.entries.find((one) => one.at === world) ?? def.entries.find((one) => one.at === 'other');
  return effectText(w, entry?.effects ?? []);
}
