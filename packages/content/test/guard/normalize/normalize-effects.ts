/** Normal form of our content, read from the effect data with all fields and branches, never from generated text. */
import type { Ability, Effect, Effects, Happening, Modifier, Moment, Price, Trigger } from '@vigil/rules';
import { formatSigned, type Line, line, type Parts } from '../normal-form.js';
import { amount, cards, condition, cost, type DeckOf, monsters, rating, region } from './normalize-terms.js';
import { readAllFields } from './read-all-fields.js';

type EffectNormalizers = {
  readonly [D in Effect['do']]: (effect: Extract<Effect, { do: D }>, deckOf: DeckOf) => string | Line;
};

const optionalLines = (effects: Effects | undefined, deckOf: DeckOf): Line[] | undefined =>
  effects?.map((each) => normalizeEffect(each, deckOf));
const joinWords = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
/** Makes parts by label. Throws for a duplicate label. */
function uniqueParts(parts: readonly (readonly [label: string, lines: Line[] | undefined])[]): Parts {
  const [twice] = parts.map(([label]) => label).filter((label, i, labels) => labels.indexOf(label) !== i);
  if (twice !== undefined) throw new Error(`there are two parts "${twice}"`);
  return Object.fromEntries(parts);
}
/** Labels options `a`, `b` and so on. */
const letteredParts = (options: readonly Effects[], deckOf: DeckOf): Parts =>
  Object.fromEntries(
    options.map((option, i) => [
      String.fromCharCode(97 + i),
      option.length === 0 ? [line('nothing')] : optionalLines(option, deckOf),
    ]),
  );

const COMPOUND_EFFECTS = {
  check: (e, d) =>
    line(
      joinWords(
        `check ${e.check} ${rating(e.modifier)}`,
        e.difficulty !== undefined && `x${amount(e.difficulty)}`,
        e.insteadDiscard && `or discard ${cards(e.insteadDiscard, d)}`,
        e.insteadExhaust && `or exhaust ${cards(e.insteadExhaust, d)}`,
        e.counts && 'counting',
      ),
      {
        ...uniqueParts(
          (e.bySuccesses ?? []).map((row) => readAllFields(row, (it) => [`${it.from}`, optionalLines(it.then, d)])),
        ),
        pass: optionalLines(e.pass, d),
        fail: optionalLines(e.fail, d),
      },
    ),
  roll: (e, d) =>
    line(`roll ${amount(e.dice)}`, {
      ...uniqueParts(
        (e.faces ?? []).map((face) =>
          readAllFields(face, (it) => [`faces ${it.on.join(' ')}`, optionalLines(it.then, d)]),
        ),
      ),
      ...(e.eachFace &&
        readAllFields(e.eachFace, (it) => ({ [`each ${it.on.join(' ')}`]: optionalLines(it.then, d) }))),
      success: optionalLines(e.success, d),
      failure: optionalLines(e.failure, d),
      then: optionalLines(e.then, d),
    }),
  may: (e, d) =>
    line(joinWords('may', e.cost && `pay ${cost(e.cost, d)}`), {
      yes: optionalLines(e.then, d),
      no: optionalLines(e.else, d),
    }),
  choose: (e, d) => line('choose', { ...letteredParts(e.options, d), else: optionalLines(e.else, d) }),
  repeat: (e, d) =>
    line(
      joinWords(
        `repeat ${e.check} ${formatSigned(e.modifier)}`,
        e.worse !== undefined && `worse ${e.worse}`,
        `until ${e.until}`,
        e.may && 'may stop',
      ),
      { pass: optionalLines(e.pass, d), fail: optionalLines(e.fail, d) },
    ),
  asOften: (e, d) =>
    line(joinWords('as often', e.most !== undefined && `up to ${e.most}`, `pay ${cost(e.cost, d)}`), {
      do: optionalLines(e.then, d),
    }),
  if: (e, d) =>
    line(`if ${condition(e.condition, d)}`, { then: optionalLines(e.then, d), else: optionalLines(e.else, d) }),
  each: (e, d) => line(`each ${e.of}`, { do: optionalLines(e.then, d) }),
  one: (e, d) => line(`one of ${e.of}`, { do: optionalLines(e.then, d) }),
  perSuccess: (e, d) => line('per success', { do: optionalLines(e.then, d) }),
  times: (e, d) => line(`${amount(e.n)} times`, { do: optionalLines(e.then, d) }),
  during: (e, d) =>
    line('during', { holds: e.modifiers.map((each) => ({ say: modifier(each, d) })), do: optionalLines(e.then, d) }),
  eachGate: (e, d) => line('each gate', { do: optionalLines(e.then, d) }),
} satisfies Partial<EffectNormalizers>;

