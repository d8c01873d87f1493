import type { Content, Effect, Event, TableState } from '@vigil/rules';

type NoEffect = Extract<Event, { type: 'noEffect' }>;
/** Reads a value of the replayed position by its name. */
type Read = (figure: string) => string | number | undefined;
type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
type CardFilter = EffectOf<'find'>['filter'];

/** The position in which an effect did nothing. `read`: at its event; `after`: after the answer. */
interface ChangeContext {
  readonly seat: number;
  readonly place: string;
  readonly read: Read;
  readonly after: TableState;
  readonly content: Content;
}

/**
 * True if an effect that did nothing could have had a target, judged from positions without the rules. False if a text
 * in play might prevent it. `read`: the position at its event; `after`: after the answer.
 *
 * Not judged: handlers; offers, conditions and repetitions, whose inner effects are judged on their own; `loseBoth`,
 * `forfeit`, `split`, `maximum` and `sell`, `shop`, which depend on choices; and effects of checks and fights.
 */
export function couldHappen({ effect, seat }: NoEffect, read: Read, after: TableState, content: Content): boolean {
  const position: ChangeContext = { seat, place: String(read(`place of seat ${seat}`) ?? ''), read, after, content };
  return (
    couldBelong(effect, position) ||
    couldChangeStatus(effect, position) ||
    couldMoveTracks(effect, position) ||
    couldGoElsewhere(effect, position) ||
    couldChangeGates(effect, position) ||
    couldChangeMonsters(effect, position)
  );
}

// ---- texts in play ----

/** Returns the definitions of all sheets and cards that may change events: in hands, on the table, and of the game. */
function textsInPlay({ after, content }: ChangeContext): readonly unknown[] {
  const { cards, mythos, tableCards, investigators, ancientOnes } = content;
  const ids = [
    (after as { readonly ancientOne?: string }).ancientOne ?? '',
    ...after.inPlay.map(({ card }) => card),
    ...after.investigators.flatMap((investigator) => [
      investigator.id,
      // A card may be the ability of another sheet.
      ...investigator.cards.flatMap(({ card }) => [card, cards.get(card)?.gift ?? card]),
    ]),
  ];
  return ids.map(
    (id) => cards.get(id) ?? mythos.get(id) ?? tableCards.get(id) ?? investigators.get(id) ?? ancientOnes.get(id),
  );
}

/** True if a text in play or of this turn has such a modifier. */
function isModified(position: ChangeContext, modifier: string): boolean {
  const temporary = position.after.investigators.flatMap((investigator) => investigator.untilTurnEnds);
  return [...textsInPlay(position), temporary].some((text) => JSON.stringify(text)?.includes(modifier));
}

function isForbidden(position: ChangeContext, what: string): boolean {
  return isModified(position, `"mod":"forbid","what":"${what}"`);
}

/** True if the investigator's sheet or a card has a special rule in a box, which may prevent anything. */
function hasOwnRule({ seat, after, content }: ChangeContext): boolean {
  const who = after.investigators[seat];
  const texts = who ? [content.investigators.get(who.id), ...who.cards.map(({ card }) => content.cards.get(card))] : [];
  return texts.some((text) => JSON.stringify(text)?.includes('"mod":"rule"'));
}

function isArkham({ after }: ChangeContext): boolean {
  return 'seals' in after;
}

// ---- belongings ----

function couldBelong(effect: Effect, position: ChangeContext): boolean {
  const { seat, read, after, content } = position;
  const holds = (card: string) => Number(read(`${card} of seat ${seat}`) ?? 0);
  switch (effect.do) {
    case 'gain':
      return couldGain(effect, position);
    case 'lose':
      return couldLose(effect, position);
    case 'draw':
      // Any card of the deck would have been kept.
      return (
        typeof effect.n === 'number' &&
        effect.n > 0 &&
        !effect.only &&
        !effect.priceUpTo &&
        !effect.again &&
        (after.decks[effect.deck as keyof TableState['decks']] ?? []).length > 0
      );
    case 'take': {
      const { deck } = content.cards.get(effect.card) ?? {};
      if (deck === undefined || holds(effect.card) > 0 || isForbidden(position, 'gain-ally')) return false;
      if (deck === 'special') return (after.specials[effect.card] ?? 0) > 0;
      return (after.decks[deck as keyof TableState['decks']] ?? []).includes(effect.card);
    }
    case 'find':
    case 'search': {
      if (effect.do === 'search' && (effect.buy || effect.priceUpTo)) return false;
      const deck = after.decks[effect.deck as keyof TableState['decks']] ?? [];
      return deck.some((card) => fitsFilter(card, effect.filter ?? {}, content));
    }
    case 'discard':
      return (
        (effect.n === 'all' || (typeof effect.n === 'number' && effect.n > 0)) &&
        !hasOwnRule(position) &&
        !isForbidden(position, 'lose-this') &&
        !isModified(position, '"mod":"keeps"') &&
        (after.investigators[seat]?.cards ?? []).some(
          ({ card }) => holds(card) > 0 && fitsFilter(card, effect.what, content),
        )
      );
    case 'removeStatus':
      return holds(effect.card) > 0 && !isModified(position, '"mod":"keeps"');
    case 'loseTrophy':
      return (after.investigators[seat]?.[effect.kind === 'gate' ? 'gateTrophies' : 'monsterTrophies'].length ?? 0) > 0;
    default:
      return false;
  }
}

