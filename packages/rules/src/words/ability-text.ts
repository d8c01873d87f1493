/** Texts of abilities and triggers. */
import type { Ability, Casting, Happening, Moment, Trigger } from '../language/abilities.js';
import type { Condition } from '../language/conditions.js';
import type { Cost, Effects } from '../language/effects.js';
import type { StatusCard } from '../language/terms.js';
import { checkHead } from './check-text.js';
import { conditionText, costText } from './condition-text.js';
import { tokenLimitText } from './effects/card-effect-text.js';
import { boughtArgs, optionText } from './effects/choice-text.js';
import { composeEffects } from './effects/effect-text.js';
import { aimOf } from './german-aims.js';
import { aMonster, assertNever, cardNoun, kindsList, regionText } from './nouns.js';
import { branchArgs, endSentence, joinSentences, type Passage, sayClear, scopeArgs, startsLong } from './passages.js';
import { happeningWithin, withNeededStatus } from './trigger-shapes.js';
import type { Words } from './words.js';

/** So many kinds of checks are all that an encounter can have. */
const MANY_CHECKS = 8;

/** "Sanity or Stamina": the kinds of a loss. */
function lossText(w: Words, { of }: { readonly of: readonly ('sanity' | 'stamina')[] }): string {
  return w.list(
    of.map((what) => w.say(`amount.${what}.bare`)),
    'or',
  );
}

/** Returns when an ability can be used: "Movement", "Before a Combat check". */
function momentText(w: Words, when: Moment): string {
  if ('phase' in when) return w.say(`moment.${when.phase}`);
  const checks = (kinds: readonly string[]) =>
    kindsList(
      w,
      kinds.map((kind) => w.say(`check.a.${kind}`)),
      'or',
    );
  if ('before' in when) {
    switch (when.before) {
      case 'check':
        return when.checks.length >= MANY_CHECKS
          ? w.say('moment.any-check')
          : w.say('moment.before-check', { checks: checks(when.checks) });
      case 'loss':
        return w.say('moment.before-loss', {
          whose: when.whose ?? 'own',
          what: lossText(w, when),
        });
      case 'draw':
        return w.say('moment.before-draw', {
          cards: w.list(
            when.decks.map((deck) => cardNoun(w, { deck }, 2)),
            'or',
          ),
        });
      case 'ancient-attack':
        return w.say('moment.before-ancient-attack');
      default:
        return assertNever(when);
    }
  }
  if ('after' in when) {
    switch (when.after) {
      case 'roll':
        return w.say('moment.after-roll', {
          checks: checks(when.checks),
          whose: when.whose ?? 'own',
          failed: when.failed ? 'yes' : 'no',
        });
      case 'movement':
      case 'clues':
      case 'encounter-card':
      case 'mythos-card':
      case 'failed-horror':
      case 'failed-combat':
        return w.say(`moment.after-${when.after}`);
      default:
        return assertNever(when);
    }
  }
  if ('in' in when) return w.say('moment.in-combat');
  switch (when.at) {
    case 'casting':
    case 'spending-clue':
    case 'explored-gate':
      return w.say(`moment.${when.at}`);
    default:
      return assertNever(when);
  }
}

/** Returns the moment that the only handler of an ability names, with its limits. */
function handlerMoment(w: Words, { then: [only, ...others] }: Ability): string | undefined {
  if (only?.do !== 'handler' || others.length > 0 || !w.has(`${only.text}.when`)) return undefined;
  return w.say(`${only.text}.when`);
}

/** Checks of a fight. */
const FIGHT_CHECKS: ReadonlySet<string> = new Set(['combat', 'horror', 'evade']);