const POSSESSION_EFFECTS = {
  gain: (e) =>
    joinWords(
      'gain',
      typeof e.amount === 'object' && 'upTo' in e.amount
        ? readAllFields(e.amount, ({ upTo }) => `up to ${upTo}`)
        : amount(e.amount),
      e.what,
      e.beyond && 'beyond',
    ),
  lose: (e) =>
    joinWords(
      typeof e.amount === 'object' && 'downTo' in e.amount
        ? readAllFields(e.amount, ({ downTo }) => `reduce ${e.what} to ${amount(downTo)}`)
        : `lose ${amount(e.amount)} ${e.what}`,
      e.fatal && 'fatally',
    ),
  loseBoth: (e) => `lose ${amount(e.sanity)} sanity and ${amount(e.stamina)} stamina`,
  loseTrophy: (e) => `lose ${e.n} ${e.kind}-trophy`,
  forfeit: (e, d) =>
    line(joinWords('forfeit', ...e.lots.map((lot) => readAllFields(lot, ({ n, of }) => `${n} ${of.join(' ')}`))), {
      else: normalizeEffects(e.else, d),
    }),
  pay: (e, d) => `pay ${cost(e.cost, d)}`,
  split: (e) => joinWords('split', e.lose && 'loss', amount(e.amount)),
  maximum: (e) => `maximum ${e.what} ${formatSigned(e.by)}`,
  draw: (e, d) =>
    joinWords(
      `draw ${amount(e.n)} ${e.deck}`,
      e.keep !== undefined && `keep ${e.keep}`,
      e.again && `again if ${cards(e.again, d)}`,
      e.only && `keep any ${cards(e.only, d)}`,
      e.priceUpTo && `price up to ${e.priceUpTo}`,
    ),
  turnUp: (e, d) =>
    line(
      joinWords(
        'turn up',
        ...e.show.map((shown) => readAllFields(shown, ({ n, deck }) => `${n} ${deck}`)),
        e.filter && cards(e.filter, d),
      ),
      { then: optionalLines(e.then, d) },
    ),
  shown: (e) => `${e.does} it`,
  takeThis: (e) => `take this as ${e.as}`,
  drawOneOf: (e) => `draw one of ${e.decks.join(' ')}`,
  find: (e, d) =>
    joinWords(`find ${e.deck} ${cards(e.filter, d)}`, e.tokens !== undefined && `with ${e.tokens} tokens`),
  search: (e, d) =>
    joinWords(
      `search ${e.deck}`,
      e.filter && cards(e.filter, d),
      e.priceUpTo && `price up to ${e.priceUpTo}`,
      e.several && 'several',
      e.buy && joinWords('to buy', ...price(e.buy)),
    ),
  take: (e, d) =>
    line(joinWords(e.optional && 'may', `take ${d(e.card)}:${e.card}`), { else: optionalLines(e.else, d) }),
  receive: (e) => joinWords(`receive ${e.card}`, e.who && `by one ${e.who}`),
  removeStatus: (e) => `remove-status ${e.card}`,
  discard: (e, d) => joinWords(e.theft ? 'stolen' : 'discard', amount(e.n), e.which, cards(e.what, d)),
  rollForCards: (e, d) => `roll for ${cards(e.of, d)}`,
  discardThis: () => 'discard this',
  boxThis: () => 'box this',
  token: (e) =>
    joinWords(e.off ? `token off ${amount(e.by)}` : `token ${rating(e.by)}`, e.of !== undefined && `of ${e.of}`),
  shop: (e) =>
    joinWords(
      'shop',
      ...e.show.map((shown) => readAllFields(shown, ({ n, deck }) => `${amount(n)} ${deck}`)),
      `buy ${e.buy}`,
      ...price(e.price ?? {}),
      e.must && 'must',
      e.open && `for ${e.open}`,
    ),
  sell: (e, d) =>
    joinWords(
      'sell',
      e.any && 'any',
      cards(e.filter, d),
      `at ${e.times} times`,
      e.plus !== undefined && `price ${formatSigned(e.plus)}`,
    ),
} satisfies Partial<EffectNormalizers>;

function price(of: Price): (string | false | undefined)[] {
  return readAllFields(of, ({ plus, half, flat }) => [
    plus !== undefined && `price ${formatSigned(plus)}`,
    half && 'price half',
    flat !== undefined && `price ${flat}`,
  ]);
}

