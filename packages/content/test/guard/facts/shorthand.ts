/**
 * The grammar of the facts' shorthand (README of the facts): checks, dice, choices, conditions and their effects. Fixed
 * phrases are in `phrases.ts`.
 */
import { formatSigned, type Line, line, quoteWords } from '../normal-form.js';
import { readCondition } from './conditions.js';
import { PHRASES } from './phrases.js';
import { type Phrase, Scanner, UnreadWords } from './scanner.js';
import { cardKind, cost, SKILLS } from './shorthand-terms.js';

/**
 * Parses an effect (one string, or several in sequence). Unknown words are quoted. If the grammar fails,
 * the whole text is quoted.
 */
export function parseEffects(effect: string | readonly string[]): Line[] {
  const text = new Scanner(typeof effect === 'string' ? effect : effect.join(' ;; '));
  try {
    const lines = parseList(text);
    return text.isDone ? lines : [{ say: quoteWords(text.text) }];
  } catch (error) {
    if (!(error instanceof UnreadWords)) throw error;
    return [{ say: quoteWords(text.text) }];
  }
}

/** Parses effects up to a closing bracket or the end. In `rows` a semicolon begins the next row. */
export function parseList(text: Scanner, rows = false): Line[] {
  const lines: Line[] = [];
  do {
    const one = parseEffect(text);
    // Dice for each point of a value. The next sentences use their successes and failures.
    if (one === 'dice') {
      const dice = lines.pop() as Line;
      text.take(/;;|[,;]/);
      return joinLosses([...lines, line(dice.say, { then: parseList(text, rows) })]);
    }
    lines.push(...one);
  } while (text.take(rows ? /;;|,/ : /;;|[,;]/));
  return joinLosses(lines);
}

/** Parses one effect by the first matching construct or phrase. */
function parseEffect(text: Scanner): Line[] | 'dice' {
  for (const [pattern, say] of FIXED_SENTENCES) {
    const found = text.takePhrase(pattern);
    if (found) return say(found, text) as Line[];
  }
  for (const read of CONSTRUCTS) {
    const lines = read(text);
    if (lines) return lines;
  }
  for (const [pattern, say] of PHRASES) {
    const found = text.takePhrase(pattern);
    if (!found) continue;
    const result = say(found, text);
    return typeof result === 'string' ? [{ say: result }] : result;
  }
  return [{ say: text.takePlainWords() }];
}

/** Joins adjacent losses of Sanity and Stamina, which are simultaneous (A-STATUS-10), with Sanity first. */
function joinLosses(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const each of lines) {
    const [last] = joined.slice(-1);
    const pair = last && [last, each].map(({ say }) => /^lose (\S+ (?:sanity|stamina))$/.exec(say)?.[1]);
    const [sanity, stamina] = [...(pair ?? [])].sort(
      (a, b) => Number(b?.endsWith('sanity')) - Number(a?.endsWith('sanity')),
    );
    if (sanity?.endsWith('sanity') && stamina?.endsWith('stamina')) {
      joined.splice(-1, 1, { say: `lose ${sanity} and ${stamina}` });
    } else if (each.say === 'buy it' && last) {
      joined.splice(-1, 1, toPurchase(last));
    } else if (last && each.say === 'if sanity or stamina 0') {
      const [, sanity, stamina] = /^lose (\d+) sanity and (\d+) stamina$/.exec(last.say) ?? [];
      joined.splice(-1, 1, { say: `lose ${stamina} stamina fatally` }, { say: `lose ${sanity} sanity fatally` });
    } else if (last && isFatal(last, each)) {
      joined.splice(-1, 1, { say: `${last.say} fatally` }, ...(each.parts?.[1]?.lines ?? []));
    } else joined.push(each);
  }
  return joined;
}

/** True for a loss that devours at 0. Its other branch applies to survivors. */
function isFatal(loss: Line, then: Line): boolean {
  const what = /^lose \S+ (sanity|stamina)$/.exec(loss.say)?.[1];
  const [first] = then.parts ?? [];
  return what !== undefined && then.say === `if ${what} 0` && first?.lines[0]?.say === 'devoured';
}

/** Turns the search of a deck into a search for a card to buy. */
const toPurchase = ({ say, parts }: Line): Line =>
  parts
    ? { say, parts: parts.map(({ label, lines }) => ({ label, lines: lines.map(toPurchase) })) }
    : { say: `${say} to buy` };

