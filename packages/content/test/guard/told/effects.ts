/**
 * What our content says, brought into the normal form: read from the effect data themselves, with every field of them and
 * every branch, by no word of the text that is made from them.
 */
import type { Ability, Effect, Effects, Happening, Modifier, Moment, Price, Trigger } from '@vigil/rules';
import { type Line, line, type Parts, signed } from '../words.js';
import { amount, cards, condition, cost, type DeckOf, monsters, rating, region } from './terms.js';
import { whole } from './whole.js';

type Told = { readonly [D in Effect['do']]: (effect: Extract<Effect, { do: D }>, deckOf: DeckOf) => string | Line };

const all = (effects: Effects | undefined, deckOf: DeckOf): Line[] | undefined =>
  effects?.map((each) => tell(each, deckOf));
const words = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
/** Parts by labels that are each there once. */
function labelled(parts: readonly (readonly [label: string, lines: Line[] | undefined])[]): Parts {
  const [twice] = parts.map(([label]) => label).filter((label, i, labels) => labels.indexOf(label) !== i);
  if (twice !== undefined) throw new Error(`"${twice}" is said twice`);
  return Object.fromEntries(parts);
}
/** Options as `a`, `b`, ... */
const lettered = (options: readonly Effects[], deckOf: DeckOf): Parts =>
  Object.fromEntries(
    options.map((option, i) => [
      String.fromCharCode(97 + i),
      option.length === 0 ? [line('nothing')] : all(option, deckOf),
    ]),
  );

const COMBINED = {
  check: (e, d) =>
    line(
      words(
        `check ${e.check} ${rating(e.modifier)}`,
        e.difficulty !== undefined && `x${amount(e.difficulty)}`,
        e.insteadDiscard && `or discard ${cards(e.insteadDiscard, d)}`,
        e.insteadExhaust && `or exhaust ${cards(e.insteadExhaust, d)}`,
        e.counts && 'counting',
      ),
      {
        ...labelled((e.bySuccesses ?? []).map((row) => whole(row, (it) => [`${it.from}`, all(it.then, d)]))),
        pass: all(e.pass, d),
        fail: all(e.fail, d),
      },
    ),
  roll: (e, d) =>
    line(`roll ${amount(e.dice)}`, {
      ...labelled((e.faces ?? []).map((face) => whole(face, (it) => [`faces ${it.on.join(' ')}`, all(it.then, d)]))),
      ...(e.eachFace && whole(e.eachFace, (it) => ({ [`each ${it.on.join(' ')}`]: all(it.then, d) }))),
      success: all(e.success, d),
      failure: all(e.failure, d),
      then: all(e.then, d),
    }),
  may: (e, d) => line(words('may', e.cost && `pay ${cost(e.cost, d)}`), { yes: all(e.then, d), no: all(e.else, d) }),
  choose: (e, d) => line('choose', { ...lettered(e.options, d), else: all(e.else, d) }),
  repeat: (e, d) =>
    line(
      words(
        `repeat ${e.check} ${signed(e.modifier)}`,
        e.worse !== undefined && `worse ${e.worse}`,
        `until ${e.until}`,
        e.may && 'may stop',
      ),
      { pass: all(e.pass, d), fail: all(e.fail, d) },
    ),
  asOften: (e, d) =>
    line(words('as often', e.most !== undefined && `up to ${e.most}`, `pay ${cost(e.cost, d)}`), {
      do: all(e.then, d),
    }),
  if: (e, d) => line(`if ${condition(e.condition, d)}`, { then: all(e.then, d), else: all(e.else, d) }),
  each: (e, d) => line(`each ${e.of}`, { do: all(e.then, d) }),
  one: (e, d) => line(`one of ${e.of}`, { do: all(e.then, d) }),
  perSuccess: (e, d) => line('per success', { do: all(e.then, d) }),
  times: (e, d) => line(`${amount(e.n)} times`, { do: all(e.then, d) }),
  during: (e, d) =>
    line('during', { holds: e.modifiers.map((each) => ({ say: modifier(each, d) })), do: all(e.then, d) }),
  eachGate: (e, d) => line('each gate', { do: all(e.then, d) }),
} satisfies Partial<Told>;