const PERSON_EFFECTS = {
  move: (e) =>
    joinWords(
      `move ${readAllFields(e.destination, (to) => ('place' in to ? to.place : to.to))}`,
      e.encounter && readAllFields(e.encounter, ({ draw }) => `encounter ${draw}`),
    ),
  visit: (e) =>
    joinWords(
      `visit ${e.world}`,
      e.area !== undefined && `area ${e.area}`,
      e.stay && 'to stay',
      e.draw !== undefined && `draw ${e.draw}`,
    ),
  return: (e) => joinWords('return', e.unexplored && 'unexplored', e.entered && 'entered'),
  applyFate: (e) => e.fate,
  encounterAgain: () => 'encounter again',
} satisfies Partial<EffectNormalizers>;

const BOARD_EFFECTS = {
  appear: (e, d) =>
    line(
      joinWords(
        e.n === undefined ? 'monster appears' : `${e.n} monsters appear`,
        e.kinds?.join(' '),
        e.horror !== undefined && `horror ${formatSigned(e.horror)}`,
        e.combat !== undefined && `combat ${formatSigned(e.combat)}`,
        e.surprise && 'surprise',
        e.checks !== undefined && `checks ${rating(e.checks)}`,
        e.gives && `with ${e.gives.join(' ')}`,
      ),
      { else: optionalLines(e.else, d), defeated: optionalLines(e.defeated, d) },
    ),
  comeHere: (e) => `come here ${monsters(e.monsters)} from ${region(e.from)}`,
  place: (e) =>
    `place ${e.n} monsters ${typeof e.at === 'string' ? e.at : readAllFields(e.at, ({ gatesTo }) => `at gates to ${gatesTo.join(' ')}`)}`,
  remove: (e) => joinWords('remove', e.one && 'one', `${monsters(e.monsters)} from ${region(e.from)} to ${e.to}`),
  releaseTrophies: (e) => `release ${monsters(e.monsters)} at ${e.at}`,
  summon: (e) => `summon ${monsters(e.monsters)} from ${region(e.from)}`,
  trophy: (e) =>
    joinWords(
      e.n !== undefined && `${e.n}`,
      `trophy from ${e.from}`,
      e.in && `in ${region(e.in)}`,
      e.noSpawn && 'no spawn',
    ),
  defeatOne: () => 'defeat one',
  openGate: (e) => joinWords('gate opens', e.monster && 'with monster'),
  closeGate: (e) => joinWords(`close gate ${e.which}`, e.trophy && 'trophy', e.seal && `seal ${e.seal}`),
  removeSeals: () => 'remove seals',
  removeSeal: (e, d) => line('remove seal', { else: optionalLines(e.else, d) }),
  closePlaces: (e) => joinWords(`close ${e.places.join(' ')}`, e.until),
  track: (e) => joinWords(e.what, e.by !== undefined && formatSigned(e.by), e.to !== undefined && `to ${e.to}`),
  freeFromJail: () => 'free from jail',
  spawn: (e, d) => line(`spawn ${monsters(e.monsters)} at ${e.at}`, { else: optionalLines(e.else, d) }),
  boxAlly: () => 'box ally',
  turnUpLocationCard: () => 'turn up location card',
  movementPoints: (e) => `movement points ${formatSigned(e.by)}`,
  lessFocus: (e) => `less focus ${e.by}`,
  lay: (e) => `lay ${e.card} ${e.at}`,
  turnCard: (e) => `turn ${e.card} ${e.face}`,
  refresh: (e, d) => `refresh ${cards(e.what, d)}`,
  spreadClues: () => 'spread clues',
  gatherClues: () => 'gather clues',
  defeat: (e) =>
    joinWords(
      `defeat ${region(e.from)}`,
      e.n !== undefined && `${e.n}`,
      e.toughnessAtMost !== undefined && `toughness at most ${e.toughnessAtMost}`,
    ),
  slide: (e) => `slide ${e.skill} lowest`,
  noFocus: () => 'no focus',
} satisfies Partial<EffectNormalizers>;