/** Sentences that look like a construct and have another meaning. */
const FIXED_SENTENCES: readonly Phrase[] = [
  [
    /may choose\(a\(buy up to (\d+) clues at \$(\d+) each\) b\(sell up to \d+ clues at \$\d+ each\)\)/,
    ([, n, price]) => {
      const steps = Array.from({ length: Number(n) }, (_, i) => i + 1);
      const [money, clues] = [(i: number) => `${i * Number(price)} money`, (i: number) => `${i} clue`];
      return makeChoice([
        ...steps.map((i) => [`pay ${money(i)}`, `gain ${clues(i)}`]),
        ...steps.map((i) => [`pay ${clues(i)}`, `gain ${money(i)}`]),
        ['nothing'],
      ]);
    },
  ],
  [
    /may pay \$2, \$4 or \$6: \(gain 1 clue for each \$2\)/,
    () => makeChoice([...[1, 2, 3].map((i) => [`pay ${2 * i} money`, `gain ${i} clue`]), ['nothing']]),
  ],
  [
    /may pay \$(\d+) or discard (\S+): \((draw 1 \w+)\)/,
    ([, n, card, then]) =>
      makeChoice([[`pay ${n} money`, then as string], [`pay 1 ${card}`, then as string], ['nothing']]),
  ],
  [
    // $10 of the money come with the card.
    /may take special:bank-loan, if none held: gain \$15, still \$10 to pay back/,
    () => [
      line('if not has bank-loan', { then: [line('may', { yes: [line('receive bank-loan'), line('gain 5 money')] })] }),
    ],
  ],
  [
    /each cursed investigator: may discard curse/,
    () => {
      const removed = line('may', { yes: [line('remove-status curse')] });
      return [line('each investigators', { do: [line('if has curse', { then: [removed] })] })];
    },
  ],
  [
    /search the cup for a ([a-z-]+): if\(found\): \(monster appears: [a-z-]+, combat ([+-]\d+)\) else\(lose 1 item of choice\)/,
    ([, kind, by]) => [line(`monster appears ${kind} combat ${by}`, { else: [line('discard 1 item')] })],
  ],
  [
    /each investigator: draw 1 injury, draw 1 madness/,
    () => [line('each investigators', { do: [line('draw 1 injury'), line('draw 1 madness')] })],
  ],
  [
    /may spend 2 clues more than sealing a gate costs: \(elder sign token on 1 unstable location of choice without open gate\), not if gates cannot be sealed/,
    () => [line('ward')],
  ],
  [
    /look at the top mythos card; if\(not mythos:the-story-continues\): \(may put it to the bottom\)/,
    () => [line('tarot')],
  ],
  [
    /for each own monster trophy: choose\(a\(gain 1 stamina\) b\(gain 1 sanity\)\)/,
    () => [line('split monster-trophies')],
  ],
  [
    /all investigators in the police station, not the jail cell: move to the street/,
    () => [line('each investigators-here', { do: [line('move street')] })],
  ],
];

/** Makes a choice with the options `a`, `b` and so on. */
function makeChoice(options: readonly (readonly string[])[]): Line[] {
  const lines = options.map((each, i) => [String.fromCharCode(97 + i), each.map((say) => line(say))] as const);
  return [line('choose', Object.fromEntries(lines))];
}

/** Parses the contents of brackets. Empty brackets give no lines. */
const parseBrackets = (text: Scanner): Line[] => (text.take(/\(\s*\)/) ? [] : text.inBrackets(() => parseList(text)));

