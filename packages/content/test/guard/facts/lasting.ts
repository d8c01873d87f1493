/** Lasting and triggered effects of cards in play: sentence patterns written by hand from the facts. */
import { type Line, line, quoteWords } from '../normal-form.js';
import { Scanner } from './scanner.js';
import { parseEffects, parseList } from './shorthand.js';
import { cost, DECK, ID, SKILLS } from './shorthand-terms.js';

/** Context of a sentence: the street of the activity marker, and whether the card is an environment. */
export interface MythosSetting {
  readonly activity?: string;
  readonly environment?: boolean;
}

type Sentence = readonly [RegExp, (found: RegExpExecArray, setting: MythosSetting) => Line | string];

const kinds = (words: string): string => words.replaceAll(',', '');
/** Environments affect only Arkham (A-MYTHOS-51). */
const scope = ({ environment }: MythosSetting): string => (environment ? ' in-arkham' : '');
const SENTENCES: readonly Sentence[] = [
  [
    new RegExp(`^(${ID}(?:, ${ID})*): toughness ([+-]\\d+)$`),
    ([, which, by], setting) => `monsters ${kinds(which as string)} toughness ${by}${scope(setting)}`,
  ],
  [
    /^undead monsters: toughness ([+-]\d+)$/,
    ([, by], setting) => `monsters ability undead toughness ${by}${scope(setting)}`,
  ],
  [/^every monster: toughness ([+-]\d+)$/, ([, by]) => `monsters any toughness ${by}`],
  [
    new RegExp(`^passing a combat check against a (${ID}): draw (\\d+) (${DECK}) more$`),
    ([, kind, n, deck], setting) =>
      line(`on defeated ${kind}${setting.environment ? ' if at arkham' : ''}`, { do: [{ say: `draw ${n} ${deck}` }] }),
  ],
  [
    new RegExp(
      `^no (sanity|stamina) gain, except by (?:medical|psychiatric) care at (${ID}) or from investigator (${ID})$`,
    ),
    ([, what, place, person], setting) => `forbid gain-${what}${scope(setting)} except ${place} ${person}`,
  ],
  [new RegExp(`^in arkham: (${SKILLS}) checks ([+-]\\d+)$`), ([, skill, by]) => `check bonus ${skill} ${by} in-arkham`],
  [/^flying monsters: no move to or from the sky$/, () => 'sky closed'],
  [/^a flying monster that moves to the sky: to the cup$/, () => 'sky deadly'],
  [/^the sky counts as next to all unstable locations too$/, () => 'sky over-locations'],
  [
    /^stalkers: reach (\d+) areas \(to an investigator in a street or unstable location\) rather than 1$/,
    ([, n]) => `stalkers reach ${n}`,
  ],
  [
    new RegExp(`^(${ID}), (${ID}): movement as (normal|fast|flying|stationary|stalker)s?$`),
    ([, one, two, as]) => `monsters ${one} ${two} movement to ${as}`,
  ],
  [/^in upkeep only: trading at any distance$/, () => 'trade at distance'],
  [/^(?:to the end of next turn: )?clues can be traded like items$/, () => 'trade clues'],
  [
    /^the first( without a retainer)? to end movement at the activity location: (.+), then this card is discarded$/,
    ([, spared, then], { activity }) => {
      const sparing = spared === undefined ? '' : ' sparing retainer';
      const does = [...parseEffects(then as string), { say: 'discard this' }];
      return line(`on movement-ended location ${activity}${sparing}`, { do: does });
    },
  ],
  [
    /^movement ended at the activity location: in place of an encounter: may pay ([^:]+): \((.+)\)$/,
    ([, paid, then], { activity }) => {
      const text = new Scanner(
        (then as string).replace(' and that much', ', gain that much').replaceAll('that much', 'that many'),
      );
      text.thatMany = 'chosen';
      const use = `use arkham-encounters pay ${cost([paid as string])} if at location ${activity} in place of encounter`;
      return line(use, { do: parseList(text) });
    },
  ],
  [
    /^stamina or sanity of an investigator falls to 0: roll 1d6: 1\(devoured, terror \+1\)$/,
    // Effects that move an investigator away come last.
    () =>
      line('on fell if at arkham', {
        do: [line('roll 1', { 'faces 1': [line('terror +1'), line('devoured')] })],
      }),
  ],
  [
    /^end of each mythos phase: (?:\$1|1 (?:sanity|stamina) token) for each player on the card$/,
    () => line('on phase-ended mythos', { do: [{ say: 'token investigators' }] }),
  ],
  [/^flying monsters stay put$/, () => 'stay movement flying'],
  [
    /^(normal|fast|flying|stationary|stalker)s?(?: monsters)?: movement as (normal|fast|flying|stationary|stalker)s?$/,
    ([, from, to]) => `monsters movement ${from} movement to ${to}`,
  ],
  [/^movement phase: (\d+) movement points? more$/, ([, n], setting) => `movement points +${n}${scope(setting)}`],
  [/^in arkham: horror checks ([+-]\d+)$/, ([, by]) => `check bonus horror ${by} in-arkham`],
  [
    /^investigators in arkham: maximum (sanity|stamina) ([+-]\d+)$/,
    ([, what, by]) => `maximum ${what} ${by} in-arkham`,
  ],
  [
    /^in place of an encounter: (.+)$/,
    ([, then], { activity }) =>
      line(`use arkham-encounters if at ${activity} in place of encounter`, { do: parseEffects(then as string) }),
  ],
  [/^terror \+N has no effect$/, () => 'forbid terror'],
  [/^movement phase: (\d+) movement points? fewer$/, ([, n], setting) => `movement points -${n}${scope(setting)}`],
  [/^sealing a gate costs (\d+) clues fewer$/, ([, n]) => `seal cost -${n}`],
  [/^sealing a gate costs (\d+) clues in place of 5$/, ([, n]) => `seal cost to ${n}`],
  [/^no sealing of gates, closing as usual$/, () => 'forbid seal'],
  [/^all spells: sanity cost (\d+)$/, ([, n], setting) => `spell cost to ${n}${scope(setting)}`],
  [/^spell casting impossible$/, (_, setting) => `forbid cast${scope(setting)}`],
  [
    new RegExp(`^gates to (${ID}): difficulty to close or seal ([+-]\\d+)$`),
    ([, world, by]) => `gate difficulty ${by} ${world}`,
  ],
  [/^closing or sealing a gate takes (\d+) success more$/, ([, n]) => `gate difficulty +${n}`],
  [new RegExp(`^(${ID}) entering play: back to cup, redraw$`), ([, kind]) => `bar ${kind}`],
  [
    /^movement ended (?:at the activity location|in the activity streets): (.+)$/,
    ([, then], { activity }) => line(`on movement-ended street ${activity}`, { do: parseEffects(then as string) }),
  ],
  [
    /^movement ended in (?:any streets|a street): (.+)$/,
    ([, then]) => line('on movement-ended streets', { do: parseEffects(then as string) }),
  ],
  [
    /^end of (?:each|every) mythos phase: roll (\d+)d6: (.+) for each die that shows 1-2$/,
    ([, n, then]) =>
      line('on phase-ended mythos', { do: [line(`roll ${n}`, { 'each 1 2': parseEffects(then as string) })] }),
  ],
  [
    /^end of (?:each|every) mythos phase: 1 monster from the cup on the card$/,
    () => line('on phase-ended mythos', { do: [{ say: 'monster onto card' }] }),
  ],
  [
    /^end of (?:each|every) mythos phase: (.+)$/,
    ([, then]) => line('on phase-ended mythos', { do: parseEffects(then as string) }),
  ],
  [/^no one can be arrested until the end of next turn$/, () => 'forbid arrest'],
  [
    new RegExp(`^until the end of next turn: (${ID}) streets: investigators can neither enter nor leave$`),
    ([, place]) => `cordon ${place}`,
  ],
];

