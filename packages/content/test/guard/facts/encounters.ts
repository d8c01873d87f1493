/** Files of encounters and of mythos cards. */
import { allWritten, figures, type Line, plain, type Value, written } from '../words.js';
import {
  type Collector,
  type Entry,
  entries,
  fields,
  maybeNumber,
  maybeText,
  number,
  others,
  text,
  texts,
} from './collector.js';
import { actionOf, allLasting, lastingOf, type Setting } from './lasting.js';
import { Unread } from './scanner.js';
import { effectsOf } from './shorthand.js';
import { cost } from './terms.js';

const effects = (value: unknown): Value => allWritten(effectsOf(texts(value)));
/** What an entry brings: in the revised edition, where it has one, if that is what is read. */
const entryEffects = (entry: Entry, revised: boolean): Value =>
  effects((revised ? entry.revised : undefined) ?? entry.effect);

/** Location cards: each number of a neighbourhood is a card with an entry for each of its places. */
export function locationEncounters(file: Entry, into: Collector, prefix = ''): void {
  const home = new Map<string, string>();
  for (const [neighbourhood, of] of Object.entries(fields(file.neighbourhoods))) {
    for (const place of texts(fields(of)['entries-for'])) home.set(place, neighbourhood);
  }
  for (const [place, list] of Object.entries(fields(file.locations))) {
    const neighbourhood = home.get(place);
    for (const entry of entries(list)) {
      const id = `${prefix}${neighbourhood}-${number(entry.card)}`;
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

export function gateCards(file: Entry, into: Collector): void {
  for (const card of entries(file.cards)) {
    // More cards for a deck that there is are named by their set, too.
    const id = `${file.set === 'base' || file.set === undefined ? '' : `${file.set}-`}gate-card-${number(card.number)}`;
    into.add('gateCards', id, () => {
      const rest = others(card, 'colour', 'colours', 'title', 'entries');
      const [colour, secondColour] = texts(card.colours ?? card.colour);
      return figures({ colour, secondColour, ...rest });
    });
    for (const entry of entries(card.entries)) {
      if (texts(entry.effect).join() === RESHUFFLE.join()) {
        into.add('gateCards', id, () => ({ reshuffle: true }));
        continue;
      }
      const lines = into.attempt(`gateCards/${id}/${text(entry.world)}`, () => {
        return entryEffects(entry, into.revised);
      });
      if (lines) into.add('gateCards', id, () => ({ [text(entry.world)]: lines }));
    }
  }
}

const THE_DECK = ['shuffle the mythos deck, this card included', 'draw another mythos card for this turn'];
const LASTS = ['until the end of next turn', 'to the end of next turn'];

export function mythos(file: Entry, into: Collector): void {
  for (const card of entries(file.cards)) into.add('mythos', text(card.id), () => mythosCard(card));
}

function mythosCard(card: Entry) {
  const rest = others(
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
  const type = text(card.type);
  const activity = maybeText(card.activity);
  const setting: Setting = { ...(activity && { activity }), environment: type === 'environment' };
  const { now, says } = type === 'reshuffle' ? reshuffled(card) : spoken(card, setting);
  const lasts = maybeText(card.lasts);
  return figures({
    ...rest,
    name: text(card.title),
    count: maybeNumber(card.count),
    type,
    subtype: maybeText(card.subtype),
    gate: card.gate === 'none' ? undefined : text(card.gate),
    doom: maybeNumber(card.doom),
    clues: texts(card.clues),
    white: texts(card.white),
    black: texts(card.black),
    gateBurst: card['gate-burst'] === true,
    effects: allWritten(now),
    lasts: lasts && (LASTS.includes(lasts) ? 'end-of-next-turn' : plain(lasts)),
    activity,
    says: says.map(written).sort(),
    rumor: type === 'rumor' ? rumor(card) : undefined,
  });
}

function reshuffled(card: Entry): { now: Line[]; says: Line[] } {
  if (texts(card.effect).join() !== THE_DECK.join()) throw new Unread(texts(card.effect).join(), 'no reshuffle', '');
  return { now: [], says: [] };
}

/** What happens at once, and what lasts. */
function spoken(card: Entry, setting: Setting): { now: Line[]; says: Line[] } {
  const all = texts(card.effect);
  const lasting = all.filter((sentence) => lastingOf(sentence, setting) !== undefined);
  const once = [...texts(card.enters), ...all.filter((sentence) => !lasting.includes(sentence))];
  return {
    now: once.length > 0 ? effectsOf(once) : [],
    says: allLasting([...lasting, ...texts(card.lasting), ...texts(card.ongoing)], setting),
  };
}

const OF_THE_CARD =
  /^\$?(\d+)(?:th|rd)?(?: (clue token|clue|stamina token|sanity token|monster)s?)?( for each player)? (?:from the cup )?on the card(?:: .*)?$/;

function counted(words: string): string {
  const found = OF_THE_CARD.exec(words);
  if (!found) return plain(words);
  return `${found[2] === 'monster' ? 'monsters' : 'tokens'} ${found[1]}${found[3] ? ' for each player' : ''}`;
}

function rumor(card: Entry): Value {
  const pass = fields(card.pass);
  const fail = fields(card.fail);
  return figures({
    setup: card.setup === undefined ? undefined : counted(text(card.setup)),
    action: card.action === undefined ? undefined : written(actionOf(text(card.action))),
    ...(pass.condition === undefined ? {} : passCondition(text(pass.condition))),
    pass: effects(pass.result),
    failIf: fail.condition === undefined ? undefined : failCondition(text(fail.condition)),
    fail: failResult(texts(fail.result)),
  });
}

function passCondition(words: string): Record<string, Value | undefined> {
  const none = /^no (clue token|stamina token|sanity token|monster|money)s? on the card$/.exec(words);
  if (none) return { passIf: none[1] === 'monster' ? 'no-monsters' : 'no-tokens' };
  const paid =
    /^one player discards (.+?)(?: \((\d+) with (\d+) or more players\))? (?:at the activity location|in the activity streets), arkham encounters phase$/.exec(
      words,
    );
  if (!paid) return { passCost: plain(words) };
  const [, what, more, players] = paid as unknown as [string, string, string | undefined, string | undefined];
  return {
    passCost: cost([what]),
    passCostAt: more && `${players} players ${cost([what.replace(/^\d+/, more)])}`,
  };
}

function failCondition(words: string): string {
  const terror = /^terror level reaches (\d+)$/.exec(words);
  if (terror) return `terror ${terror[1]}`;
  if (words === 'end of a mythos phase with no ally left to take away') return 'no-ally-left';
  return words === 'the ancient one awakens' ? 'awakening' : counted(words);
}

const FAILING: readonly (readonly [RegExp, string])[] = [
  [
    /^for the rest of the game: 2 mythos cards each mythos phase; of the first only the gate opening counts$/,
    'two mythos cards from now on',
  ],
  [/^the monsters of the card placed in ([a-z-]+) streets$/, 'monsters of card to $1'],
];

function failResult(sentences: readonly string[]): Value {
  const lines = sentences.flatMap((sentence) => {
    if (sentence === 'no further effect') return [];
    const own = FAILING.find(([pattern]) => pattern.test(sentence));
    if (own) return [sentence.replace(...own)];
    return allWritten(effectsOf(sentence.replace(/ for the rest of the game$/, '')));
  });
  return lines.length === 0 ? 'nothing' : lines;
}
