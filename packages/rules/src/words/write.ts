/**
 * The words on components, generated from their data. Each function takes a {@link Words} and a definition and gives
 * plain text; lists are paragraphs. Names, prices, figures and keywords stand elsewhere on a card and are not repeated.
 */
import type {
  AncientOneDef,
  CardDef,
  EncounterEntry,
  Find,
  GateCardDef,
  InvestigatorDef,
  LocationAbility,
  LocationDef,
  MonsterDef,
  MythosDef,
  RumorText,
  RumorTokens,
  TableCardDef,
} from '../language/components.js';
import { insteads } from '../language/components.js';
import type { Cost, Effects } from '../language/effects.js';
import type { EpicStep } from '../language/epic.js';
import type { Modifier } from '../language/modifiers.js';
import type { MonsterAbility } from '../language/terms.js';
import { abilityText, offerText, triggerText } from './abilities.js';
import { leads, sentences, stop } from './compose.js';
import { condition, cost } from './conditions.js';
import { effects } from './effects.js';
import { checkHead } from './flow.js';
import { modifierLines } from './modifiers.js';
import { at, everyMonster, never, resource } from './nouns.js';
import type { Args, Words } from './words.js';

export { abilityText, offerText, triggerText } from './abilities.js';
export { condition as conditionText, cost as costText } from './conditions.js';
export { region as regionText } from './nouns.js';

/** What effects do, as one paragraph. No effects: "Nothing happens." */
export function effectText(w: Words, what: Effects): string {
  const { text } = effects(w, what);
  return stop(w.capital(text === '' ? w.say('effect.nothing', { who: 'you' }) : text));
}

/** What holds, as paragraphs. */
export function modifierText(w: Words, modifiers: readonly Modifier[]): string[] {
  return modifierLines(w, modifiers);
}

/** The text of a card: its weapon, what holds, what may be done with it, what it does by itself. */
export function cardText(w: Words, def: CardDef): string[] {
  const lines = [
    ...weaponLines(w, def),
    ...routeLines(w, def),
    ...modifierLines(w, def.modifiers ?? []),
    ...(def.rules ?? []).map((rule) => sentence(w, w.say(rule))),
    ...(def.triggers ?? []).map((trigger) => triggerText(w, trigger)),
    ...(def.abilities ?? []).map((ability) => abilityText(w, ability)),
  ];
  if (def.refreshCost) lines.push(sentence(w, w.say('card-text.refresh', { cost: cost(w, def.refreshCost) })));
  if (def.staysCost) {
    const price = cost(w, def.staysCost);
    lines.push(sentence(w, price === '' ? w.say('card-text.stays') : w.say('card-text.stays.pay', { cost: price })));
  }
  if (def.lastsWith !== undefined) lines.push(sentence(w, w.say('card-text.lasts-with', { card: def.lastsWith })));
  if (def.with !== undefined) lines.push(sentence(w, w.say('card-text.with', { card: def.with })));
  if (def.keptWith !== undefined) lines.push(sentence(w, w.say('card-text.kept-with', { card: def.keptWith })));
  if (def.onAwakening !== undefined) lines.push(sentence(w, w.say(`card-text.awakening.${def.onAwakening}`)));
  return lines;
}

/** The text of a card that lies on the table for all, and is no Mythos card. */
export function tableCardText(w: Words, card: TableCardDef): string[] {
  const { modifiers = [], triggers = [], abilities = [], rules = [], setUp, encounter, onAwakening } = card;
  const lines = [
    ...modifierLines(w, modifiers),
    ...rules.map((rule) => sentence(w, w.say(rule))),
    ...triggers.map((trigger) => triggerText(w, trigger, card.chosen && 'all')),
    ...abilities.map((ability) => abilityText(w, ability)),
  ];
  if (card.epic) {
    const { steps, without } = epicText(w, card);
    lines.push(...steps, ...without);
  }
  if (setUp) lines.unshift(sentence(w, answered(w, 'card-text.set-up', setUp)));
  if (encounter) lines.unshift(effectText(w, encounter));
  if (onAwakening !== undefined) lines.push(sentence(w, w.say(`card-text.awakening.${onAwakening}`)));
  lines.push(...oursText(w, card));
  return lines;
}

