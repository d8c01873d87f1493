/** Conditions of effects: patterns written by hand from the facts. */
import { quoteWords } from '../normal-form.js';
import { cardKind } from './shorthand-terms.js';

const CONDITIONS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^has an item$/, () => 'has item'],
  [/^has \$(\d+) or more$/, ([, n]) => `money at least ${n}`],
  [/^has (\d+) spells or fewer$/, ([, n]) => `spells at most ${n}`],
  [/^in a street$/, () => 'at streets'],
  [/^in an other world$/, () => 'at other-worlds'],
  [/^at ([a-z-]+)$/, ([, place]) => `at location ${place}`],
  [/^in the same area as another investigator$/, () => 'accompanied'],
  [/^(?:cursed)$/, () => 'has curse'],
  [/^not (?:at 0 sanity|driven insane|knocked unconscious|unconscious|insane)$/, () => 'standing'],
  [/^in the first area$/, () => 'in first area'],
  [/^at least (\d+) returned$/, ([, n]) => `removed at least ${n}`],
  [/^no clues left$/, () => 'clues at most 0'],
  [/^no (monster|gate) trophies left$/, ([, what]) => `${what}-trophies at most 0`],
  [/^sanity or stamina 0$/, () => 'sanity or stamina 0'],
  [/^(sanity|stamina) 0$/, ([, what]) => `${what} 0`],
  [/^(sanity|stamina) (\d+) or (?:less|lower)$/, ([, what, n]) => `${what} at most ${n}`],
  [/^(sanity|stamina) (\d+) or (?:more|higher)$/, ([, what, n]) => `${what} at least ${n}`],
  [/^(sanity|stamina) above (\d+)$/, ([, what, n]) => `${what} at least ${Number(n) + 1}`],
  [
    /^(will|lore|luck|speed|sneak|fight) (\d+) or (?:less|lower)$/,
    ([, what, n]) => `not skill ${what} at least ${Number(n) + 1}`,
  ],
  [/^(will|lore|luck|speed|sneak|fight) (\d+) or (?:more|higher)$/, ([, what, n]) => `skill ${what} at least ${n}`],
  // An investigator who pays with a Blessing has one.
  [/^blessed and condition:(darkes-blessing) face down$/, ([, card]) => `not face-up ${card}`],
  [/^([a-z-]+) in play$/, ([, kind]) => `on board ${kind}`],
  [/^both full already$/, () => 'unhurt'],
  [/^not deputy$/, () => 'not has deputy'],
  [/^([a-z-]+) in the cup$/, ([, kind]) => `in cup ${kind}`],
  [/^second area$/, () => 'not in first area'],
  [/^no success$/, () => 'successes at most 0'],
  [/^terror (?:level )?(\d+) or more$/, ([, n]) => `terror at least ${n}`],
  [/^terror (?:level )?(\d+) or less$/, ([, n]) => `terror at most ${n}`],
  [/^terror less than (\d+)$/, ([, n]) => `terror at most ${Number(n) - 1}`],
  [/^fewer than (\d+) clues$/, ([, n]) => `clues at most ${Number(n) - 1}`],
  [/^blessed$/, () => 'has blessing'],
  [/^not (cursed|blessed)$/, ([, what]) => `not has ${what === 'cursed' ? 'curse' : 'blessing'}`],
  [/^has \$(\d+)$/, ([, n]) => `money at least ${n}`],
  [/^has special:(sheldon-gang-membership|rail-pass)$/, ([, card]) => `has ${card}`],
  [/^has (?:a |an )?(\S+)$/, ([, what]) => `has ${cardKind(what as string)}`],
  [/^no (special:\S+)$/, ([, what]) => `not has ${cardKind(what as string)}`],
  [/^ancient one is ([a-z-]+)$/, ([, one]) => `ancient one ${one}`],
  [/^condition:([a-z-]+) face down$/, ([, card]) => `not face-up ${card}`],
  [/^(ally:[a-z-]+) available$/, ([, card]) => `available ${card}`],
  [/^defeated$/, () => 'defeated'],
];

/** Returns the normal form of a condition. */
export function readCondition(words: string): string {
  for (const [pattern, say] of CONDITIONS) {
    const found = pattern.exec(words.trim());
    if (found) return say(found);
  }
  return quoteWords(words);
}
