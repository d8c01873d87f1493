/** Readers of files of encounters and of Mythos cards. */
import { formatLine, formatLines, type Line, quoteWords, type Value, withoutEmptyFields } from '../normal-form.js';
import {
  type Collector,
  entryList,
  type FactEntry,
  fieldsOf,
  optionalNumber,
  optionalText,
  otherFields,
  requireNumber,
  requireText,
  textList,
} from './collector.js';
import { type MythosSetting, readAction, readAllLasting, readLasting } from './lasting.js';
import { UnreadWords } from './scanner.js';
import { parseEffects } from './shorthand.js';
import { cost } from './shorthand-terms.js';

const effects = (value: unknown): Value => formatLines(parseEffects(textList(value)));
/** Returns the effects of an entry, in the revised edition if requested and present. */
const entryEffects = (entry: FactEntry, revised: boolean): Value =>
  effects((revised ? entry.revised : undefined) ?? entry.effect);

/** Reads location cards. Each number of a neighbourhood is a card with an entry for each place. */
export function readLocationEncounters(file: FactEntry, into: Collector, prefix = ''): void {
  const neighbourhoods = new Map<string, string>();
  for (const [neighbourhood, of] of Object.entries(fieldsOf(file.neighbourhoods))) {
    for (const place of textList(fieldsOf(of)['entries-for'])) neighbourhoods.set(place, neighbourhood);
  }
  for (const [place, list] of Object.entries(fieldsOf(file.locations))) {
    const neighbourhood = neighbourhoods.get(place);
    for (const entry of entryList(list)) {
      const id = `${prefix}${neighbourhood}-${requireNumber(entry.card)}`;
      const lines = into.attempt(`locationCards/${id}/${place}`, () => {
        return entryEffects(entry, into.revised);
      });
      into.add('locationCards', id, () => ({
        neighbourhood: neighbourhood as string,
        ...(lines && { [place]: lines }),
      }));
    }
  }
}

const RESHUFFLE = ['shuffle the gate deck, this card included', 'go on drawing until a card of a fitting colour'];

export function readGateCards(file: FactEntry, into: Collector): void {
  for (const card of entryList(file.cards)) {
    // Ids of further cards for an existing deck begin with their set.
    const id = `${file.set === 'base' || file.set === undefined ? '' : `${file.set}-`}gate-card-${requireNumber(card.number)}`;
    into.add('gateCards', id, () => {
      const rest = otherFields(card, 'colour', 'colours', 'title', 'entries');
      const [colour, secondColour] = textList(card.colours ?? card.colour);
      return withoutEmptyFields({ colour, secondColour, ...rest });
    });
    for (const entry of entryList(card.entries)) {
      if (textList(entry.effect).join() === RESHUFFLE.join()) {
        into.add('gateCards', id, () => ({ reshuffle: true }));
        continue;
      }
      const lines = into.attempt(`gateCards/${id}/${requireText(entry.world)}`, () => {
        return entryEffects(entry, into.revised);
      });
      if (lines) into.add('gateCards', id, () => ({ [requireText(entry.world)]: lines }));
    }
  }
}

const MYTHOS_RESHUFFLE = ['shuffle the mythos deck, this card included', 'draw another mythos card for this turn'];
const LASTS = ['until the end of next turn', 'to the end of next turn'];

export function readMythos(file: FactEntry, into: Collector): void {
  for (const card of entryList(file.cards)) into.add('mythos', requireText(card.id), () => readMythosCard(card));
}

function readMythosCard(card: FactEntry) {
  const rest = otherFields(
    card,
    ...[
      'id',
      'number',
      'title',
      'type',
      'subtype',
      'gate',
      'clues',
      'white',
      'black',
      'gate-burst',
      'doom',
      'count',
      'activity',
    ],
    ...['effect', 'lasting', 'enters', 'lasts', 'ongoing', 'setup', 'action', 'pass', 'fail'],
  );
  const type = requireText(card.type);
  const activity = optionalText(card.activity);
  const setting: MythosSetting = { ...(activity && { activity }), environment: type === 'environment' };
  const { now, says } = type === 'reshuffle' ? readReshuffle(card) : splitMythosText(card, setting);
  const lasts = optionalText(card.lasts);
  return withoutEmptyFields({
    ...rest,
    name: requireText(card.title),
    count: optionalNumber(card.count),
    type,
    subtype: optionalText(card.subtype),
    gate: card.gate === 'none' ? undefined : requireText(card.gate),
    doom: optionalNumber(card.doom),
    clues: textList(card.clues),
    white: textList(card.white),
    black: textList(card.black),
    gateBurst: card['gate-burst'] === true,
    effects: formatLines(now),
    lasts: lasts && (LASTS.includes(lasts) ? 'end-of-next-turn' : quoteWords(lasts)),
    activity,
    says: says.map(formatLine).sort(),
    rumor: type === 'rumor' ? readRumor(card) : undefined,
  });
}