/** Returns a moment with the place and the opponent of its condition, and what is left of the condition. */
function narrowMoment(
  w: Words,
  when: Moment,
  condition: Condition | undefined,
  momentSentence = momentText(w, when),
): NarrowMoment {
  const plain = { moment: momentSentence, condition };
  const isCheck = 'before' in when && when.before === 'check';
  const isLoss = 'before' in when && when.before === 'loss' && when.whose === undefined;
  if (condition === undefined || !(isCheck || isLoss || 'in' in when)) return plain;
  const isFight = !isCheck || when.checks.every((check) => FIGHT_CHECKS.has(check));
  return (('all' in condition && condition.all) || [condition]).reduce<NarrowMoment>(
    ({ moment, condition: before }, one) => {
      if ('fighting' in one && isFight) {
        const monsters = aMonster(w, one.fighting, 'object');
        if (!isLoss) return { moment: w.say('moment.against', { moment, monsters }), condition: before };
        return {
          moment: w.say('moment.before-loss.against', { what: lossText(w, when), monsters }),
          condition: before,
        };
      }
      if ('at' in one && isCheck)
        return { moment: w.say('moment.where', { moment, where: regionText(w, one.at, 'you') }), condition: before };
      return { moment, condition: before === undefined ? one : { all: [before, one] } };
    },
    { ...plain, condition: undefined },
  );
}

interface NarrowMoment {
  readonly moment: string;
  readonly condition: Condition | undefined;
}

/** True for a moment that is a phase or a time: "Movement: …". The others are clauses: "When …, you may …". */
const isTime = (when: Moment): boolean => 'phase' in when || 'in' in when;

/**
 * "Movement: Exhaust this card and spend 2 movement points to make a Lore (−1) check. Passed: …", "When you would lose
 * Sanity, you may discard this card to lose 1 less Sanity."
 */
export function abilityText(w: Words, ability: Ability, where?: string): string {
  return joinSentences(w, [bareAbilityText(w, ability, where), tokenLimitText(w, ability)]);
}

function bareAbilityText(w: Words, ability: Ability, where: string | undefined): string {
  const instead = where === undefined ? (insteadOfClues(w, ability) ?? insteadOfDraw(w, ability)) : undefined;
  if (instead !== undefined) return instead;
  const isClause = !isTime(ability.when) || insteadHead(w, ability) !== undefined;
  const passes = where === undefined ? passesText(w, ability) : undefined;
  if (passes !== undefined) return passes;
  const text = abilityAs(w, ability, where, isClause ? 'clause' : 'time');
  // After "wenn …" German has a comma and the verb, in long sentences too.
  return startsLong(text) && !/(?:^|[,–] )(?:Immer w|[Ww])enn |^\P{L}*(?:Nachdem|Bevor) /u.test(text)
    ? abilityAs(w, ability, where, 'apart')
    : text;
}

/** "Instead of your normal movement in Arkham": an ability that replaces what its phase is for, and its place. */
function insteadHead(w: Words, { when, inPlaceOf, if: condition }: Ability): NarrowMoment | undefined {
  if (inPlaceOf === undefined || !('phase' in when)) return undefined;
  if (when.phase !== (inPlaceOf === 'movement' ? 'movement' : 'arkham-encounters')) return undefined;
  const instead = w.say(`instead.${inPlaceOf}`);
  if (condition === undefined) return inPlaceOf === 'movement' ? { moment: instead, condition } : undefined;
  if (!('at' in condition)) return undefined;
  const where = regionText(w, condition.at, 'you');
  return { moment: w.say('instead.at', { instead, where }), condition: undefined };
}

/** "You may exhaust this card instead of spending 1 Clue.": the text of a card that counts as Clues. */
function insteadOfClues(w: Words, ability: Ability): string | undefined {
  const { when, cost, then, ...more } = ability;
  const [only, ...others] = then;
  if (!('at' in when) || when.at !== 'spending-clue' || cost === undefined) return undefined;
  if (only?.do !== 'countAsClue' || others.length > 0 || Object.keys(more).length > 0) return undefined;
  const costSentence = w.say('moment.spending-clue.pays', { n: only.n ?? 1, cost: costText(w, cost) });
  return endSentence(w.capitalize(costSentence));
}

/** "When you would draw Spells, you may discard this card instead. If you do, …": a card that replaces a draw. */
function insteadOfDraw(w: Words, { when, cost, then, ...more }: Ability): string | undefined {
  if (!('before' in when) || when.before !== 'draw' || Object.keys(more).length > 0) return undefined;
  const others = then.filter((effect) => effect.do !== 'noDraw');
  if (others.length === then.length || cost?.discard !== true || Object.keys(cost).length > 1) return undefined;
  const head = w.capitalize(w.say('moment.before-draw.discard', { when: momentText(w, when) }));
  const passage = composeEffects(w, others);
  return joinSentences(w, passage.empty ? [head] : [head, w.say('may.then', scopeArgs(w, passage))]);
}