/** A card of the epic battle in its parts: what holds in its round, its steps in their order, and who has no part in it. */
export interface EpicText {
  readonly holds: readonly string[];
  readonly steps: readonly string[];
  readonly without: readonly string[];
}

/** What a card of the epic battle says, part by part; nothing of one that is none. */
export function epicText(w: Words, { modifiers = [], epic }: TableCardDef): EpicText {
  const { steps = [] } = epic ?? {};
  const done = new Set(steps.map(({ does }) => does));
  const without: string[] = [];
  if (epic && !done.has('plot') && !done.has('end')) {
    if (!done.has('investigators')) without.push(sentence(w, w.say('epic.no-investigators')));
    if (!done.has('ancient-one')) without.push(sentence(w, w.say('epic.no-ancient-one')));
  }
  return { holds: modifierLines(w, modifiers), steps: steps.map((step) => epicStep(w, step)), without };
}

function epicStep(w: Words, step: EpicStep): string {
  switch (step.does) {
    case 'effects':
      return effectText(w, step.then);
    case 'investigators': {
      const who = sentence(w, w.say(step.who ? 'epic.first-player' : 'epic.investigators'));
      const has = (step.defenses ?? []).map((one) => w.say(`ability.${one}`));
      if (has.length === 0) return who;
      return sentences(w, [sentence(w, w.say('epic.defenses', { abilities: w.list(has, 'and') })), who]);
    }
    case 'ancient-one': {
      const { modifier = 0, instead } = step;
      const how = modifier === 0 ? 'as-ever' : modifier < 0 ? 'harder' : 'easier';
      const attacks = sentence(w, w.say('epic.ancient-one', { how, n: Math.abs(modifier) }));
      if (!instead) return attacks;
      return sentences(w, [attacks, sentence(w, answered(w, 'epic.instead', instead))]);
    }
    case 'rating':
      return sentence(w, w.say('epic.rating', { how: step.by < 0 ? 'lower' : 'higher', n: Math.abs(step.by) }));
    case 'start':
    case 'plot':
    case 'end':
      return sentence(w, w.say(`epic.${step.does}`));
    default:
      return never(step);
  }
}

function weaponLines(w: Words, { weapon }: CardDef): string[] {
  if (weapon === undefined) return [];
  const lines: string[] = [];
  const text = w.say('weapon', { by: w.signed(weapon.bonus), damage: weapon.damage, hands: weapon.hands });
  const instead = insteads(weapon.instead).map((one) =>
    w.say('weapon.instead', { by: w.signed(one.bonus), condition: condition(w, one.if) }),
  );
  lines.push(instead.length === 0 ? text : sentences(w, [text, ...instead]));
  if (weapon.ignores)
    lines.push(
      w.say('weapon.ignores', { abilities: w.list(weapon.ignores.map((ability) => w.say(`ability.${ability}`))) }),
    );
  if (weapon.sixesCountTwice) lines.push(w.say('weapon.sixes'));
  const after = weapon.afterUse;
  if (after !== undefined) {
    const lose = 'lose' in after && after.lose && resource(w, 'sanity', after.lose.sanity);
    if (lose) lines.push(w.say('weapon.after.lose', { what: lose }));
    else if ('exhaust' in after && after.then) lines.push(answered(w, 'weapon.after.exhaust-then', after.then));
    else lines.push(w.say('exhaust' in after ? 'weapon.after.exhaust' : 'weapon.after'));
  }
  return lines.map((line) => sentence(w, line));
}

/** The areas of a Task or Mission in their order, what each asks, and what the last brings. */
function routeLines(w: Words, { route }: CardDef): string[] {
  if (route === undefined) return [];
  const steps = route.steps.map((place) => w.say('route.step', { place }));
  const places = steps.reduce((before, next) => w.say('route.next', { before, next }));
  const what =
    route.sacrifice === undefined
      ? w.say('route.task', { places })
      : w.say('route.mission', { places, cost: cost(w, route.sacrifice, 'you') });
  return [what, answered(w, 'route.done', route.then), w.say('route.box')].map((line) => sentence(w, line));
}