/** True if a card fits a filter by deck or by id. Types depend on texts, so filters by them are not judged. */
function fitsFilter(card: string, { deck, card: id, ...others }: CardFilter, content: Content): boolean {
  if (Object.keys(others).length > 0) return false;
  return (id === undefined || id === card) && (deck === undefined || deck === content.cards.get(card)?.deck);
}

function couldLose({ what, amount }: EffectOf<'lose'>, position: ChangeContext): boolean {
  const { seat, read } = position;
  const takes = amount === 'all' || (typeof amount === 'number' && amount > 0);
  if (!takes || Number(read(`${what} of seat ${seat}`) ?? 0) <= 0) return false;
  if (what === 'clue') return true;
  if (what === 'money') return !isModified(position, '"mod":"onTheHouse"');
  return !hasOwnRule(position) && !['loss', 'painlessReading'].some((mod) => isModified(position, `"mod":"${mod}"`));
}

function couldGain({ what, amount, beyond }: EffectOf<'gain'>, position: ChangeContext): boolean {
  const { seat, read, after, content } = position;
  if (what === 'clue' || what === 'money') {
    // Clues are limited in Haunt (H-EXHAUST-01).
    return isArkham(position) && typeof amount === 'number' && amount > 0;
  }
  if (what !== 'sanity' && what !== 'stamina') return false;
  if (hasOwnRule(position) || isForbidden(position, `gain-${what}`) || isModified(position, '"mod":"maximum"'))
    return false;
  const who = after.investigators[seat];
  const printed = who && content.investigators.get(who.id)?.[what];
  if (!who || printed === undefined) return false;
  const now = Number(read(`${what} of seat ${seat}`) ?? 0);
  const limit = beyond ? Number.POSITIVE_INFINITY : printed + who.maximumChange[what];
  if (typeof amount === 'object' && 'upTo' in amount) return now < Math.min(amount.upTo, limit);
  return (amount === 'full' || (typeof amount === 'number' && amount > 0)) && now < limit;
}

// ---- statuses ----

/** Special cards that are two sides of one card. */
const OPPOSITES: Readonly<Record<string, string>> = { blessing: 'curse', curse: 'blessing' };

function couldChangeStatus(effect: Effect, position: ChangeContext): boolean {
  const { seat, read, after } = position;
  const holds = (card: string) => Number(read(`${card} of seat ${seat}`) ?? 0) > 0;
  if (hasOwnRule(position)) return false;
  if (effect.do === 'applyFate') {
    if (effect.fate === 'arrested') return !isForbidden(position, 'arrest');
    // A ban may have exceptions.
    return effect.fate !== 'delayed' || !isForbidden(position, 'delay');
  }
  if (effect.do !== 'receive' || effect.who === 'chosen') return false;
  const { card } = effect;
  if (card === 'curse' && isForbidden(position, 'curse')) return false;
  if (holds(OPPOSITES[card] ?? '')) return true;
  if (holds(card)) return false;
  // Haunt's markers are unlimited (H-SETUP-17).
  if (!isArkham(position)) return card in OPPOSITES || card === 'retainer';
  // A defaulted loan cannot be taken again.
  return card !== 'bank-loan' && Math.max(after.specials[card] ?? 0, after.specials[supplyOf(card)] ?? 0) > 0;
}

/** The side by which the supply of a two-sided card is counted. */
function supplyOf(card: string): string {
  return card in OPPOSITES ? 'blessing' : card;
}

// ---- tracks ----

function couldMoveTracks(effect: Effect, position: ChangeContext): boolean {
  if (effect.do !== 'track' || !isArkham(position)) return false;
  const { read, after, content } = position;
  const now = Number(read(effect.what) ?? 0);
  if (effect.what === 'terror') {
    const by = effect.to === undefined ? (effect.by ?? 0) : effect.to - now;
    return by > 0 && now < HIGHEST_TERROR && !isForbidden(position, 'terror');
  }
  const { by = 0 } = effect;
  const { doom = 0 } = content.ancientOnes.get((after as { readonly ancientOne?: string }).ancientOne ?? '') ?? {};
  return by < 0 ? now > 0 : by > 0 && now < doom;
}

/** Above it, terror becomes doom (A-TERROR-10). */
const HIGHEST_TERROR = 10;

// ---- moves ----