/** "You pass Evade checks in a street area without rolling.": an ability that costs nothing. */
function passesText(w: Words, { when, if: condition, then, must, name, ...more }: Ability): string | undefined {
  const [only, ...others] = then;
  if (only?.do !== 'passCheck' || others.length > 0 || Object.keys(more).length > 0) return undefined;
  if (!('before' in when) || when.before !== 'check') return undefined;
  const checked = when.checks.map((check) => w.say(`checks.${check}`));
  const all = kindsList(w, checked, 'and');
  const { moment: checks, condition: rest } = narrowMoment(w, when, condition, all);
  if (rest !== undefined) return undefined;
  const text = w.say('ability.passes', { checks, may: must ? 'no' : 'yes' });
  return endSentence(
    w.capitalize(name === undefined ? text : w.say('ability.named', { name, when: w.capitalize(text) })),
  );
}

/** True if "that check" can only be the one before which an ability is used. */
const makesNoCheck = ({ cast, then: [only, ...others] }: Ability): boolean =>
  cast === undefined && others.length === 0 && only?.do !== 'check';

/** A German clause that has its verb at the end. */
const GERMAN_CLAUSE = /^\P{L}*(?:Immer wenn|[Ww]enn|Nachdem|Bevor) /u;

/** Place of the moment: a time before a colon, a clause of the sentence, or a clause before a colon. */
type MomentPlace = 'time' | 'clause' | 'apart';

function abilityAs(w: Words, ability: Ability, where: string | undefined, at: MomentPlace): string {
  const { when: on, inPlaceOf, must } = ability;
  const replaced = insteadHead(w, ability);
  const narrow = replaced ?? narrowMoment(w, on, ability.if, handlerMoment(w, ability) ?? momentText(w, on));
  const { condition: limitation } = narrow;
  const heads = [narrow.moment];
  const limit = ability.limit === undefined ? undefined : w.say(`limit.${ability.limit}`);
  const opening = w.has('ability.opening') ? w.say('ability.opening') : undefined;
  if (limit !== undefined && at !== 'clause') heads.push(limit);
  if (where !== undefined) heads.push(where);
  if (inPlaceOf !== undefined && replaced === undefined) heads.push(w.say(`instead.${inPlaceOf}`));
  // "Upkeep: If you are in a street area, you may …"
  const inner = at === 'time' && limitation !== undefined;
  if (limitation !== undefined && !inner) {
    const condition = conditionText(w, limitation);
    const [moment = ''] = heads;
    // German joins two clauses with "wenn".
    if (heads.length === 1 && w.has('ability.if.joined') && /^Wenn /u.test(moment))
      heads.splice(0, 1, w.say('ability.if.joined', { when: moment, condition }));
    else heads.push(w.say('ability.if', { condition }));
  }
  const about =
    'before' in on && on.before === 'check'
      ? on.checks.length > 1 || makesNoCheck(ability)
        ? w.say(ability.then[0]?.do === 'passCheck' && w.has('check.it') ? 'check.it' : 'check.that')
        : w.list(
            on.checks.map((check) => w.say('check.the', { check })),
            'or',
          )
      : ability.cast !== undefined && 'after' in on && on.after === 'roll'
        ? w.say('check.rolled')
        : undefined;
  const theirs = ability.for === undefined ? w : w.about('they');
  const [first, ...others] = ability.then;
  // A status that must be given up belongs to the price.
  const given =
    first?.do === 'removeStatus' && ability.cost !== undefined && others.length > 0 ? first.card : undefined;
  const composed = composeEffects(theirs, given === undefined ? ability.then : others, {
    theirs: 'before' in on && on.before === 'loss' && on.whose === 'anybody',
    rolled: 'after' in on && on.after === 'roll',
    ...(about !== undefined && { check: about }),
  });
  const then = ability.for === undefined ? composed : servedPassage(w, composed);
  const before = [...heads, limit ?? ''].join(' ');
  const place = inner ? 'clause' : at;
  const bare = must
    ? place !== 'clause'
      ? branchArgs(w, then).then
      : branchArgs(w, then).after
    : ability.cast !== undefined
      ? castText(w, ability.cast, ability, then, { at: place, before })
      : ability.for !== undefined && ability.cost === undefined && composed.can('may')
        ? w.say('for.self-or-other-here.may', { who: place === 'clause' ? 'then' : 'label', then: composed.say('may') })
        : useText(w, ability.cost, then, place, { given, before });
  const limited = limit !== undefined && at === 'clause' && opening !== undefined && bare.startsWith(opening);
  if (limit !== undefined && at === 'clause' && !limited) {
    const [moment = ''] = heads;
    heads.splice(0, 1, limit, moment.charAt(0).toLowerCase() + moment.slice(1));
  }
  const sentence = limited ? `${opening}${limit} ${bare.slice(opening.length)}` : bare;
  const text =
    inner && limitation !== undefined
      ? w.say('ability.when', {
          when: w.say('ability.if', { condition: conditionText(w, limitation) }),
          text: sentence,
          clause: 'yes',
        })
      : sentence;
  // After "wenn …" German has a comma and the verb, in long sentences too.
  if (inner && startsLong(text) && !w.has('ability.if.joined')) return abilityAs(w, ability, where, 'apart');
  const when = heads.reduce((first, next) => w.say('list.comma', { first, next }));
  const named =
    ability.name === undefined ? when : w.say('ability.named', { name: ability.name, when: w.capitalize(when) });
  const key = at === 'clause' ? 'ability.when' : 'ability';
  const shown = at === 'clause' ? text : w.say('ability.text', { text });
  // German has a comma after a clause, none after "vor einer Probe".
  const clause = heads.length > 1 || GERMAN_CLAUSE.test(when) ? 'yes' : 'no';
  return endSentence(w.capitalize(w.say(key, { when: named, text: shown, clause })));
}