const HAVING = {
  gain: (e) =>
    words(
      'gain',
      typeof e.amount === 'object' && 'upTo' in e.amount
        ? whole(e.amount, ({ upTo }) => `up to ${upTo}`)
        : amount(e.amount),
      e.what,
      e.beyond && 'beyond',
    ),
  lose: (e) =>
    words(
      typeof e.amount === 'object' && 'downTo' in e.amount
        ? whole(e.amount, ({ downTo }) => `reduce ${e.what} to ${amount(downTo)}`)
        : `lose ${amount(e.amount)} ${e.what}`,
      e.fatal && 'fatally',
    ),
  loseBoth: (e) => `lose ${amount(e.sanity)} sanity and ${amount(e.stamina)} stamina`,
  loseTrophy: (e) => `lose ${e.n} ${e.kind}-trophy`,
  forfeit: (e, d) =>
    line(words('forfeit', ...e.lots.map((lot) => whole(lot, ({ n, of }) => `${n} ${of.join(' ')}`))), {
      else: tellAll(e.else, d),
    }),
  pay: (e, d) => `pay ${cost(e.cost, d)}`,
  split: (e) => words('split', e.lose && 'loss', amount(e.amount)),
  maximum: (e) => `maximum ${e.what} ${signed(e.by)}`,
  draw: (e, d) =>
    words(
      `draw ${amount(e.n)} ${e.deck}`,
      e.keep !== undefined && `keep ${e.keep}`,
      e.again && `again if ${cards(e.again, d)}`,
      e.only && `keep any ${cards(e.only, d)}`,
      e.priceUpTo && `price up to ${e.priceUpTo}`,
    ),
  turnUp: (e, d) =>
    line(
      words(
        'turn up',
        ...e.show.map((shown) => whole(shown, ({ n, deck }) => `${n} ${deck}`)),
        e.filter && cards(e.filter, d),
      ),
      { then: all(e.then, d) },
    ),
  shown: (e) => `${e.does} it`,
  takeThis: (e) => `take this as ${e.as}`,
  drawOneOf: (e) => `draw one of ${e.decks.join(' ')}`,
  find: (e, d) => words(`find ${e.deck} ${cards(e.filter, d)}`, e.tokens !== undefined && `with ${e.tokens} tokens`),
  search: (e, d) =>
    words(
      `search ${e.deck}`,
      e.filter && cards(e.filter, d),
      e.priceUpTo && `price up to ${e.priceUpTo}`,
      e.several && 'several',
      e.buy && words('to buy', ...price(e.buy)),
    ),
  take: (e, d) => line(words(e.optional && 'may', `take ${d(e.card)}:${e.card}`), { else: all(e.else, d) }),
  receive: (e) => words(`receive ${e.card}`, e.who && `by one ${e.who}`),
  shed: (e) => `shed ${e.card}`,
  discard: (e, d) => words(e.theft ? 'stolen' : 'discard', amount(e.n), e.which, cards(e.what, d)),
  rollForCards: (e, d) => `roll for ${cards(e.of, d)}`,
  discardThis: () => 'discard this',
  boxThis: () => 'box this',
  token: (e) =>
    words(e.off ? `token off ${amount(e.by)}` : `token ${rating(e.by)}`, e.of !== undefined && `of ${e.of}`),
  shop: (e) =>
    words(
      'shop',
      ...e.show.map((shown) => whole(shown, ({ n, deck }) => `${amount(n)} ${deck}`)),
      `buy ${e.buy}`,
      ...price(e.price ?? {}),
      e.must && 'must',
      e.open && `for ${e.open}`,
    ),
  sell: (e, d) =>
    words(
      'sell',
      e.any && 'any',
      cards(e.filter, d),
      `at ${e.times} times`,
      e.plus !== undefined && `price ${signed(e.plus)}`,
    ),
} satisfies Partial<Told>;

function price(of: Price): (string | false | undefined)[] {
  return whole(of, ({ plus, half, flat }) => [
    plus !== undefined && `price ${signed(plus)}`,
    half && 'price half',
    flat !== undefined && `price ${flat}`,
  ]);
}