/**
 * Reads lasting effects sentence by sentence; `then: ...` continues the previous one. Returns undefined for other
 * sentences.
 */
export function readLasting(words: string, setting: MythosSetting): Line | undefined {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(words.trim());
    if (!found) continue;
    const result = say(found, setting);
    return typeof result === 'string' ? { say: result } : result;
  }
  return undefined;
}

/** Reads sentences that are all lasting effects. */
export function readAllLasting(sentences: readonly string[], setting: MythosSetting): Line[] {
  const lines: Line[] = [];
  for (const sentence of sentences) {
    const more = /^then: (.+)$/.exec(sentence);
    const [last] = lines.slice(-1);
    if (more && last?.parts) {
      lines.splice(
        -1,
        1,
        line(last.say, { do: [...(last.parts[0]?.lines ?? []), ...parseEffects(more[1] as string)] }),
      );
      continue;
    }
    lines.push(readLasting(sentence, setting) ?? { say: quoteWords(sentence) });
  }
  return lines;
}

/** Reads the action at a card's activity marker in the Arkham Encounters Phase. */
export function readAction(words: string): Line {
  const found = /^(?:at the activity location|in the activity streets), arkham encounters phase: (.+)$/.exec(words);
  if (!found) return { say: quoteWords(words) };
  const what = found[1] as string;
  if (what === 'may(fight 1 or more of the monsters on the card); defeated ones are trophies') {
    return line('use arkham-encounters', { do: [{ say: 'fight monsters of card' }] });
  }
  const any = /^may\(pay any number of (\$|sanity|stamina): that (?:many tokens leave|much leaves) the card\)$/.exec(
    what,
  );
  if (any) {
    const paid = cost([`any number of ${any[1]}`]);
    return line(`use arkham-encounters pay ${paid}`, { do: [{ say: 'token off chosen' }] });
  }
  const paid = /^may\(spend ([^:]+): (.+)\)$/.exec(what);
  if (!paid) return { say: quoteWords(words) };
  const text = new Scanner(paid[2] as string);
  text.thatMany = 'chosen';
  return line(`use arkham-encounters pay ${cost([paid[1] as string])}`, { do: parseList(text) });
}