/** Returns the text of a use, after its time or its moment. */
function useText(
  w: Words,
  price: Cost | undefined,
  then: Passage,
  at: MomentPlace,
  { given, before }: { readonly given?: StatusCard | undefined; readonly before: string },
): string {
  const priced = (of: Cost, who: 'you' | 'may') =>
    given === undefined
      ? costText(w, of, who)
      : w.list([
          costText(w, of, who),
          w.say('effect.remove-status', { id: given, status: given, card: given, price: 'yes', who }),
        ]);
  const cost = price === undefined ? '' : priced(price, 'may');
  const paid = cost === '' ? undefined : cost;
  if (at === 'time' && price !== undefined && paid !== undefined) {
    const pay = priced(price, 'you');
    if (then.empty) return w.say('use', { cost: pay, may: paid });
    if (!then.optional || !then.bids || (then.several && !w.has('aim')))
      return w.say('use.event', { cost: pay, may: paid, ...boughtArgs(w, then) });
    const { first, more } = then.scoped('may', true);
    const aim = aimOf(w, first);
    const aimed = aim && w.say('use.pay.aim', { may: paid, aim });
    const head =
      aimed !== undefined && !startsLong(aimed)
        ? aimed
        : w.say('use.pay', { cost: pay, may: paid, to: first, then: then.scoped('label').first });
    return joinSentences(w, [head, ...more]);
  }
  const heads = at === 'clause' ? before : '';
  const { head, rest } = optionText(w, paid, then.empty && paid === undefined ? nothing(w) : then, heads);
  return joinSentences(w, [head(at === 'clause' ? 'then' : 'label'), ...rest]);
}

function nothing(w: Words): Passage {
  return composeEffects(w, [{ do: 'handler', name: '', text: 'effect.nothing' }]);
}

/** Returns an effect for you or another investigator in your area. */
function servedPassage(w: Words, then: Passage): Passage {
  const say = () =>
    then.can('third')
      ? w.say('for.self-or-other-here.does', { then: then.say('third') })
      : w.say('for.self-or-other-here', branchArgs(w, then));
  return { ...then, say, glued: say, can: () => false, bids: false, optional: false, clausal: false };
}

/** Ends of the keys of messages about casting. */
const CAST_FORMS = { time: '', clause: '.may', apart: '.apart' };