const BEING = {
  move: (e) =>
    words(
      `move ${whole(e.destination, (to) => ('place' in to ? to.place : to.to))}`,
      e.encounter && whole(e.encounter, ({ draw }) => `encounter ${draw}`),
    ),
  visit: (e) =>
    words(
      `visit ${e.world}`,
      e.area !== undefined && `area ${e.area}`,
      e.stay && 'to stay',
      e.draw !== undefined && `draw ${e.draw}`,
    ),
  return: (e) => words('return', e.unexplored && 'unexplored', e.entered && 'entered'),
  befall: (e) => e.fate,
  encounterAgain: () => 'encounter again',
} satisfies Partial<Told>;

const BOARD = {
  appear: (e, d) =>
    line(
      words(
        e.n === undefined ? 'monster appears' : `${e.n} monsters appear`,
        e.kinds?.join(' '),
        e.horror !== undefined && `horror ${signed(e.horror)}`,
        e.combat !== undefined && `combat ${signed(e.combat)}`,
        e.surprise && 'surprise',
        e.checks !== undefined && `checks ${rating(e.checks)}`,
        e.gives && `with ${e.gives.join(' ')}`,
      ),
      { else: all(e.else, d), defeated: all(e.defeated, d) },
    ),
  comeHere: (e) => `come here ${monsters(e.monsters)} from ${region(e.from)}`,
  place: (e) =>
    `place ${e.n} monsters ${typeof e.at === 'string' ? e.at : whole(e.at, ({ gatesTo }) => `at gates to ${gatesTo.join(' ')}`)}`,
  remove: (e) => words('remove', e.one && 'one', `${monsters(e.monsters)} from ${region(e.from)} to ${e.to}`),
  releaseTrophies: (e) => `release ${monsters(e.monsters)} at ${e.at}`,
  summon: (e) => `summon ${monsters(e.monsters)} from ${region(e.from)}`,
  trophy: (e) =>
    words(
      e.n !== undefined && `${e.n}`,
      `trophy from ${e.from}`,
      e.in && `in ${region(e.in)}`,
      e.noSpawn && 'no spawn',
    ),
  defeatOne: () => 'defeat one',
  openGate: (e) => words('gate opens', e.monster && 'with monster'),
  closeGate: (e) => words(`close gate ${e.which}`, e.trophy && 'trophy', e.seal && `seal ${e.seal}`),
  removeSeals: () => 'remove seals',
  removeSeal: (e, d) => line('remove seal', { else: all(e.else, d) }),
  closePlaces: (e) => words(`close ${e.places.join(' ')}`, e.until),
  track: (e) => words(e.what, e.by !== undefined && signed(e.by), e.to !== undefined && `to ${e.to}`),
  freeFromJail: () => 'free from jail',
  spawn: (e, d) => line(`spawn ${monsters(e.monsters)} at ${e.at}`, { else: all(e.else, d) }),
  boxAlly: () => 'box ally',
  turnUpLocationCard: () => 'turn up location card',
  movementPoints: (e) => `movement points ${signed(e.by)}`,
  lessFocus: (e) => `less focus ${e.by}`,
  lay: (e) => `lay ${e.card} ${e.at}`,
  turnCard: (e) => `turn ${e.card} ${e.face}`,
  refresh: (e, d) => `refresh ${cards(e.what, d)}`,
  spreadClues: () => 'spread clues',
  gatherClues: () => 'gather clues',
  defeat: (e) =>
    words(
      `defeat ${region(e.from)}`,
      e.n !== undefined && `${e.n}`,
      e.toughnessAtMost !== undefined && `toughness at most ${e.toughnessAtMost}`,
    ),
  slide: (e) => `slide ${e.skill} lowest`,
  noFocus: () => 'no focus',
} satisfies Partial<Told>;

