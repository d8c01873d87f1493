/** Conditions and costs within a sentence. */
import type { CardFilter, Condition, Countable, MonsterFilter } from '../language/conditions.js';
import type { Cost } from '../language/effects.js';
import type { StatusCard } from '../language/terms.js';
import { aMonster, assertNever, cardNoun, cardsText, isUniqueName, regionText, resourceText } from './nouns.js';
import type { ClauseForm } from './passages.js';
import type { Words } from './words.js';

/** Returns a condition as it follows "if" or "while": "you are Cursed", "you have at least $3". */
export function conditionText(w: Words, what: Condition, not = false): string {
  const say = (key: string, args: Record<string, string | number> = {}) =>
    w.say(`if.${key}`, { ...args, not: not ? 'yes' : 'no' });
  if ('not' in what) return conditionText(w, what.not, !not);
  if ('has' in what) return possessionText(w, what.has, what.atLeast ?? 1, not);
  if ('hasAtLeast' in what) return boundText(w, what.hasAtLeast, what.atLeast, not ? 'less' : 'least');
  if ('hasAtMost' in what) return boundText(w, what.hasAtMost, what.atMost, not ? 'more' : 'most');
  if ('skill' in what) return say('skill', { skill: what.skill, n: what.atLeast });
  if ('standing' in what) return say('standing');
  if ('unhurt' in what) return say('unhurt');
  if ('inFirstArea' in what) return say('first-area');
  if ('accompanied' in what) return say('accompanied');
  if ('at' in what) return say('at', { where: regionText(w, what.at, 'you') });
  if ('terrorAtLeast' in what) return say('terror', { n: what.terrorAtLeast });
  if ('fighting' in what) return say('fighting', { monsters: aMonster(w, what.fighting) });
  if ('failedAll' in what)
    return say(what.failedAll.length === 1 ? 'failed-one' : 'failed-all', {
      checks: w.list(
        what.failedAll.map((check) => w.say(`check.a.${check}`)),
        'and',
      ),
    });
  if ('all' in what) return conditionList(w, what.all, 'and', not);
  if ('fought' in what) return say(`fought.${what.fought}`);
  if ('otherHandFree' in what) return say('hand-free');
  if ('laidHere' in what) return say('laid-here');
  if ('encountered' in what) return say('encountered');
  if ('finalBattle' in what) {
    return w.say('if.final-battle', { not: what.finalBattle === not ? 'yes' : 'no' });
  }
  if ('faceUp' in what) return say('face-up', { component: what.faceUp });
  if ('inPlay' in what) return say('in-play', { component: what.inPlay });
  if ('onBoard' in what) {
    const single = isUniqueName(w.name('monster', what.onBoard)) ? 'yes' : 'no';
    return say('on-board', { monster: what.onBoard, single });
  }
  if ('ancientOne' in what) return say('ancient-one', { ancientOne: what.ancientOne });
  if ('players' in what) return say('players', { n: what.players.atLeast });
  if ('woman' in what) return say('woman');
  if ('trophy' in what) return say('trophy', { monster: aMonster(w, what.trophy) });
  if ('monsterIn' in what) return say('monster-in', { where: regionText(w, what.monsterIn) });
  if ('available' in what) {
    const { card, deck } = what.available;
    return card === undefined ? say('deck-left', { deck: deck ?? '' }) : say('available', { card });
  }
  if ('ignores' in what) return say('ignores', { ability: what.ignores });
  if ('chosenAtLeast' in what) return say('chosen', { n: what.chosenAtLeast });
  return assertNever(what);
}

/** Returns words for a condition after another, which leaves out the subject: "you have Tomes and have no weapons". */
export const furtherWords = (w: Words): Words => (w.subject === 'you' ? w.about('and') : w);

/**
 * "you are Cursed or have at least 1 Mask": a subject is not repeated, but after a condition without it said again.
 * "you are Cursed, or your Stamina is at most 2, or …": of three or more conditions, one with its own subject repeats
 * the conjunction.
 */