function castText(
  w: Words,
  casting: Casting,
  { cost: price }: Ability,
  then: Passage,
  { at, before }: { readonly at: MomentPlace; readonly before: string },
): string {
  const all = { ...price, ...(casting.sanity > 0 && { sanity: casting.sanity }) };
  const pay = w.say('cast.cost', { cost: costText(w, all, 'may') });
  const hands = casting.hands === 0 ? '' : w.say('cast.hands', { n: casting.hands, who: 'may' });
  const first = w.say(`cast.first.${casting.after}`, { who: 'may' });
  const done = w.list([first, hands, pay].filter((text) => text !== ''));
  const made = (who: 'may' | 'then') => checkHead(w, 'spell', casting.modifier, casting.difficulty, who);
  const key = `cast${done === '' ? '.bare' : ''}${CAST_FORMS[at]}`;
  const aim = done === '' ? undefined : aimOf(w, made('may'));
  const aimed = aim && w.say(`${key}.aim`, { done, aim });
  const isShort = aimed !== undefined && !startsLong(at === 'clause' ? `${before} ${aimed}` : aimed);
  return [
    endSentence(isShort ? aimed : w.say(key, { done, to: made('may'), then: made('then') })),
    w.say('check.passed', branchArgs(w, then)),
    ...[w.say(`cast.after.${casting.after}`, { n: casting.sanity })].filter((text) => text !== '').map(endSentence),
  ].join(' ');
}

/**
 * Returns the text of a trigger: "When you gain this card, gain 2 Clues." `whose`: the owner's trigger or everyone's.
 */
export function triggerText(w: Words, trigger: Trigger, whose: 'owner' | 'all' = 'owner'): string {
  return joinSentences(w, [bareTriggerText(w, trigger, whose), tokenLimitText(w, trigger)]);
}

function bareTriggerText(w: Words, given: Trigger, whose: 'owner' | 'all'): string {
  const trigger = withNeededStatus(given);
  const byAll = isByAll(w, trigger, whose);
  const passage = composeEffects(byAll ? w.about('they') : w, trigger.then);
  const args = branchArgs(w, passage);
  const copy = secondCopy(trigger);
  if (copy !== undefined) return triggerSentence(w, w.say('on.gained.second', { card: copy }), args);
  const discarded = discardTrigger(w, trigger, whose);
  if (discarded !== undefined) return discarded;
  const joined = joinedTrigger(w, trigger, whose);
  if (joined !== undefined) return joined;
  const condition = trigger.if && { condition: conditionText(w, trigger.if), ...scopeArgs(w, passage) };
  const conditional = condition && w.say('if', condition);
  const when =
    byAll && trigger.when.on === 'defeated'
      ? w.say('on.defeated.by-all', { monsters: aMonster(w, trigger.when.monsters, 'object') })
      : happeningText(w, trigger.when, whose);
  const parts = { then: conditional ?? args.then, after: conditional ?? args.after };
  const text =
    trigger.when.on === 'upkeep'
      ? endSentence(w.capitalize(w.say('trigger.upkeep', { when, ...parts })))
      : triggerSentence(w, when, parts);
  const more = [
    ...(trigger.notInFirstUpkeep ? [w.say('on.upkeep.later')] : []),
    ...(trigger.evenAwake ? [w.say('trigger.even-awake')] : []),
  ];
  return joinSentences(w, [text, ...more]);
}

/** "When you gain this card, gain 2 Clues.": in German, a comma and the verb follow a clause, a colon anything else. */
function triggerSentence(w: Words, when: string, parts: { readonly then: string; readonly after: string }): string {
  const isClause =
    w.has('trigger.clause') && GERMAN_CLAUSE.test(when) && !/^wenn |; \p{Ll}|\)\. (?!\p{L}+:)\p{Lu}/u.test(parts.after);
  return endSentence(w.capitalize(sayClear(w, isClause ? 'trigger.clause' : 'trigger', { when, ...parts })));
}

/** True for effects on the investigator who defeats a monster: "Whenever an investigator defeats a Cultist, they …". */
function isByAll(w: Words, { when, then }: Trigger, whose: 'owner' | 'all'): boolean {
  if (whose !== 'all' || when.on !== 'defeated') return false;
  return composeEffects(w, then).can('third');
}