const IN_COMBAT = {
  combatBonus: (e) => words(`combat bonus ${signed(e.by)} ${e.damage}`, e.perSuccess && 'per success'),
  passCheck: () => 'pass check',
  reroll: (e) => `reroll ${e.dice}`,
  reduceLoss: (e) => `reduce ${e.of} loss ${e.by}`,
  checkBonus: (e) => words('check bonus', signed(e.by), e.each && `each ${e.each}`),
  addSuccess: (e) => `add success ${e.n}`,
  noDraw: () => 'no draw',
  cheaperCasting: (e) => `casting cheaper by ${e.by}`,
  countAsClue: (e) => words('count as clue', e.n !== undefined && String(e.n)),
  enchantWeapon: () => 'enchant weapon',
  weakenMonster: (e) => `weaken monster toughness ${e.toughness}`,
  defeatAllHere: () => 'defeat all here',
  noCombatDamage: () => 'no combat damage',
  cancelAncientAttack: () => 'cancel ancient attack',
  useSkill: (e) => `use ${e.skill} ${signed(e.by)}`,
  fightWith: (e) => `fight with ${e.skill}`,
  drawAnother: () => 'draw another',
  endCombat: (e) => words('end combat', e.evaded && 'evaded'),
  throughNearestGate: () => 'through nearest gate',
  failChecks: (e) => `fail checks ${e.checks.join(' ')}`,
  returnMonster: (e) => `return monster to ${e.to}`,
  untilTurnEnds: (e, d) => line('until turn ends', { holds: e.modifiers.map((each) => ({ say: modifier(each, d) })) }),
  handler: (e) => words(`handler ${e.name}`, e.text !== `handler.${e.name}` && `as ${e.text}`),
} satisfies Partial<Told>;

const TOLD: Told = { ...COMBINED, ...HAVING, ...BEING, ...BOARD, ...IN_COMBAT };

/** One effect as a line. */
function tell(effect: Effect, deckOf: DeckOf): Line {
  return whole(effect, (it) => {
    const how = TOLD[it.do] as (effect: Effect, deckOf: DeckOf) => string | Line;
    if (!how) throw new Error(`the normal form does not know the effect ${JSON.stringify(effect)}`);
    const said = how(it, deckOf);
    return typeof said === 'string' ? { say: said } : said;
  });
}

/** Effects as lines. */
export const tellAll = (effects: Effects, deckOf: DeckOf): Line[] => effects.map((each) => tell(each, deckOf));

type ToldModifier = {
  readonly [M in Modifier['mod']]: (modifier: Extract<Modifier, { mod: M }>, deckOf: DeckOf) => string;
};