function readReshuffle(card: FactEntry): { now: Line[]; says: Line[] } {
  if (textList(card.effect).join() !== MYTHOS_RESHUFFLE.join())
    throw new UnreadWords(textList(card.effect).join(), 'no reshuffle', '');
  return { now: [], says: [] };
}

/** Splits a card's text into immediate and lasting lines. */
function splitMythosText(card: FactEntry, setting: MythosSetting): { now: Line[]; says: Line[] } {
  const all = textList(card.effect);
  const lasting = all.filter((sentence) => readLasting(sentence, setting) !== undefined);
  const once = [...textList(card.enters), ...all.filter((sentence) => !lasting.includes(sentence))];
  return {
    now: once.length > 0 ? parseEffects(once) : [],
    says: readAllLasting([...lasting, ...textList(card.lasting), ...textList(card.ongoing)], setting),
  };
}

const COUNT_ON_CARD =
  /^\$?(\d+)(?:th|rd)?(?: (clue token|clue|stamina token|sanity token|monster)s?)?( for each player)? (?:from the cup )?on the card(?:: .*)?$/;

function readCount(words: string): string {
  const found = COUNT_ON_CARD.exec(words);
  if (!found) return quoteWords(words);
  return `${found[2] === 'monster' ? 'monsters' : 'tokens'} ${found[1]}${found[3] ? ' for each player' : ''}`;
}

function readRumor(card: FactEntry): Value {
  const pass = fieldsOf(card.pass);
  const fail = fieldsOf(card.fail);
  return withoutEmptyFields({
    setup: card.setup === undefined ? undefined : readCount(requireText(card.setup)),
    action: card.action === undefined ? undefined : formatLine(readAction(requireText(card.action))),
    ...(pass.condition === undefined ? {} : readPassCondition(requireText(pass.condition))),
    pass: effects(pass.result),
    failIf: fail.condition === undefined ? undefined : readFailCondition(requireText(fail.condition)),
    fail: readFailResult(textList(fail.result)),
  });
}

function readPassCondition(words: string): Record<string, Value | undefined> {
  const none = /^no (clue token|stamina token|sanity token|monster|money)s? on the card$/.exec(words);
  if (none) return { passIf: none[1] === 'monster' ? 'no-monsters' : 'no-tokens' };
  const paid =
    /^one player discards (.+?)(?: \((\d+) with (\d+) or more players\))? (?:at the activity location|in the activity streets), arkham encounters phase$/.exec(
      words,
    );
  if (!paid) return { passCost: quoteWords(words) };
  const [, what, more, players] = paid as unknown as [string, string, string | undefined, string | undefined];
  return {
    passCost: cost([what]),
    passCostAt: more && `${players} players ${cost([what.replace(/^\d+/, more)])}`,
  };
}

function readFailCondition(words: string): string {
  const terror = /^terror level reaches (\d+)$/.exec(words);
  if (terror) return `terror ${terror[1]}`;
  if (words === 'end of a mythos phase with no ally left to take away') return 'no-ally-left';
  return words === 'the ancient one awakens' ? 'awakening' : readCount(words);
}

const FAILURES: readonly (readonly [RegExp, string])[] = [
  [
    /^for the rest of the game: 2 mythos cards each mythos phase; of the first only the gate opening counts$/,
    'two mythos cards from now on',
  ],
  [/^the monsters of the card placed in ([a-z-]+) streets$/, 'monsters of card to $1'],
];

function readFailResult(sentences: readonly string[]): Value {
  const lines = sentences.flatMap((sentence) => {
    if (sentence === 'no further effect') return [];
    const own = FAILURES.find(([pattern]) => pattern.test(sentence));
    if (own) return [sentence.replace(...own)];
    return formatLines(parseEffects(sentence.replace(/ for the rest of the game$/, '')));
  });
  return lines.length === 0 ? 'nothing' : lines;
}