/** "Discard this card when the terror level rises." */
function discardTrigger(w: Words, trigger: Trigger, whose: 'owner' | 'all'): string | undefined {
  const { when, then, ...more } = trigger;
  const [only, ...others] = then;
  if (only?.do !== 'discardThis' || others.length > 0 || Object.keys(more).length > 0) return undefined;
  const once = `on.${when.on}.once`;
  const occasion = w.has(once) ? w.say(once) : happeningText(w, when, whose);
  if (!/^(?:(?:Immer )?[Ww]enn|[Ww]hen(?:ever)?) /u.test(occasion)) return undefined;
  const clause = occasion.replace(/^(?:Immer )?[Ww]enn /u, 'wenn ').replace(/^[Ww]hen(?:ever)? /u, 'when ');
  return endSentence(w.capitalize(w.say('trigger.discard', { when: clause })));
}

/** Returns the card whose second copy a trigger is about. */
export function secondCopy({ when, if: condition }: Trigger): string | undefined {
  if (when.on !== 'gained' || condition === undefined || !('has' in condition) || condition.atLeast !== 2)
    return undefined;
  return typeof condition.has === 'string' ? undefined : condition.has.card;
}

/** "When you defeat a Cultist and are in Arkham": in German, a condition right after the happening shares its clause. */
function joinedTrigger(w: Words, trigger: Trigger, whose: 'owner' | 'all'): string | undefined {
  const [only, ...more] = trigger.then;
  const inner = only?.do === 'if' && only.else === undefined && more.length === 0 ? only : undefined;
  const limit = trigger.if ?? inner?.condition;
  if (limit === undefined || trigger.notInFirstUpkeep || trigger.evenAwake) return undefined;
  const within = happeningWithin(w, { ...trigger, if: limit }, whose);
  const effects = trigger.if ? trigger.then : (inner?.then ?? []);
  if (within !== undefined) return triggerSentence(w, within, branchArgs(w, composeEffects(w, effects)));
  if (!w.has('trigger.joined')) return undefined;
  const when = happeningText(w, trigger.when, whose);
  if (!/^(?:Immer w|W)enn /u.test(when)) return undefined;
  const condition = conditionText(/enn du /u.test(when) ? w.about('and') : w, limit);
  const parts = branchArgs(w, composeEffects(w, effects));
  return endSentence(w.capitalize(sayClear(w, 'trigger.joined', { when, condition, ...parts })));
}

function happeningText(w: Words, when: Happening, whose: 'owner' | 'all'): string {
  switch (when.on) {
    case 'upkeep':
      return w.say('on.upkeep');
    case 'gained':
    case 'enters':
      return w.say(`on.${when.on}`);
    case 'movement-ended': {
      const text = w.say('on.movement-ended', { where: regionText(w, when.at, 'you') });
      if (when.sparing === undefined) return text;
      return w.say('on.sparing', { text, condition: conditionText(w.about('and'), { not: { has: when.sparing } }) });
    }
    case 'phase-ended':
      return w.say('on.phase-ended', { phase: when.phase, id: when.phase });
    case 'treated':
      return w.say('on.treated', { place: when.at });
    case 'symbol-moves':
      return w.say('on.symbol-moves', { symbol: when.symbol });
    case 'defeated':
      return w.say('on.defeated', {
        whose,
        monsters: aMonster(w, when.monsters, whose === 'all' ? 'subject' : 'object'),
      });
    case 'no-success':
    case 'doom':
    case 'terror':
    case 'surge':
    case 'ally-left':
      return w.say(`on.${when.on}`);
    case 'fate-applied':
      return w.say(`on.fate.${when.what}`);
    case 'beat':
      return w.say('on.beat', { n: when.toughness });
    case 'sealed':
    case 'closed':
      return w.say(`on.${when.on}`);
    case 'lost':
    case 'devoured':
    case 'fell':
    case 'combat-ended':
    case 'returned':
      return w.say(`on.${when.on}`, { whose });
    default:
      return assertNever(when);
  }
}

/** Returns the text of a fixed location ability: "Instead of an encounter, you may pay $8 to …". */
export function offerText(
  w: Words,
  offer: { readonly if?: Ability['if']; readonly cost?: Cost; readonly then: Effects },
): string {
  const then = composeEffects(w, offer.then);
  const when = offer.if === undefined ? w.say('offer') : w.say('offer.if', { condition: conditionText(w, offer.if) });
  const { head, rest } = optionText(w, offer.cost && costText(w, offer.cost), then, when);
  const text = w.say('offer.may', { when, text: head('then') });
  return joinSentences(w, [w.capitalize(text), ...rest]);
}