const MODIFIERS: ToldModifier = {
  skill: (m) => `skill ${m.skill} ${signed(m.by)}`,
  check: (m) =>
    words(`check bonus ${m.check} ${signed(m.by)}`, m.but && `not ${m.but}`, m.damage, m.balanced && 'balanced'),
  boxedAllies: () => 'boxed allies',
  painlessReading: () => 'painless reading',
  unburdened: (m) => `unburdened by ${m.by}`,
  moreClues: (m) => `more clues ${signed(m.by)}`,
  trophyWorth: (m) => `trophy worth ${signed(m.by)}`,
  evadeDifficulty: (m) => `evade difficulty ${signed(m.by)}`,
  rule: (m) => words(`rule ${m.name}`, m.text !== `handler.${m.name}` && `as ${m.text}`),
  armed: (m) => `armed with ${m.kind} ${signed(m.by)}`,
  emptyHands: (m) => `empty hands ${signed(m.by)}`,
  clueDice: (m) => words('clue dice', m.skill, signed(m.by)),
  maximum: (m) => `maximum ${m.what} ${signed(m.by)}`,
  success: (m) => `success ${m.faces.join(' ')}`,
  movementPoints: (m) => `movement points ${signed(m.by)}`,
  hands: (m) => words(`hands ${signed(m.by)}`, m.spells && 'for spells'),
  keeps: (m) => `keeps ${m.card}`,
  goesInstead: (m) => `goes instead of ${m.of}`,
  noDuplicates: (m) => `no duplicates ${m.decks.join(' ')}`,
  worldColour: (m) => `worlds are ${m.colour} too`,
  spared: (m) => `spared ${m.fate}`,
  focus: (m) => `focus ${m.to ?? signed(m.by ?? 0)}`,
  freeSliders: () => 'sliders free',
  dice: (m) => `dice ${m.skill} ${signed(m.by)}`,
  gatesToAwaken: (m) => `gates to awaken ${signed(m.by)}`,
  doomSuccesses: (m) => `successes for doom ${signed(m.by)}`,
  outskirts: (m) => `outskirts ${signed(m.by)}`,
  refreshLimit: (m) => `refresh at most ${m.most}`,
  shedOn: (m) => `${m.card} lost on ${m.faces.join(' ')}`,
  ancientRating: (m) => `ancient rating ${signed(m.by)}`,
  unseen: () => 'unseen',
  noMovement: () => 'no movement',
  clueLimit: (m) => `at most ${m.most} clues on ${m.skill}`,
  clueWasted: (m) => `first clue wasted on ${m.on}`,
  cluePairs: () => 'clues in pairs',
  cap: (m) => `at most ${m.most} ${m.of === 'clues' ? m.of : m.of.join(' ')}`,
  sliderStops: (m) => `sliders at most ${m.most}`,
  dread: (m) => `dread of ${monsters(m.monsters)} ${m.nightmarish}`,
  loss: (m) => `loss ${m.of} ${signed(m.by)}`,
  monster: (m, d) =>
    words(
      `monsters ${monsters(m.monsters)}`,
      ...FIGURES.map((figure) => m[figure] !== undefined && `${figure} ${signed(m[figure])}`),
      ...whole(m.set ?? {}, ({ moveFaces: _, ...set }) =>
        SET.map((figure) => set[figure] !== undefined && `${figure} to ${set[figure]}`),
      ),
      m.set?.moveFaces && `moveFaces to ${m.set.moveFaces.join(' ')}`,
      m.gives && `has ${[...m.gives].sort().join(' ')}`,
      m.if && `if ${condition(m.if, d)}`,
    ),
  ignores: (m) => `ignores ${m.ability}`,
  endlessTrophies: () => 'endless trophies',
  monstersStay: (m) => `stay ${monsters(m.monsters)}`,
  stalkerReach: (m) => `stalkers reach ${m.areas}`,
  sky: (m) => `sky ${m.is}`,
  oneWay: (m) => `along ${m.arrows} arrows`,
  stableCost: (m) => `stable locations cost ${m.by} more`,
  misfires: (m) => `${m.deck} is discarded unused on ${m.faces.join(' ')}`,
  ancientOneDenied: () => 'the Ancient One denied',
  noProgress: () => 'no rift progress markers',
  streetCost: (m) => `street cost to ${m.to}`,
  tradeAtDistance: () => 'trade at distance',
  sealCost: (m) => words('seal cost', m.by !== undefined && signed(m.by), m.to !== undefined && `to ${m.to}`),
  gateDifficulty: (m) => words('gate difficulty', signed(m.by), m.world, m.ifThere && 'if there'),
  gatesHeld: (m) => `gates held ${m.world}`,
  spellCost: (m) => words('spell cost', m.by !== undefined && signed(m.by), m.to !== undefined && `to ${m.to}`),
  price: (m) => words(`price ${signed(m.by)}`, m.of && `of ${m.of}`),
  reading: (m) => `${m.check} checks of reading at ${m.at} ${signed(m.by)}`,
  forbid: (m) => `forbid ${m.what}`,
  barred: (m) => `barred ${m.neighbourhood}`,
  checkAgainst: (m) => `check against ${m.symbol} ${signed(m.by)} others ${signed(m.others)}`,
  taints: () => 'taints',
  anoints: () => 'anoints',
  leavesAt: (m) => `leaves at ${m.money} money`,
  outlives: () => 'outlives',
  cordon: (m) => `cordon ${m.place}`,
  onTheHouse: (m) => `on the house ${m.place}`,
  discardsLikeClues: (m, d) => `discards like clues ${cards(m.of, d)}`,
  noCards: () => 'no cards',
  tradeClues: () => 'trade clues',
  drawExtra: (m) => `draw extra ${m.deck}`,
  drawBottom: (m) => `draw bottom ${m.decks.join(' ')}`,
  encounters: (m) => words(`encounters ${m.where} ${m.draw}`, m.whileClueAt && `while a clue is at ${m.whileClueAt}`),
  paysFor: (m) =>
    words(`pays for ${m.upTo} ${m.what}`, m.exhausts && 'exhausting', m.buying && `buying ${m.buying.join(' ')}`),
  neverLost: () => 'never lost',
  returnThroughAny: () => 'return through any',
  lostMeans: (m) => `lost means ${m.fate}`,
  combatSkill: (m) => `combat skill ${monsters(m.monsters)} ${m.skill}`,
  barFromPlay: (m) => `bar ${monsters(m.monsters)}`,
  noEnvironments: (m) => `${m.subtype} no effect`,
  noLocationAbilities: () => `no location abilities`,
  awakensAsDefeat: () => 'awakens as defeat',
};
const FIGURES = ['toughness', 'horrorRating', 'horrorDamage', 'combatRating', 'combatDamage', 'overwhelming'] as const;
const SET = ['horrorRating', 'horrorDamage', 'combatRating', 'combatDamage', 'movement'] as const;