export function conditionList(w: Words, all: readonly Condition[], how: 'and' | 'or', not = false): string {
  const except = how === 'and' && !not ? exceptionText(w, all) : undefined;
  if (except !== undefined) return except;
  const full = w.subject === 'and' ? w.about('you') : w;
  const bare = furtherWords(full);
  const texts = all.map((one) => conditionText(full, one, not));
  const elided = all.map((one) => conditionText(bare, one, not));
  const personal = (i: number) => texts[i] !== elided[i];
  const shares = (i: number) => (i > 0 ? personal(i - 1) && personal(i) : full !== w);
  const shortened = texts.map((text, i) => (shares(i) ? (elided[i] ?? text) : text));
  // A German verb at the end is said once: "an einem Ort und nicht im Sanatorium bist".
  const verb = (i: number) => / (?:bist|hast|ist|hat|beträgt)$/.exec(shortened[i] ?? '')?.[0];
  const without = (text: string, i: number) => {
    const own = verb(i);
    const again = own !== undefined && own === verb(i + 1) && (shares(i + 1) || own === ' beträgt');
    return again ? text.slice(0, -own.length) : text;
  };
  const parts = shortened.map(without);
  const key = `list.clauses.${how}`;
  const divided = parts.length > 2 && w.has(key) && parts.some((_, i) => i > 0 && !shares(i));
  return divided ? parts.reduce((first, next) => w.say(key, { first, next })) : w.list(parts, how);
}

/** "you are at any location in Arkham except Arkham Asylum", in languages that say it so. */
function exceptionText(w: Words, [all, except, ...more]: readonly Condition[]): string | undefined {
  if (all === undefined || except === undefined || more.length > 0 || !w.has('if.at-except')) return undefined;
  if (!('at' in all) || all.at.in !== 'locations' || !('not' in except) || !('at' in except.not)) return undefined;
  const { at } = except.not;
  return at.in === 'location' ? w.say('if.at-except', { place: at.place }) : undefined;
}

function possessionText(w: Words, what: CardFilter | StatusCard, atLeast: number, not: boolean): string {
  const no = not ? 'yes' : 'no';
  if (typeof what === 'string') {
    const own = `if.has.${what}`;
    return w.has(own) ? w.say(own, { not: no }) : w.say('if.has.card', { not: no, card: what });
  }
  const cards = what.anyOf?.map(({ card }) => card);
  if (atLeast === 1 && cards?.every((card) => card !== undefined)) {
    const articles = w.mentions('card.named.one', 'cardA');
    const names = w.list(
      cards.map((card) =>
        articles && w.has(`status.${card}.as`)
          ? w.say(`status.${card}.as`)
          : w.say('card.named.one', { card: card ?? '' }),
      ),
      'or',
    );
    return w.say('if.has.one-of', { not: no, names });
  }
  if (what.card !== undefined && atLeast === 1) return w.say('if.has.card', { not: no, card: what.card });
  if (what.card !== undefined) return w.say('if.has.copies', { not: no, n: atLeast, card: what.card });
  const key = atLeast === 1 ? 'if.has.any' : 'if.has.several';
  const many = cardNoun(w, what, 2, atLeast === 1 && not ? 'no' : 'none');
  return w.say(key, { not: no, n: atLeast, one: cardNoun(w, what, 1), many });
}

/** Phrases for bounds: "you have at least 2 Clues", "your Sanity is at least 2", "there are at least 2 gates". */
const BOUND_PHRASES: Readonly<Record<Countable, 'own' | 'value' | 'there' | 'past'>> = {
  successes: 'there',
  failures: 'there',
  rolled: 'value',
  removed: 'past',
  chosen: 'value',
  price: 'value',
  'paid-toughness': 'value',
  'paid-casting': 'value',
  passes: 'there',
  sanity: 'value',
  stamina: 'value',
  'missing-sanity': 'value',
  'missing-stamina': 'value',
  focus: 'value',
  clues: 'own',
  money: 'own',
  items: 'own',
  commons: 'own',
  tomes: 'own',
  spells: 'own',
  investigators: 'there',
  'open-gates': 'there',
  'allies-left': 'there',
  terror: 'value',
  trophies: 'own',
  'monster-trophies': 'own',
  'gate-trophies': 'own',
  'monster-toughness': 'value',
  'monster-awareness': 'value',
  'monster-horror': 'value',
  tokens: 'there',
  'exhausted-cards': 'own',
  luck: 'value',
  'investigators-in-other-worlds': 'there',
  seals: 'there',
  'missing-seals': 'there',
};