/** What is special about a monster, apart from its figures and keywords. */
export function monsterText(w: Words, def: MonsterDef): string[] {
  const lines = [...modifierLines(w, def.modifiers ?? [], { self: def.id })];
  if (def.move !== undefined) {
    if ('effects' in def.move) lines.push(sentence(w, answered(w, 'monster.move', def.move.effects)));
    else if ('like' in def.move)
      lines.push(sentence(w, answered(w, `monster.moves-like.${def.move.like}`, def.move.arriving)));
    else if ('seeks' in def.move) lines.push(sentence(w, w.say('monster.seeks-clues')));
    else {
      const sparing = def.move.sparing.map((place) => w.formed('place', place, 'at'));
      lines.push(sentence(w, w.say(`monster.hunts.${def.move.hunts}`)));
      if (sparing.length > 0)
        lines.push(sentence(w, w.say('monster.hunts.sparing', { places: w.list(sparing, 'and') })));
    }
  }
  if (def.beforeHorror) lines.push(sentence(w, answered(w, 'monster.before-horror', def.beforeHorror)));
  if (def.horrorFailed) lines.push(sentence(w, answered(w, 'monster.horror-failed', def.horrorFailed)));
  if (def.combatDie) lines.push(sentence(w, w.say('monster.combat-die')));
  if (def.trophyDice !== undefined) lines.push(sentence(w, w.say('monster.trophy-dice', { n: def.trophyDice })));
  if (def.fatal) lines.push(sentence(w, w.say('monster.fatal')));
  if (def.beforeCombat) lines.push(sentence(w, answered(w, 'monster.before-combat', def.beforeCombat)));
  if (def.combatFailed) {
    const damage = def.combat === undefined || def.combat.damage === 0 ? 'none' : 'some';
    lines.push(sentence(w, answered(w, 'monster.combat-failed', def.combatFailed, { damage })));
  }
  if (def.entersPlay) lines.push(sentence(w, answered(w, 'monster.enters-play', def.entersPlay)));
  if (def.defeated) lines.push(sentence(w, answered(w, 'monster.defeated', def.defeated)));
  return lines;
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
    return keyword(w, ability, n);
  });
}

/** A keyword; `n` is the number of Nightmarish and Overwhelming. */
export function keyword(w: Words, ability: MonsterAbility, n = 1): Keyword {
  const numbered = ability === 'nightmarish' || ability === 'overwhelming';
  const name = w.say(`ability.${ability}`);
  return { ability, name: numbered ? `${name} ${n}` : name, help: w.say(`ability.${ability}.help`, { n }) };
}

/** What an investigator can do. */
export function investigatorText(w: Words, def: InvestigatorDef): string[] {
  const lines = [
    ...modifierLines(w, def.modifiers ?? []),
    ...(def.triggers ?? []).map((trigger) => triggerText(w, trigger)),
    ...(def.abilities ?? []).map((ability) => abilityText(w, ability)),
  ];
  if (def.insteadOfLost !== undefined) {
    const { insane, unconscious, otherwise } = def.insteadOfLost;
    lines.push(sentence(w, w.say('instead-of-lost', { place: otherwise, place1: insane, place2: unconscious })));
  }
  if (def.maxima !== undefined) {
    const stops = def.maxima.map((stop) => stop.join('/')).join(', ');
    lines.push(sentence(w, w.say('own-maxima', { stops })));
  }
  if (def.noClueAt !== undefined) lines.push(sentence(w, w.say('no-clue-at', { place: def.noClueAt })));
  return lines;
}

/** The sections of an Ancient One's sheet. Empty lists: it has nothing there. */
export interface AncientOneText {
  readonly combatRating: string;
  readonly worshippers: readonly string[];
  readonly power: readonly string[];
  readonly startOfBattle: readonly string[];
  readonly attack: readonly string[];
}

export function ancientOneText(w: Words, def: AncientOneDef): AncientOneText {
  // Its worshippers are the kinds of monsters it changes; what it does to all monsters is its power.
  const worships = (m: Modifier) => m.mod === 'monster' && m.monsters.kinds !== undefined;
  const power = [
    ...modifierLines(
      w,
      def.modifiers.filter((m) => !worships(m)),
    ),
    ...(def.triggers ?? []).map((trigger) => triggerText(w, trigger, 'all')),
  ];
  if (def.masksInCup) power.push(sentence(w, w.say('ancient.masks-in-cup')));
  const { boxes, rubble } = def;
  const boxed = boxes === undefined ? [] : [sentence(w, w.say('ancient.boxes', { monsters: everyMonster(w, boxes) }))];
  if (rubble)
    power.unshift(sentence(w, w.say('ancient.rubble', { places: w.list(rubble.map((at) => w.name('place', at))) })));
  return {
    combatRating: combatRating(w, def.combatRating),
    worshippers: [...boxed, ...modifierLines(w, def.modifiers.filter(worships))],
    power,
    startOfBattle: def.startOfBattle === undefined ? [] : [eachInvestigator(w, def.startOfBattle)],
    attack: attack(w, def),
  };
}