/** Parses `check luck -1 x2 (may discard X instead to pass): pass(...) fail(...)` or `by-successes(...)`. */
function parseCheck(text: Scanner): Line[] | undefined {
  const found = text.take(
    new RegExp(
      `check (${SKILLS}|combat|horror|evade|spell) ([+-]\\d+)(?: x(\\d+))?(?: \\((?:may discard ([a-z0-9:-]+) instead|or discard ([a-z0-9:-]+)) to pass\\))?:`,
    ),
  );
  if (!found) return undefined;
  const [, skill, modifier, difficulty, instead, or] = found;
  const discarded = instead ?? or;
  const more = `${difficulty ? ` x${difficulty}` : ''}${discarded ? ` or discard ${cardKind(discarded)}` : ''}`;
  const say = `check ${skill} ${formatSigned(Number(modifier))}${more}`;
  if (text.take(/by-successes(?=\()/))
    return [
      line(
        say,
        text.inBrackets(() => parseRows(text)),
      ),
    ];
  const each = text.take(/per-success(?=\()/) && [line('per success', { do: parseBrackets(text) })];
  const pass = each ?? (text.take(/pass(?=\()/) && parseBrackets(text));
  const fail = text.take(/fail(?=\()/) && parseBrackets(text);
  if (!pass && !fail) throw text.unreadError('a check without a branch');
  // Effects after both pass and fail come after the check.
  const tail = text.take(/[;,] either way:?/) ? parseList(text) : [];
  return [line(say, { pass, fail }), ...tail];
}

/** Parses `0: ... ; 1-2: ... ; 3+: ...`. Returns the rows by their first number. */
function parseRows(text: Scanner): Record<string, Line[]> {
  const rows: Record<string, Line[]> = {};
  let next = 0;
  do {
    const found = text.take(/(\d+)(?:-(\d+)|(\+))?:/);
    if (!found || Number(found[1]) !== next) throw text.unreadError(`a row for ${next} successes is missing`);
    rows[next] = parseList(text, true);
    next = found[3] ? Number.NaN : Number(found[2] ?? found[1]) + 1;
  } while (text.take(/;(?!;)/));
  return rows;
}

/** Parses `roll 1d6: 1-3(...) 4-6(...)`, `roll 1d6: success(...) failure(...)`, `roll 1d6: lose that many sanity`. */
function parseRoll(text: Scanner): Line[] | 'dice' | undefined {
  const found = text.take(/(?:(twice): )?roll (\d+)d6(?: ?- ?(\d+) \(at least 0\))?:/);
  if (!found) return undefined;
  const [, twice, dice, less] = found;
  const count = Number(dice) * (twice ? 2 : 1);
  const outer = text.thatMany;
  text.thatMany = 'rolled';
  const parts: Record<string, Line[]> = {};
  for (;;) {
    const label = text.take(/(\d(?:-\d)?|each success|each failure|success|failure)(?=\()/);
    if (!label) break;
    parts[(label[1] as string).replace('each ', '')] = parseBrackets(text);
  }
  if (Object.keys(parts).length === 0) parts.then = parseList(text);
  text.thatMany = outer;
  const shown = Object.fromEntries(Object.entries(parts).map(([label, lines]) => [faces(label), lines]));
  return [line(`roll ${less ? `${count}d6-${less}` : count}`, shown)];
}

/** Formats `1-3` as `faces 1 2 3`, so that it differs from the label of a row. */
function faces(label: string): string {
  const [from, to = from] = label.split('-').map(Number);
  if (from === undefined || Number.isNaN(from)) return label;
  return `faces ${Array.from({ length: Number(to) - from + 1 }, (_, i) => from + i).join(' ')}`;
}

/** Parses `may(...)`, `may pay $3: (...) else(...)`, `may spend 2 clues and 1 sanity: (...)`. */
function parseMay(text: Scanner): Line[] | undefined {
  if (text.take(/may(?=\()/)) {
    const yes = parseBrackets(text);
    return [line('may', { yes, no: parseElse(text) })];
  }
  const lost = text.take(/may (lose [^:()]+): (?=\()/);
  if (lost) {
    const yes = [...parseEffects((lost[1] as string).replace(' and ', ', lose ')), ...parseBrackets(text)];
    return [line('may', { yes, no: parseElse(text) })];
  }
  const found = text.take(/may (?:pay|spend|discard|put(?= unique:\S+ to the box)) ([^()]+?): (?=\()/);
  if (!found) return parseMayEffect(text);
  const paid = cost((found[1] as string).split(/ and |, /));
  const outer = text.thatMany;
  if (/-to-|any/.test(paid)) text.thatMany = 'chosen';
  const yes = parseBrackets(text);
  text.thatMany = outer;
  return [line(`may pay ${paid}`, { yes, no: parseElse(text) })];
}

/** Parses `may` before an effect without brackets, as in `may draw 1 unique`. */
function parseMayEffect(text: Scanner): Line[] | undefined {
  const found = text.take(/may (?=(?:draw|search|return|move|take (?:first|lodge)|discard|gain|take special:) ?)/);
  return found && [line('may', { yes: parseEffect(text) as Line[] })];
}

function parseElse(text: Scanner): Line[] | undefined {
  return text.take(/else(?=\()/) && parseBrackets(text);
}

/** Parses `choose(a(...) b(...))`; `choose one that can be paid in full: a(...) b(...); nothing if none can`. */
function parseChoose(text: Scanner): Line[] | undefined {
  const paid = text.take(/choose one that can be paid in full:/);
  if (!paid && !text.take(/choose(?=\()/)) return undefined;
  const options: Record<string, Line[]> = {};
  const read = () => {
    for (;;) {
      const label = text.take(/([a-z])(?=\()/);
      if (!label) return;
      const option = parseBrackets(text);
      options[label[1] as string] = option.length === 0 ? [line('nothing')] : option;
    }
  };
  if (paid) {
    text.isPaying = true;
    read();
    text.isPaying = false;
    text.take(/; nothing if none can/);
  } else text.inBrackets(read);
  return [line('choose', options)];
}

/** Parses `if(condition): (...) else(...)`. */
function parseIf(text: Scanner): Line[] | undefined {
  // The effect itself contains this condition.
  if (text.take(/if\(fewer than (\d+) clues\): (?=\(clues up to \1\))/)) return parseBrackets(text);
  const found = text.take(/if\(([^()]*)\): (?=\()/);
  if (!found) return undefined;
  const words = found[1] as string;
  const outer = text.condition;
  text.condition = /condition:([a-z-]+)/.exec(words)?.[1] ?? outer;
  const then = parseBrackets(text);
  text.condition = outer;
  // Further conditions are nested.
  const [first = '', ...more] = /^blessed and /.test(words) ? [words] : words.split(' and ');
  const within = more.reduceRight((lines, each) => [line(`if ${readCondition(each)}`, { then: lines })], then);
  return [line(`if ${readCondition(first)}`, { then: within, else: parseElse(text) })];
}

const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/each investigator lost in time and space:/, 'investigators-lost'],
  [/each investigator in an other world:/, 'investigators-in-other-worlds'],
  [/each investigator in a street:/, 'investigators-in-streets'],
  [/(?:each|every) investigator in arkham:/, 'investigators-in-arkham'],
  [/(?:each|every) investigator:/, 'investigators'],
  [/each player:/, 'players'],
  [/first player:/, 'first-player'],
];

/** Parses `each investigator: ...`. */
function parseEach(text: Scanner): Line[] | undefined {
  const holder = text.take(/each investigator in arkham with ([a-z0-9:-]+):/);
  if (holder) {
    const then = parseEffect(text) as Line[];
    return [line('each investigators-in-arkham', { do: [line(`if has ${cardKind(holder[1] as string)}`, { then })] })];
  }
  for (const [pattern, group] of GROUPS) {
    if (text.take(pattern)) return [line(`each ${group}`, { do: parseEffect(text) as Line[] })];
  }
  return undefined;
}

/** Parses dice for each point of a value, with the following effects as consequences. */
function parseDiceForEachPoint(text: Scanner): Line[] | 'dice' | undefined {
  const found = text.take(/roll 1d6 for each current (sanity|stamina)(?=\s*[;,])/);
  if (!found) return undefined;
  text.take(/;;|[,;]/);
  return [line(`roll ${found[1]}`, { then: parseList(text) })];
}

/** Parses `per-success(...)`, and a roll for each open gate. */
function parseRepeated(text: Scanner): Line[] | undefined {
  if (text.take(/per-success(?=\()/)) return [line('per success', { do: parseBrackets(text) })];
  if (text.take(/for each open gate in turn (?=roll)/)) return [line('each gate', { do: parseEffect(text) as Line[] })];
  return undefined;
}

/** Parses taking a named card, or the effects in brackets if it is not available. */
function parseTake(text: Scanner): Line[] | undefined {
  const found = text.take(/take ((?:common|unique|spell|skill|ally|special):[a-z0-9-]+)(?= else\()/);
  if (!found) return undefined;
  return [line(`take ${found[1]}`, { else: parseElse(text) })];
}

/** Parses an effect that serves as a price, and the effects after it: `doom +1: ...`. */
function parsePrice(text: Scanner): Line[] | undefined {
  const found = text.take(/(1 Dunwich Horror token on the track|doom \+1|draw 1 injury): /);
  return found && [...parseEffects(found[1] as string), ...(parseEffect(text) as Line[])];
}

/** Parses the exchange of a card of one of three decks for new cards of that deck. */
function parseExchange(text: Scanner): Line[] | undefined {
  const found = text.take(/may discard 1 (\w+), (\w+) or (\w+): \(draw (\d+) of that deck keep (\d+)\)/);
  if (!found) return undefined;
  const [, one, two, three, n, keep] = found;
  const options = [one, two, three].map((deck, i) => {
    const lines = [line(`pay 1 ${deck}`), line(`draw ${n} ${deck} keep ${keep}`)];
    return [String.fromCharCode(97 + i), lines] as const;
  });
  return [line('choose', { ...Object.fromEntries(options), d: [line('nothing')] })];
}

/** Parses the choice of a number that the following effects use. */
function parseChosenNumber(text: Scanner): Line[] | undefined {
  const found = text.take(/choose (\d+) to (\d+):/);
  if (!found) return undefined;
  text.thatMany = 'chosen';
  return [line(`choose ${found[1]} to ${found[2]}`, { then: parseList(text) })];
}

/** Parses `either way X`, an effect after a check with any result. */
function parseEitherWay(text: Scanner): Line[] | undefined {
  return text.take(/either way:? /) && (parseEffect(text) as Line[]);
}

const CONSTRUCTS: readonly ((text: Scanner) => Line[] | 'dice' | undefined)[] = [
  parseEitherWay,
  parseCheck,
  parsePrice,
  parseExchange,
  parseDiceForEachPoint,
  parseRoll,
  parseMay,
  parseChosenNumber,
  parseChoose,
  parseIf,
  parseEach,
  parseRepeated,
  parseTake,
];
