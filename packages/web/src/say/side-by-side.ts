import type { CardDef } from '@vigil/rules';
import { figuresOf, PAIRS, type Somebody, type TableView } from '@vigil/table';
import type { Face } from '../faces/face.js';
import { t } from '../words/t.js';
import { capital } from './capital.js';
import { comparable } from './comparable.js';
import { describe, nameOf } from './describe.js';
import type { Edition } from './edition.js';

/** A row of a comparison: what is compared, its value for each of the things, and whether they are not all alike. */
export interface Row {
  readonly label: string;
  readonly values: readonly (readonly string[])[];
  readonly differs: boolean;
}

/** Cards, monsters and other things side by side: every figure any of them has, who holds it, and what it says. */
export function compareThings(edition: Edition, ids: readonly string[], view: TableView, { game }: Face): Row[] {
  const figures = ids.map((id) => new Map(printedOf(edition, id)));
  const labels = [...new Set(figures.flatMap((map) => [...map.keys()]))];
  const rows = [
    row(
      t('ui.compare.kind'),
      ids.map((id) => one(describe(edition, id)?.kind)),
    ),
  ];
  for (const label of labels)
    rows.push(
      row(
        label,
        figures.map((map) => one(map.get(label))),
      ),
    );
  rows.push(
    row(
      t('ui.compare.where'),
      ids.map((id) => whereIs(edition, id, view)),
    ),
  );
  rows.push(
    row(
      t('ui.compare.says'),
      ids.map((id) => describe(edition, id, game)?.lines ?? []),
    ),
  );
  return rows.filter(({ values }) => values.some((value) => value.length > 0));
}

/** Everybody side by side: how they stand, what they have, and their skills as they are now. */
export function comparePeople(edition: Edition, view: TableView, face: Face): Row[] {
  const { content, words } = edition;
  const people = view.investigators;
  const of = (label: string, value: (who: Somebody) => string) =>
    row(
      label,
      people.map((who) => one(who.place === 'out' ? undefined : value(who))),
    );
  const points = (what: 'sanity' | 'stamina') => (who: Somebody) =>
    t('ui.timeline.of', { at: who[what], n: figuresOf(view, who).maximum[what] });
  return [
    of(t('ui.compare.place'), (who) => capital(words.name('place', who.place))),
    of(t('ui.figure.sanity'), points('sanity')),
    of(t('ui.figure.stamina'), points('stamina')),
    of(t('ui.compare.money'), (who) => words.say('amount.money', { n: who.money })),
    of(t('ui.compare.clues'), (who) => String(who.clues)),
    ...PAIRS.flatMap(({ skills }, pair) =>
      skills.map((skill, side) =>
        of(words.say(`skill.${skill}`), (who) => skillNow(edition, view, face, who, pair, side)),
      ),
    ),
    of(t('ui.figure.focus'), (who) => String(content.investigators.get(who.id)?.focus ?? '')),
    of(t('ui.compare.cards'), (who) => String(who.cards.length)),
    of(t('ui.compare.trophies'), (who) => trophies(edition, who)),
    row(
      t('ui.compare.standing'),
      people.map((who) => [...statusCards(edition, who), ...standing(edition, view, face, who)]),
    ),
  ].filter(({ values }) => values.some((value) => value.length > 0));
}

/** What else at the table could be laid beside: by who holds it, then what is in play. */
export function othersAtTable(
  edition: Edition,
  view: TableView,
  shown: readonly string[],
): { label: string; ids: readonly string[] }[] {
  const { words } = edition;
  const fresh = (ids: readonly string[]) => comparable(edition, ids).filter((id) => !shown.includes(id));
  return [
    ...view.investigators.map((who) => ({
      label: words.name('investigator', who.id),
      ids: fresh(who.cards.map(({ card }) => card)),
    })),
    { label: t('ui.rail.monsters'), ids: fresh(view.monsters.map(({ token }) => token)) },
  ].filter(({ ids }) => ids.length > 0);
}