/** Returns a bound on a countable. "At most 0" and "less than 1" become "no". */
function boundText(w: Words, of: Countable, n: number, how: 'least' | 'most' | 'less' | 'more'): string {
  const frame = BOUND_PHRASES[of] ?? 'value';
  const none = (how === 'most' && n === 0) || (how === 'less' && n === 1);
  const thing = w.say(`countable.${of}`, { case: 'nominative' });
  if (frame === 'value') return w.say('has.value', { how, n, thing });
  const own = `has.${frame}.${of}`;
  if (w.has(own)) return w.say(own, { how: none ? 'none' : how, n: none ? 0 : n });
  const what = w.say(`countable.${of}.n`, { n: none ? 0 : n });
  return w.say(`has.${frame}`, { how: none ? 'none' : how, n, what });
}

/** "1 monster trophy", "1 monster trophy with the crescent". */
function monsterTrophyText(w: Words, of: MonsterFilter): string {
  const trophy = w.say('amount.monster-trophy', { n: 1 });
  if (Object.keys(of).length === 0) return trophy;
  const { symbol, ...rest } = of;
  const kind = Object.keys(rest).length === 0 ? trophy : `${trophy} (${aMonster(w, rest)})`;
  return symbol === undefined ? kind : w.say('amount.with-symbol', { what: kind, symbol });
}

/** Returns what a cost spends if it is one amount of Clues or trophies. */
export function spentText(w: Words, { clues, monsterTrophies, gateTrophies, ...more }: Cost): string | undefined {
  const amounts = [
    ...(clues === undefined ? [] : [resourceText(w, 'clue', clues)]),
    ...(monsterTrophies === undefined ? [] : [w.say('amount.monster-trophies', { n: monsterTrophies })]),
    ...(gateTrophies === undefined ? [] : [w.say('amount.gate-trophies', { n: gateTrophies })]),
  ];
  return amounts.length === 1 && Object.keys(more).length === 0 ? amounts[0] : undefined;
}

/**
 * Returns a cost, in payment order: "exhaust this card and pay 2 movement points and 1 Sanity". By default in the form
 * after "you may".
 */
export function costText(w: Words, what: Cost, who: ClauseForm = 'may'): string {
  const {
    exhaust,
    discard,
    toBox,
    token,
    movement,
    money,
    clues,
    sanity,
    stamina,
    lose,
    trophies,
    monsterTrophies,
    gateTrophies,
    trophyOf,
    focus,
    cards: own,
    ...rest
  } = what;
  rest satisfies Record<string, never>;
  const spent: string[] = [];
  if (clues !== undefined) spent.push(resourceText(w, 'clue', clues));
  if (movement !== undefined) spent.push(w.say('amount.movement', { n: movement }));
  if (trophies !== undefined) spent.push(w.say('amount.trophies', { n: trophies }));
  if (monsterTrophies !== undefined) spent.push(w.say('amount.monster-trophies', { n: monsterTrophies }));
  if (gateTrophies !== undefined) spent.push(w.say('amount.gate-trophies', { n: gateTrophies }));
  if (trophyOf !== undefined) spent.push(monsterTrophyText(w, trophyOf));
  if (focus !== undefined)
    spent.push(focus === 'all' ? w.say('amount.focus.all') : w.say('amount.focus', { n: focus }));
  const paid: string[] = [];
  if (money !== undefined) paid.push(resourceText(w, 'money', money));
  if (sanity !== undefined) paid.push(resourceText(w, 'sanity', sanity));
  if (stamina !== undefined) paid.push(resourceText(w, 'stamina', stamina));
  const done: string[] = [];
  if (exhaust) done.push(w.say('cost.exhaust', { who }));
  if (spent.length > 0) done.push(w.say('cost.spend', { who, what: w.list(spent) }));
  if (paid.length > 0) done.push(w.say('cost.pay', { who, what: w.list(paid) }));
  if (own !== undefined) {
    const what = cardsText(w, own.of, own.n);
    const key = own.toBox ? 'cost.cards.box' : own.of.card === undefined ? 'cost.cards' : 'cost.card';
    done.push(w.say(key, { who, what }));
  }
  if (token !== undefined) done.push(w.say('cost.token', { who }));
  if (discard) done.push(w.say('cost.discard', { who }));
  if (toBox) done.push(w.say('cost.box', { who }));
  if (lose !== undefined) {
    const lost: string[] = [];
    if (lose.sanity !== undefined) lost.push(resourceText(w, 'sanity', lose.sanity));
    if (lose.stamina !== undefined) lost.push(resourceText(w, 'stamina', lose.stamina));
    done.push(w.say('cost.lose', { who, what: w.list(lost) }));
  }
  return w.list(done);
}