function couldGoElsewhere(effect: Effect, { seat, place, read, after }: ChangeContext): boolean {
  switch (effect.do) {
    case 'move':
      return (
        'place' in effect.destination &&
        effect.destination.place !== place &&
        read(`state of ${effect.destination.place}`) === undefined &&
        after.closed.length === 0 &&
        after.inPlay.length === 0
      );
    case 'throughNearestGate':
      return 'seals' in after && after.gates.length > 0 && after.investigators[seat]?.place === place;
    default:
      return false;
  }
}

// ---- gates ----

function couldChangeGates(effect: Effect, position: ChangeContext): boolean {
  const { place, read, after, content } = position;
  switch (effect.do) {
    case 'openGate': {
      const location = content.locations.get(place);
      const holdsGates = location ? !location.stable : isArkham(position) && content.streets.has(place);
      const isTaken = read(`gate at ${place}`) !== undefined || read(`seal at ${place}`) !== undefined;
      return holdsGates && !isTaken && after.gatePile.length > 0 && !isForbidden(position, 'appear-here');
    }
    case 'closeGate':
      if (effect.which === 'here') return read(`gate at ${place}`) !== undefined;
      return effect.which === 'chosen' && isArkham(position) && after.gates.length > 0;
    case 'removeSeals':
    case 'removeSeal':
      return 'seals' in after && (after.seals as readonly string[]).length > 0;
    default:
      return false;
  }
}

// ---- monsters ----

function couldChangeMonsters(effect: Effect, position: ChangeContext): boolean {
  const { place, read, after, content } = position;
  switch (effect.do) {
    case 'place':
      return (
        typeof effect.at === 'string' &&
        effect.n > 0 &&
        after.cup.length > effect.n &&
        read(`seal at ${effect.at}`) === undefined &&
        !isForbidden(position, 'appear-here')
      );
    case 'appear':
      return (
        effect.kinds === undefined &&
        isArkham(position) &&
        after.cup.length > (effect.n ?? 1) &&
        read(`seal at ${place}`) === undefined &&
        !isForbidden(position, 'appear-here')
      );
    case 'remove':
      // Some monsters of Haunt are exempt.
      return isArkham(position) && monstersOf(effect, position).length > 0;
    case 'summon':
      return monstersOf(effect, position).length > 0;
    case 'comeHere':
      return monstersOf(effect, position).some((at) => at !== place);
    case 'trophy':
      if (effect.in !== undefined || effect.noSpawn) return false;
      return effect.from === 'cup' ? after.cup.length > (effect.n ?? 1) : remainingMonsters(position).length > 0;
    case 'defeatOne':
      return remainingMonsters(position).some(({ token }) => !content.tokens.get(token)?.abilities.includes('spawn'));
    case 'defeat':
      return (
        effect.n !== 0 &&
        effect.toughnessAtMost === undefined &&
        monstersIn(effect.from, position).some(({ token }) => !content.tokens.get(token)?.abilities.includes('spawn'))
      );
    case 'releaseTrophies':
      return (
        read(`seal at ${effect.at}`) === undefined &&
        !isForbidden(position, 'appear-here') &&
        after.investigators.some(({ monsterTrophies }) =>
          monsterTrophies.some((token) => isSuch(token, effect.monsters, content)),
        )
      );
    default:
      return false;
  }
}

type Among = EffectOf<'remove'>['monsters'];

/** True if a token matches by its printed properties. Ignores texts that change them. */
function isSuch(token: string, { kinds, symbol, ...others }: Among, content: Content): boolean {
  const printed = content.tokens.get(token);
  if (!printed || Object.keys(others).length > 0) return false;
  return (kinds === undefined || kinds.includes(printed.id)) && (symbol === undefined || symbol === printed.symbol);
}

/** The monsters that were at a place before the effect and still are. One answer may bring others after it. */
function remainingMonsters({ read, after }: ChangeContext): ChangeContext['after']['monsters'] {
  return after.monsters.filter(({ token, at }) => read(`place of ${token}`) === at);
}

/** The places of matching monsters that were in a region and still are. */
function monstersOf(
  { monsters, from }: EffectOf<'remove' | 'summon' | 'comeHere'>,
  position: ChangeContext,
): readonly string[] {
  return monstersIn(from, position).flatMap(({ token, at }) => (isSuch(token, monsters, position.content) ? [at] : []));
}

/** The monsters that were in a region and still are. */
function monstersIn(from: EffectOf<'remove'>['from'], position: ChangeContext): ChangeContext['after']['monsters'] {
  const { place, content } = position;
  const isIn = (at: string): boolean => {
    if (from.in === 'here') return at === place;
    if (from.in === 'streets') return content.streets.has(at);
    if (from.in === 'locations') return content.locations.has(at);
    if (from.in === 'arkham' || from.in === 'in-play') return content.streets.has(at) || content.locations.has(at);
    return (from.in === 'location' || from.in === 'street') && at === from.place;
  };
  return remainingMonsters(position).filter(({ at }) => isIn(at));
}