const COMBAT_EFFECTS = {
  combatBonus: (e) => joinWords(`combat bonus ${formatSigned(e.by)} ${e.damage}`, e.perSuccess && 'per success'),
  passCheck: () => 'pass check',
  reroll: (e) => `reroll ${e.dice}`,
  reduceLoss: (e) => `reduce ${e.of} loss ${e.by}`,
  checkBonus: (e) => joinWords('check bonus', formatSigned(e.by), e.each && `each ${e.each}`),
  addSuccess: (e) => `add success ${e.n}`,
  noDraw: () => 'no draw',
  cheaperCasting: (e) => `casting cheaper by ${e.by}`,
  countAsClue: (e) => joinWords('count as clue', e.n !== undefined && String(e.n)),
  enchantWeapon: () => 'enchant weapon',
  weakenMonster: (e) => `weaken monster toughness ${e.toughness}`,
  defeatAllHere: () => 'defeat all here',
  noHorrorDamage: () => 'no horror damage',
  noCombatDamage: () => 'no combat damage',
  cancelAncientAttack: () => 'cancel ancient attack',
  useSkill: (e) => `use ${e.skill} ${formatSigned(e.by)}`,
  fightWith: (e) => `fight with ${e.skill}`,
  drawAnother: () => 'draw another',
  endCombat: (e) => joinWords('end combat', e.evaded && 'evaded'),
  throughNearestGate: () => 'through nearest gate',
  failChecks: (e) => `fail checks ${e.checks.join(' ')}`,
  returnMonster: (e) => `return monster to ${e.to}`,
  untilTurnEnds: (e, d) => line('until turn ends', { holds: e.modifiers.map((each) => ({ say: modifier(each, d) })) }),
  handler: (e) => {
    // For previews only.
    void e.harm;
    return joinWords(`handler ${e.name}`, e.text !== `handler.${e.name}` && `as ${e.text}`);
  },
} satisfies Partial<EffectNormalizers>;

const EFFECTS: EffectNormalizers = {
  ...COMPOUND_EFFECTS,
  ...POSSESSION_EFFECTS,
  ...PERSON_EFFECTS,
  ...BOARD_EFFECTS,
  ...COMBAT_EFFECTS,
};

/** Returns the line of an effect. */
function normalizeEffect(effect: Effect, deckOf: DeckOf): Line {
  return readAllFields(effect, (it) => {
    const normalize = EFFECTS[it.do] as (effect: Effect, deckOf: DeckOf) => string | Line;
    if (!normalize) throw new Error(`the normal form does not know the effect ${JSON.stringify(effect)}`);
    const result = normalize(it, deckOf);
    return typeof result === 'string' ? { say: result } : result;
  });
}

/** Returns the lines of effects. */
export const normalizeEffects = (effects: Effects, deckOf: DeckOf): Line[] =>
  effects.map((each) => normalizeEffect(each, deckOf));

type ModifierNormalizers = {
  readonly [M in Modifier['mod']]: (modifier: Extract<Modifier, { mod: M }>, deckOf: DeckOf) => string;
};

