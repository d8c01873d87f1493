/** Terms of the shorthand: amounts, cards and costs. The results are terms of the normal form. */
import { quoteWords } from '../normal-form.js';

export const SKILLS = 'speed|sneak|fight|will|lore|luck';
const RESOURCES: Readonly<Record<string, string>> = {
  sanity: 'sanity',
  stamina: 'stamina',
  clue: 'clue',
  clues: 'clue',
  $: 'money',
};
/** Patterns for use within others. */
export const AMOUNT = '\\d+d\\d+|\\d+';
export const DECK = 'common|unique|spell|skill|ally|exhibit|injury|madness';
export const ID = "[a-z0-9][a-z0-9'-]*";

export const resource = (word: string): string => RESOURCES[word] ?? word;

/** Returns the kind of card in the singular, for words such as `2 spells of choice`. */
export function cardKind(words: string): string {
  const kind = words
    .replace(/^(own|a|an) /, '')
    .replace(/ of (own )?choice$/, '')
    .replace(/(item|weapon|tome|spell|skill|all(?:y|ie))s\b/g, '$1')
    .replace(/^own /, '')
    .replace('allie', 'ally')
    .replace('spell or weapon', 'weapon or spell')
    .trim();
  if (
    /^(item|weapon|tome|spell|skill|ally|common|unique|exhibit|injury|madness|curse|blessing|weapon or spell)$/.test(
      kind,
    )
  )
    return kind.replaceAll(' ', '-');
  const named =
    /^(?:special:(blessing|curse|retainer|bank-loan)|((?:common|unique|spell|skill|ally|exhibit|special):\S+))$/.exec(
      kind,
    );
  if (named) return (named[1] ?? named[2]) as string;
  return quoteWords(words);
}

const COSTS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^\$(\d+) to \$(\d+)$/, ([, from, to]) => `${from}-to-${to} money`],
  [/^\$(\d+)$/, ([, n]) => `${n} money`],
  [/^(\d+) clues?$/, ([, n]) => `${n} clue`],
  [/^any number of clues$/, () => 'any clue'],
  [/^any number of (sanity|stamina)$/, ([, what]) => `any from 1 ${what}`],
  [/^any number of \$$/, () => 'any from 1 money'],
  [/^(\d+) (sanity|stamina)$/, ([, n, what]) => `${n} ${what}`],
  [/^lose (\d+) (sanity|stamina)$/, ([, n, what]) => `lose ${n} ${what}`],
  [/^1 monster trophy$/, () => '1 trophy of any'],
  [/^(unique:[a-z-]+ to the box)$/, ([, card]) => `1 ${card}`],
  [/^(\d+) monster troph(?:y|ies)$/, ([, n]) => `${n} monster-trophy`],
  [/^any 1 monster trophy$/, () => '1 monster-trophy'],
  [/^(\d+) T$/, ([, n]) => `${n} monster-trophies`],
  [/^(\d+) G$/, ([, n]) => `${n} gate-trophy`],
  [/^all focus$/, () => 'all focus'],
  [/^(\d+) focus$/, ([, n]) => `${n} focus`],
  [/^(\d+) gate troph(?:y|ies)$/, ([, n]) => `${n} gate-trophy`],
  [/^(\d+) toughness of monster trophies$/, ([, n]) => `${n} monster-trophies`],
  // Header of the locations: trophies by toughness, a gate trophy counts as 5.
  [/^10 T, or 2 G, or 5 T \+ 1 G$/, () => '10 trophies'],
  [/^5 T, or 1 G$/, () => '5 trophies'],
  [/^(\d+) movement points?$/, ([, n]) => `${n} movement`],
  [/^exhaust$/, () => 'exhaust'],
  [/^discard$/, () => 'discard'],
  [/^to-box$/, () => 'box'],
  [/^1 (?:sanity |stamina )?token on this$/, () => 'token'],
  [
    /^(\d+) (?:own )?(spell|skill|item|ally|tome|weapon|common|unique|exhibit|injury|madness)s?$/,
    ([, n, what]) => `${n} ${what}`,
  ],
  [/^((?:common|unique|spell|skill|exhibit):[a-z0-9-]+)$/, ([, card]) => `1 ${card}`],
  [/^an ally$/, () => '1 ally'],
  [/^1 monster trophy with symbol ([a-z]+)$/, ([, symbol]) => `1 trophy of symbol ${symbol}`],
  [/^(\d+) (common|unique) of list price \$(\d+) or more$/, ([, n, deck, price]) => `${n} ${deck} price-${price}`],
  [/^(\d+) tome of the (common|unique) deck$/, ([, n, deck]) => `${n} ${deck} tome`],
  [/^blessing$/, () => '1 special:blessing'],
  [/^5 T or 1 G$/, () => '5 trophies'],
  [/^monster trophies worth (\d+) toughness$/, ([, n]) => `${n} monster-trophies`],
];

/** Returns the costs in alphabetical order. */
export function cost(words: readonly string[]): string {
  const parts = words.map((word) => {
    for (const [pattern, say] of COSTS) {
      const found = pattern.exec(word.trim());
      if (found) return say(found);
    }
    return quoteWords(word);
  });
  return parts.sort().join(' + ');
}