function combatRating(w: Words, rating: AncientOneDef['combatRating']): string {
  if (typeof rating === 'number') return w.signed(rating);
  switch (rating) {
    case 'minus-terror':
    case 'minus-clues':
    case 'undefeatable':
      return w.say(`ancient.rating.${rating}`);
    default:
      return never(rating);
  }
}

function eachInvestigator(w: Words, what: Effects): string {
  return effectText(w, [{ do: 'each', of: 'investigators', then: what }]);
}

function attack(w: Words, def: AncientOneDef): string[] {
  const { check, modifier = 0, effects: what, passedOrNot } = def.attack;
  const lines: string[] = [];
  if (check === undefined) {
    if (what.length > 0) lines.push(eachInvestigator(w, what));
  } else {
    const made = checkHead(w, check, modifier, undefined, 'plain');
    lines.push(sentence(w, w.say('ancient.attack', { check: made, failed: effects(w, what).text })));
    if (passedOrNot)
      lines.push(sentence(w, w.say('ancient.attack.passed-or-not', { then: effects(w, passedOrNot).text })));
    lines.push(sentence(w, w.say('ancient.attack.harder')));
  }
  if (def.afterAttack) lines.push(sentence(w, answered(w, 'ancient.after-attack', def.afterAttack)));
  return lines;
}

/** A mythos card, apart from its gate, clue and movement: what happens, what holds, what a rumor asks. */
export function mythosText(w: Words, def: MythosDef): string[] {
  const lines: string[] = [];
  const until = def.lasts && w.say(`lasts.${def.lasts}`);
  if (def.type === 'reshuffle') lines.push(sentence(w, w.say('mythos.reshuffle')));
  if (def.doom !== undefined) lines.push(sentence(w, w.say('mythos.doom', { n: def.doom })));
  if (def.effects !== undefined && def.effects.length > 0) {
    lines.push(
      def.type === 'headline'
        ? sentence(w, effects(w, def.effects, until === undefined ? {} : { until }).text)
        : triggerText(w, { when: { on: 'enters' }, then: def.effects }),
    );
  }
  const { rumor } = def;
  if (rumor?.setup !== undefined) lines.push(...setup(w, rumor.setup));
  lines.push(...modifierLines(w, def.modifiers ?? [], { until }));
  lines.push(...(def.triggers ?? []).map((trigger) => triggerText(w, trigger)));
  lines.push(
    ...(def.abilities ?? []).map((ability) => abilityText(w, ability, ability.if ? undefined : activity(w, def))),
  );
  if (rumor !== undefined) lines.push(...rumorLines(w, def, rumor));
  return lines;
}

function activity(w: Words, def: MythosDef): string | undefined {
  return def.activity === undefined ? undefined : at(w, def.activity);
}

function setup(w: Words, { tokens, monsters }: NonNullable<RumorText['setup']>): string[] {
  const lines: string[] = [];
  if (tokens !== undefined) lines.push(w.say('rumor.setup.tokens', counted(tokens)));
  if (monsters !== undefined) lines.push(w.say('rumor.setup.monsters', { n: monsters }));
  return lines.map((line) => sentence(w, line));
}

/** So many tokens, or so many for each player, as messages say it. */
function counted(tokens: RumorTokens): Args {
  return typeof tokens === 'number' ? { n: tokens, each: 'no' } : { n: tokens.perPlayer, each: 'yes' };
}

