/** Terms of the effect language in the normal form. */
import type { Amount, CardFilter, Condition, Cost, MonsterFilter, Region, Skill, StatusCard } from '@vigil/rules';
import { formatSigned } from '../normal-form.js';
import { readAllFields } from './read-all-fields.js';

/** Returns the deck of a card, which is `special` for cards of no deck. */
export type DeckOf = (card: string) => string;

export const amount = (of: Amount | 'full' | 'all'): string => {
  if (typeof of !== 'object') return String(of);
  return readAllFields(of, (it) => {
    if ('dice' in it) return `${it.dice}d6${it.plus ? formatSigned(it.plus) : ''}`;
    if ('count' in it)
      return [
        it.minus ? 'minus-' : '',
        it.count,
        it.plus === undefined ? '' : formatSigned(it.plus),
        it.most === undefined ? '' : `-to-${it.most}`,
      ].join('');
    if ('half' in it) return `half-${it.half}-${it.round}`;
    return readAllFields(it.chosen, ({ from, to, upTo }) =>
      to === undefined ? `any from ${from}${upTo ? ` up to ${upTo}` : ''}` : `${from}-to-${to}`,
    );
  });
};

/** Formats a modifier of a check: a signed number, or a count. */
export const rating = (of: Amount): string => (typeof of === 'number' ? formatSigned(of) : amount(of));

/** Joins words, or returns `any` if there are none. */
const wordsOrAny = (words: readonly (string | false | undefined)[]): string =>
  words.filter((word) => word).join(' ') || 'any';

export const cards = (filter: CardFilter, deckOf: DeckOf): string =>
  readAllFields(filter, ({ card, deck, type, notType, damage, priceAtLeast, anyOf, priceAtMost }) =>
    wordsOrAny([
      card === undefined ? undefined : `${deckOf(card)}:${card}`,
      deck,
      type,
      notType && `not-${notType}`,
      damage,
      priceAtLeast === undefined ? undefined : `price-${priceAtLeast}`,
      anyOf?.map((one) => cards(one, deckOf)).join(' or '),
      priceAtMost === undefined ? undefined : `price-to-${priceAtMost}`,
    ]),
  );

export const monsters = (filter: MonsterFilter): string =>
  readAllFields(filter, ({ kinds, ability, movement, symbol, toughnessAtMost, ifThere }) =>
    wordsOrAny([
      kinds?.join(' '),
      ability && `ability ${ability}`,
      movement && `movement ${movement}`,
      symbol && `symbol ${symbol}`,
      toughnessAtMost === undefined ? undefined : `toughness at most ${toughnessAtMost}`,
      ifThere && 'if there',
    ]),
  );

export const region = (of: Region): string =>
  readAllFields(of, (it) => ('place' in it ? `${it.in} ${it.place}` : it.in));

const heldCards = (what: CardFilter | StatusCard, deckOf: DeckOf): string =>
  typeof what === 'string' ? what : cards(what, deckOf);

export function condition(of: Condition, deckOf: DeckOf): string {
  return readAllFields(of, (it) => {
    if ('has' in it)
      return `has ${heldCards(it.has, deckOf)}${it.atLeast === undefined ? '' : ` at least ${it.atLeast}`}`;
    if ('hasAtLeast' in it) return `${it.hasAtLeast} at least ${it.atLeast}`;
    if ('hasAtMost' in it) return `${it.hasAtMost} at most ${it.atMost}`;
    if ('skill' in it) return `skill ${it.skill satisfies Skill} at least ${it.atLeast}`;
    if ('standing' in it) return it.standing && 'standing';
    if ('unhurt' in it) return it.unhurt && 'unhurt';
    if ('inFirstArea' in it) return it.inFirstArea && 'in first area';
    if ('at' in it) return `at ${region(it.at)}`;
    if ('terrorAtLeast' in it) return `terror at least ${it.terrorAtLeast}`;
    if ('fighting' in it) return `fighting ${monsters(it.fighting)}`;
    if ('accompanied' in it) return it.accompanied && 'accompanied';
    if ('failedAll' in it) return `failed ${it.failedAll.join(' and ')}`;
    if ('all' in it) return it.all.map((one) => condition(one, deckOf)).join(' and ');
    if ('fought' in it) return `fought ${it.fought}`;
    if ('laidHere' in it) return it.laidHere && 'where this lies';
    if ('encountered' in it) return it.encountered && 'a monster of an encounter';
    if ('otherHandFree' in it) return it.otherHandFree && 'other hand free';
    if ('finalBattle' in it) return it.finalBattle ? 'final battle' : 'not final battle';
    if ('faceUp' in it) return `face-up ${it.faceUp}`;
    if ('inPlay' in it) return `in-play ${it.inPlay}`;
    if ('onBoard' in it) return `on board ${it.onBoard}`;
    if ('ancientOne' in it) return `ancient one ${it.ancientOne}`;
    if ('players' in it) return `players at least ${it.players.atLeast}`;
    if ('chosenAtLeast' in it) return `chosen at least ${it.chosenAtLeast}`;
    if ('monsterIn' in it) return `monster ${region(it.monsterIn)}`;
    if ('available' in it) return `available ${cards(it.available, deckOf)}`;
    if ('woman' in it) return it.woman && 'woman';
    if ('trophy' in it) return `trophy ${monsters(it.trophy)}`;
    if ('ignores' in it) return `ignores ${it.ignores}`;
    return `not ${condition(it.not, deckOf)}`;
  }) as string;
}

/** Returns the costs in alphabetical order. */
export function cost(of: Cost, deckOf: DeckOf): string {
  return readAllFields(of, (it) =>
    [
      it.exhaust && 'exhaust',
      it.discard && 'discard',
      it.toBox && 'box',
      it.token && `token of ${it.token.of}`,
      it.movement !== undefined && `${it.movement} movement`,
      it.money !== undefined && `${amount(it.money)} money`,
      it.clues !== undefined && `${amount(it.clues)} clue`,
      it.sanity !== undefined && `${amount(it.sanity)} sanity`,
      it.stamina !== undefined && `${amount(it.stamina)} stamina`,
      ...(it.lose
        ? readAllFields(it.lose, ({ sanity, stamina }) => [
            sanity !== undefined && `lose ${sanity} sanity`,
            stamina !== undefined && `lose ${stamina} stamina`,
          ])
        : []),
      it.trophies !== undefined && `${it.trophies} trophies`,
      it.monsterTrophies !== undefined && `${it.monsterTrophies} monster-trophies`,
      it.gateTrophies !== undefined && `${it.gateTrophies} gate-trophy`,
      it.trophyOf && `1 trophy of ${monsters(it.trophyOf)}`,
      it.focus !== undefined && `${it.focus} focus`,
      it.cards &&
        readAllFields(
          it.cards,
          ({ n, of: kind, toBox }) => `${amount(n)} ${cards(kind, deckOf)}${toBox ? ' to the box' : ''}`,
        ),
    ]
      .filter((part): part is string => typeof part === 'string')
      .sort()
      .join(' + '),
  );
}
