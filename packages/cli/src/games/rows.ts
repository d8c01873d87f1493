import type { AnyInvestigator, CardInPlay, Content, Words } from '@vigil/rules';
import { figuresOf, SKILL_PAIRS, type TableInvestigator, type TableView } from '@vigil/table';
import { joinFacts, say } from '../terminal/text.js';

/** A line of the board: its heading and full text, and for long texts shorter and shorter versions. */
export interface Row {
  readonly head: string;
  readonly what: string;
  readonly brief?: readonly string[];
}

/** An investigator at the table: the full text, and shorter and shorter versions. */
export interface Person {
  readonly seat: number;
  readonly lines: readonly string[];
  readonly brief: readonly string[];
}

/** A row for a list; a long list is shortened to its number of items. */
export function listRow(w: Words, head: string, things: readonly string[]): Row {
  const what = things.join(', ');
  if (things.length < 2) return { head, what };
  const n = things.length;
  const some = n > 3 ? [say(w, 't.row.many', { n, first: things.slice(0, 2).join(', ') })] : [];
  return { head, what, brief: [...some, say(w, 't.row.number', { n })] };
}

/** Clues that lie on the board. */
export function cluesRow(w: Words, { clues }: TableView): Row {
  const placesWithClues = Object.entries(clues).filter(([, n]) => n > 0);
  const all = placesWithClues.map(([at, n]) => (n === 1 ? w.name('place', at) : `${w.name('place', at)} ${n}`));
  return listRow(w, say(w, 't.row.clues'), all);
}

/** Places that are closed. */
export function closedRow(w: Words, { closed }: TableView): Row {
  return listRow(
    w,
    say(w, 't.row.closed'),
    closed.map(({ at }) => w.name('place', at)),
  );
}

/** Joins names with their counts: "Cultist ×2, Ghoul". */
export function countNames(names: readonly string[]): string[] {
  const often = new Map<string, number>();
  for (const name of names) often.set(name, (often.get(name) ?? 0) + 1);
  return [...often].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`));
}

/** Returns the location and state of an investigator in one line. */
export function summaryLine(w: Words, view: TableView, who: TableInvestigator): string {
  const { maximum } = figuresOf(view, who);
  return joinFacts([
    w.capitalize(w.name('place', who.place)),
    say(w, 't.person.sanity', { n: who.sanity, of: maximum.sanity }),
    say(w, 't.person.stamina', { n: who.stamina, of: maximum.stamina }),
    w.say('amount.clue', { n: who.clues }),
    w.say('amount.money', { n: who.money }),
  ]);
}

/** Returns the location and condition of an investigator as briefly as possible. */
export function shortSummary(w: Words, view: TableView, who: TableInvestigator): string {
  const { maximum } = figuresOf(view, who);
  const points = `${who.sanity}/${maximum.sanity} ${who.stamina}/${maximum.stamina}`;
  return joinFacts([w.capitalize(w.name('place', who.place)), points]);
}

/** Lists the cards of an investigator, each with its notes. */
export function cardsOf(w: Words, { cards }: AnyInvestigator): string[] {
  return cards.map((card) => cardLabel(w, w.name('card', card.card), card));
}

/** Formats the name of a card with notes on its condition. */
export function cardLabel(
  w: Words,
  name: string,
  { exhausted, tokens }: Pick<CardInPlay, 'exhausted' | 'tokens'>,
): string {
  return [
    name,
    ...(exhausted ? [`(${say(w, 'shared.card.exhausted')})`] : []),
    ...(tokens ? [say(w, 't.card.tokens', { n: tokens })] : []),
  ].join(' ');
}

/** Lists the trophies of an investigator, each with its value. */
export function trophiesOf(content: Content, w: Words, { monsterTrophies, gateTrophies }: TableInvestigator): string[] {
  const monsters = monsterTrophies.map((token) => {
    const n = content.tokens.get(token)?.toughness ?? 0;
    return say(w, 't.trophy.monster', { monster: token, n });
  });
  return countNames([...monsters, ...gateTrophies.map((gate) => say(w, 't.trophy.gate', { gate }))]);
}

/** Formats the skills of a pair by name, with the bonuses of cards. */
export function skillsOf(w: Words, view: TableView, who: TableInvestigator, pair: number): string {
  const { skills } = figuresOf(view, who);
  return (SKILL_PAIRS[pair]?.skills ?? [])
    .map((skill) => {
      const bonus = skills[skill];
      return bonus === 0 ? w.say(`skill.${skill}`) : `${w.say(`skill.${skill}`)} (${w.signed(bonus)})`;
    })
    .join('/');
}