function rumorLines(w: Words, def: MythosDef, rumor: RumorText): string[] {
  const where = activity(w, def) ?? w.say('region.here', { who: 'you' });
  const lines: string[] = [];
  if (rumor.action !== undefined) lines.push(abilityText(w, rumor.action, where));
  const pass = effects(w, rumor.pass);
  const then = pass.text === '' ? w.say('rumor.ends') : pass.text;
  if (rumor.passIf !== undefined) {
    const when = w.say(`rumor.pass.${rumor.passIf}`);
    lines.push(sentence(w, w.say('rumor.pass', { when, then, comma: leads(pass) })));
  }
  if (rumor.passCost !== undefined) {
    lines.push(sentence(w, w.say('rumor.pass.pay', { where, cost: passCost(w, rumor.passCost, rumor), then })));
  }
  const fail = effects(w, rumor.fail);
  lines.push(
    sentence(
      w,
      w.say('rumor.fail', {
        when: failure(w, rumor.failIf),
        then: fail.text === '' ? w.say('rumor.ends') : fail.text,
        comma: leads(fail),
      }),
    ),
  );
  return lines;
}

function passCost(w: Words, price: Cost, rumor: RumorText): string {
  const text = cost(w, price);
  const more = rumor.passCostAt;
  if (more === undefined) return text;
  return w.say('rumor.pass.more', { cost: text, n: more.players, more: cost(w, more.cost) });
}

function failure(w: Words, when: RumorText['failIf']): string {
  if (typeof when === 'string') {
    switch (when) {
      case 'no-ally-left':
      case 'tokens-on-terror':
      case 'awakening':
        return w.say(`rumor.fail.${when}`);
      default:
        return never(when);
    }
  }
  if ('tokens' in when) return w.say('rumor.fail.tokens', counted(when.tokens));
  if ('monsters' in when) return w.say('rumor.fail.monsters', { n: when.monsters });
  if ('terror' in when) return w.say('rumor.fail.terror', { n: when.terror });
  return never(when);
}

/** What of a component is Vigil's own because the published one is not public; nothing where all of it is known. */
export function oursText(w: Words, { ours }: { readonly ours?: 'all' | 'part' | 'arrows' | 'modifier' }): string[] {
  return ours === undefined ? [] : [sentence(w, w.say(`card-text.ours.${ours}`))];
}

/** A fixed ability of a location, without its name. */
export function locationAbilityText(w: Words, ability: LocationAbility): string {
  return offerText(w, ability);
}

/** What a location offers besides encounters, one line each with its name, what is found there, and when it closes. */
export function locationText(w: Words, def: LocationDef): string[] {
  const lines = (def.abilities ?? []).map((ability) =>
    w.say('ability', { when: w.name('printed', ability.name), text: w.capital(locationAbilityText(w, ability)) }),
  );
  lines.push(...findsText(w, def));
  if (def.innerRoom !== undefined) {
    const { name, card } = def.innerRoom;
    lines.push(sentence(w, w.say('location.inner-room', { room: w.name('printed', name), card })));
  }
  if (def.closesAtTerror !== undefined) lines.push(sentence(w, w.say('location.closes', { n: def.closesAtTerror })));
  if (def.endsMovement) lines.push(sentence(w, w.say('location.ends-movement')));
  if (def.onFootOnly) lines.push(sentence(w, w.say('location.on-foot-only')));
  lines.push(...oursText(w, def));
  return lines;
}

/** What the signs of a location on the board promise, a line for those in reverse and one for the others (A-MISC-26). */
export function findsText(w: Words, { finds = {} }: LocationDef): string[] {
  const said = (how: 'surely' | 'often', what: readonly Find[] = []) =>
    what.length === 0
      ? []
      : [sentence(w, w.say(`location.finds.${how}`, { what: w.list(what.map((one) => w.say(`find.${one}`))) }))];
  return [...said('surely', finds.surely), ...said('often', finds.often)];
}

/** One entry of a location or gate card, without its theme. */
export function entryText(w: Words, entry: Pick<EncounterEntry, 'effects'>): string {
  return effectText(w, entry.effects);
}

/** What a gate card says in a world: its entry there, or the one for other worlds. */
export function gateCardText(w: Words, def: GateCardDef, world: string): string {
  if (def.reshuffle) return sentence(w, w.say('gate-card.reshuffle'));
  const entry = def.entries.find((one) => one.at === world) ?? def.entries.find((one) => one.at === 'other');
  return effectText(w, entry?.effects ?? []);
}

/** A message around effects that sets a comma before a smooth sentence and a colon before others. */
function answered(w: Words, key: string, what: Effects, args: Args = {}): string {
  const then = effects(w, what);
  return w.say(key, { ...args, then: then.text, comma: leads(then) });
}

function sentence(w: Words, text: string): string {
  return stop(w.capital(text));
}