function row(label: string, values: readonly (readonly string[])[]): Row {
  const said = values.map((value) => value.join('\n'));
  return { label, values, differs: new Set(said).size > 1 };
}

const one = (value: string | undefined): readonly string[] => (value === undefined || value === '' ? [] : [value]);

/** The printed figures of a thing; of a card also those that its text only tells in sentences. */
function printedOf(edition: Edition, id: string): (readonly [label: string, value: string])[] {
  const { content } = edition;
  const card = content.cards.get(id);
  return [...(describe(edition, id)?.figures ?? []), ...(card ? moreOf(edition, card) : [])];
}

function moreOf(
  { words }: Edition,
  { weapon, modifiers = [], abilities = [] }: CardDef,
): (readonly [string, string])[] {
  const more: (readonly [string, string])[] = [];
  if (weapon) {
    more.push([t('ui.compare.bonus'), words.signed(weapon.bonus)]);
    more.push([t('ui.compare.damage'), words.say(`damage.${weapon.damage}`)]);
  }
  for (const modifier of modifiers) {
    if (modifier.mod === 'skill') more.push([words.say(`skill.${modifier.skill}`), words.signed(modifier.by)]);
    if (modifier.mod === 'check') more.push([words.say(`check.${modifier.check}`), words.signed(modifier.by)]);
  }
  const cast = abilities.find((ability) => ability.cast)?.cast;
  if (cast) {
    if (typeof cast.modifier === 'number') more.push([t('ui.compare.casting'), words.signed(cast.modifier)]);
    if (cast.hands > 0) more.push([t('ui.figure.hands'), String(cast.hands)]);
    more.push([t('ui.compare.cost'), words.say('amount.sanity', { n: cast.sanity })]);
  }
  return more;
}

/** Who holds a card and in which condition, or where a monster is. */
function whereIs(edition: Edition, id: string, view: TableView): readonly string[] {
  const { content, words } = edition;
  const held = view.investigators.flatMap((who) =>
    who.cards
      .filter(({ card }) => card === id)
      .map(({ exhausted }) => {
        const name = words.name('investigator', who.id);
        return exhausted ? `${name}, ${t('ui.cards-held.exhausted')}` : name;
      }),
  );
  const met = view.monsters
    .filter(({ token }) => content.tokens.get(token)?.id === id)
    .map(({ at }) => nameOf(edition, at));
  return [...held, ...met];
}

/** What a skill is worth now: in Haunt every bonus that has not been used today can still be. */
function skillNow(
  { content, words }: Edition,
  view: TableView,
  face: Face,
  who: Somebody,
  pair: number,
  side: number,
): string {
  const found = PAIRS[pair];
  const printed = found && content.investigators.get(who.id)?.sliders[found.pair];
  const skill = found?.skills[side];
  if (!printed || skill === undefined) return '';
  const bonus = figuresOf(view, who).skills[skill];
  const more = bonus === 0 ? '' : ` ${words.signed(bonus)}`;
  const values = face.skillValues(
    who,
    pair,
    printed.map((stop) => stop[side] ?? 0),
  );
  return `${values.length === 0 ? '–' : values.join(' ')}${more}`;
}

function trophies({ words }: Edition, who: Somebody): string {
  const gates = who.gateTrophies.length;
  const monsters = who.monsterTrophies.length;
  const parts = [
    ...(gates > 0 ? [t('ui.compare.gates', { n: gates })] : []),
    ...(monsters > 0 ? [t('ui.compare.monsters', { n: monsters })] : []),
  ];
  return parts.length === 0 ? '0' : words.list(parts);
}

function statusCards(edition: Edition, who: Somebody): string[] {
  const { content } = edition;
  return who.cards.flatMap(({ card }) => (content.cards.get(card)?.deck === 'special' ? [nameOf(edition, card)] : []));
}

function standing(edition: Edition, view: TableView, face: Face, who: Somebody): string[] {
  return who.place === 'out' ? [t('ui.party.out')] : face.standing(edition, view, who);
}