/** What holds, with whom it reaches and from whom it does not keep off. */
export function modifier(of: Modifier, deckOf: DeckOf): string {
  return whole(of, (it) => {
    const how = MODIFIERS[it.mod] as (modifier: Modifier, deckOf: DeckOf) => string;
    if (!how) throw new Error(`the normal form does not know the modifier ${JSON.stringify(of)}`);
    const scope = 'for' in it ? it.for : undefined;
    const except = 'except' in it && it.except ? `except ${it.except.join(' ')}` : undefined;
    return words(how(it, deckOf), scope, except);
  });
}

function moment(of: Moment): string {
  return whole(of, (it) => {
    if ('phase' in it) return it.phase;
    if ('in' in it) return `in ${it.in}`;
    if ('at' in it) return it.at;
    return words(
      'before' in it ? `before ${it.before}` : `after ${it.after}`,
      'checks' in it && it.checks.join(' '),
      'of' in it && it.of.join(' '),
      'decks' in it && it.decks.join(' '),
      'whose' in it && it.whose,
      'failed' in it && it.failed && 'failed',
    );
  });
}

export function ability(of: Ability, deckOf: DeckOf): Line {
  return whole(of, (it) =>
    line(
      words(
        `use ${moment(it.when)}`,
        it.must && 'by itself',
        it.name && `named ${it.name}`,
        it.cost && cost(it.cost, deckOf) !== '' && `pay ${cost(it.cost, deckOf)}`,
        it.cast &&
          whole(it.cast, (cast) =>
            words(
              `cast ${rating(cast.modifier)}`,
              cast.difficulty !== undefined && `x${amount(cast.difficulty)}`,
              `sanity ${cast.sanity} hands ${cast.hands} after ${cast.after}`,
            ),
          ),
        it.if && `if ${condition(it.if, deckOf)}`,
        it.inPlaceOf && `in place of ${it.inPlaceOf}`,
        it.limit,
        it.for && `for ${it.for}`,
      ),
      { do: tellAll(it.then, deckOf) },
    ),
  );
}

function happening(of: Happening, deckOf: DeckOf): string {
  return whole(of, (it) => {
    const sparing = 'sparing' in it ? it.sparing : undefined;
    return words(
      it.on,
      'at' in it && (typeof it.at === 'string' ? it.at : region(it.at)),
      'phase' in it && it.phase,
      'symbol' in it && it.symbol,
      'what' in it && it.what,
      'toughness' in it && `${it.toughness}`,
      'monsters' in it && monsters(it.monsters),
      sparing !== undefined && `sparing ${typeof sparing === 'string' ? sparing : cards(sparing, deckOf)}`,
    );
  });
}

export function trigger(of: Trigger, deckOf: DeckOf): Line {
  return whole(of, (it) =>
    line(
      words(
        `on ${happening(it.when, deckOf)}`,
        it.notInFirstUpkeep && 'not-first',
        it.evenAwake && 'even-awake',
        it.worshippers && 'worshippers',
        it.if && `if ${condition(it.if, deckOf)}`,
      ),
      { do: tellAll(it.then, deckOf) },
    ),
  );
}