const MODIFIERS: ModifierNormalizers = {
  skill: (m) => `skill ${m.skill} ${formatSigned(m.by)}`,
  check: (m) =>
    joinWords(
      `check bonus ${m.check} ${formatSigned(m.by)}`,
      m.but && `not ${m.but}`,
      m.damage,
      m.balanced && 'balanced',
    ),
  boxedAllies: () => 'boxed allies',
  painlessReading: () => 'painless reading',
  unburdened: (m) => `unburdened by ${m.by}`,
  moreClues: (m) => `more clues ${formatSigned(m.by)}`,
  trophyWorth: (m) => `trophy worth ${formatSigned(m.by)}`,
  evadeDifficulty: (m) => `evade difficulty ${formatSigned(m.by)}`,
  rule: (m) => joinWords(`rule ${m.name}`, m.text !== `handler.${m.name}` && `as ${m.text}`),
  armed: (m) => `armed with ${m.kind} ${formatSigned(m.by)}`,
  emptyHands: (m) => `empty hands ${formatSigned(m.by)}`,
  clueDice: (m) => joinWords('clue dice', m.skill, formatSigned(m.by)),
  maximum: (m) => `maximum ${m.what} ${formatSigned(m.by)}`,
  success: (m) => `success ${m.faces.join(' ')}`,
  movementPoints: (m) => `movement points ${formatSigned(m.by)}`,
  hands: (m) => joinWords(`hands ${formatSigned(m.by)}`, m.spells && 'for spells'),
  keeps: (m) => `keeps ${m.card}`,
  goesInstead: (m) => `goes instead of ${m.of}`,
  noDuplicates: (m) => `no duplicates ${m.decks.join(' ')}`,
  worldColour: (m) => `worlds are ${m.colour} too`,
  spared: (m) => `spared ${m.fate}`,
  focus: (m) => `focus ${m.to ?? formatSigned(m.by ?? 0)}`,
  freeSliders: () => 'sliders free',
  dice: (m) => `dice ${m.skill} ${formatSigned(m.by)}`,
  gatesToAwaken: (m) => `gates to awaken ${formatSigned(m.by)}`,
  doomSuccesses: (m) => `successes for doom ${formatSigned(m.by)}`,
  outskirts: (m) => `outskirts ${formatSigned(m.by)}`,
  refreshLimit: (m) => `refresh at most ${m.most}`,
  statusRemovedOn: (m) => `${m.card} lost on ${m.faces.join(' ')}`,
  ancientRating: (m) => `ancient rating ${formatSigned(m.by)}`,
  unseen: () => 'unseen',
  noMovement: () => 'no movement',
  clueLimit: (m) => `at most ${m.most} clues on ${m.skill}`,
  clueWasted: (m) => `first clue wasted on ${m.on}`,
  cluePairs: () => 'clues in pairs',
  cap: (m) => `at most ${m.most} ${m.of === 'clues' ? m.of : m.of.join(' ')}`,
  sliderStops: (m) => `sliders at most ${m.most}`,
  dread: (m) => `dread of ${monsters(m.monsters)} ${m.nightmarish}`,
  loss: (m) => `loss ${m.of} ${formatSigned(m.by)}`,
  monster: (m, d) =>
    joinWords(
      `monsters ${monsters(m.monsters)}`,
      ...FIGURES.map((figure) => m[figure] !== undefined && `${figure} ${formatSigned(m[figure])}`),
      ...readAllFields(m.set ?? {}, ({ moveFaces: _, ...set }) =>
        SETTABLE_FIGURES.map((figure) => set[figure] !== undefined && `${figure} to ${set[figure]}`),
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
  sealCost: (m) => joinWords('seal cost', m.by !== undefined && formatSigned(m.by), m.to !== undefined && `to ${m.to}`),
  gateDifficulty: (m) => joinWords('gate difficulty', formatSigned(m.by), m.world, m.ifThere && 'if there'),
  gatesHeld: (m) => `gates held ${m.world}`,
  spellCost: (m) =>
    joinWords('spell cost', m.by !== undefined && formatSigned(m.by), m.to !== undefined && `to ${m.to}`),
  price: (m) => joinWords(`price ${formatSigned(m.by)}`, m.of && `of ${m.of}`),
  reading: (m) => `${m.check} checks of reading at ${m.at} ${formatSigned(m.by)}`,
  forbid: (m) => `forbid ${m.what}`,
  barred: (m) => `barred ${m.neighbourhood}`,
  checkAgainst: (m) => `check against ${m.symbol} ${formatSigned(m.by)} others ${formatSigned(m.others)}`,
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
  encounters: (m) =>
    joinWords(`encounters ${m.where} ${m.draw}`, m.whileClueAt && `while a clue is at ${m.whileClueAt}`),
  paysFor: (m) =>
    joinWords(`pays for ${m.upTo} ${m.what}`, m.exhausts && 'exhausting', m.buying && `buying ${m.buying.join(' ')}`),
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
const SETTABLE_FIGURES = ['horrorRating', 'horrorDamage', 'combatRating', 'combatDamage', 'movement'] as const;

/** Returns the line of a modifier, including its scope and exceptions. */
export function modifier(of: Modifier, deckOf: DeckOf): string {
  return readAllFields(of, (it) => {
    const normalize = MODIFIERS[it.mod] as (modifier: Modifier, deckOf: DeckOf) => string;
    if (!normalize) throw new Error(`the normal form does not know the modifier ${JSON.stringify(of)}`);
    const scope = 'for' in it ? it.for : undefined;
    const except = 'except' in it && it.except ? `except ${it.except.join(' ')}` : undefined;
    return joinWords(normalize(it, deckOf), scope, except);
  });
}

function moment(of: Moment): string {
  return readAllFields(of, (it) => {
    if ('phase' in it) return it.phase;
    if ('in' in it) return `in ${it.in}`;
    if ('at' in it) return it.at;
    return joinWords(
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
  return readAllFields(of, (it) =>
    line(
      joinWords(
        `use ${moment(it.when)}`,
        it.must && 'by itself',
        it.name && `named ${it.name}`,
        it.cost && cost(it.cost, deckOf) !== '' && `pay ${cost(it.cost, deckOf)}`,
        it.cast &&
          readAllFields(it.cast, (cast) =>
            joinWords(
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
      { do: normalizeEffects(it.then, deckOf) },
    ),
  );
}

function happening(of: Happening, deckOf: DeckOf): string {
  return readAllFields(of, (it) => {
    const sparing = 'sparing' in it ? it.sparing : undefined;
    return joinWords(
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
  return readAllFields(of, (it) =>
    line(
      joinWords(
        `on ${happening(it.when, deckOf)}`,
        it.notInFirstUpkeep && 'not-first',
        it.evenAwake && 'even-awake',
        it.worshippers && 'worshippers',
        it.if && `if ${condition(it.if, deckOf)}`,
      ),
      { do: normalizeEffects(it.then, deckOf) },
    ),
  );
}
