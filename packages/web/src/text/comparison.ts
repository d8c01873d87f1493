import type { CardDef } from '@vigil/rules';
import { figuresOf, SKILL_PAIRS, type TableInvestigator, type TableView } from '@vigil/table';
import type { GameUi } from '../game-ui/game-ui.js';
import { t } from '../words/t.js';
import { capitalize } from './capitalize.js';
import { comparableIds } from './comparable.js';
import { describe, nameOf } from './describe.js';
import type { LoadedContent } from './loaded-content.js';

/** A row of a comparison: its subject, a value for each component, and whether they differ. */
export interface ComparisonRow {
  readonly label: string;
  readonly values: readonly (readonly string[])[];
  readonly differs: boolean;
}

/** Cards, monsters and other components side by side: all figures, the holder, and the text. */
export function compareThings(
  loaded: LoadedContent,
  ids: readonly string[],
  view: TableView,
  { game }: GameUi,
): ComparisonRow[] {
  const figures = ids.map((id) => new Map(printedFigures(loaded, id)));
  const labels = [...new Set(figures.flatMap((map) => [...map.keys()]))];
  const rows = [
    createRow(
      t('ui.compare.kind'),
      ids.map((id) => toList(describe(loaded, id)?.kind)),
    ),
  ];
  for (const label of labels)
    rows.push(
      createRow(
        label,
        figures.map((map) => toList(map.get(label))),
      ),
    );
  rows.push(
    createRow(
      t('ui.compare.where'),
      ids.map((id) => locationTexts(loaded, id, view)),
    ),
  );
  rows.push(
    createRow(
      t('ui.compare.says'),
      ids.map((id) => describe(loaded, id, game)?.lines ?? []),
    ),
  );
  return rows.filter(({ values }) => values.some((value) => value.length > 0));
}

/** Compares all investigators: state, possessions and current skills. */
export function comparePeople(loaded: LoadedContent, view: TableView, face: GameUi): ComparisonRow[] {
  const { content, words } = loaded;
  const people = view.investigators;
  const createPersonRow = (label: string, value: (who: TableInvestigator) => string) =>
    createRow(
      label,
      people.map((who) => toList(who.place === 'out' ? undefined : value(who))),
    );
  const pointsText = (what: 'sanity' | 'stamina') => (who: TableInvestigator) =>
    t('ui.timeline.of', { at: who[what], n: figuresOf(view, who).maximum[what] });
  return [
    createPersonRow(t('ui.compare.place'), (who) => capitalize(words.name('place', who.place))),
    createPersonRow(t('ui.figure.sanity'), pointsText('sanity')),
    createPersonRow(t('ui.figure.stamina'), pointsText('stamina')),
    createPersonRow(t('ui.compare.money'), (who) => words.say('amount.money', { n: who.money })),
    createPersonRow(t('ui.compare.clues'), (who) => String(who.clues)),
    ...SKILL_PAIRS.flatMap(({ skills }, pair) =>
      skills.map((skill, side) =>
        createPersonRow(words.say(`skill.${skill}`), (who) => skillText(loaded, view, face, who, pair, side)),
      ),
    ),
    createPersonRow(t('ui.figure.focus'), (who) => String(content.investigators.get(who.id)?.focus ?? '')),
    createPersonRow(t('ui.compare.cards'), (who) => String(who.cards.length)),
    createPersonRow(t('ui.compare.trophies'), (who) => trophiesText(loaded, who)),
    createRow(
      t('ui.compare.standing'),
      people.map((who) => [...statusCards(loaded, who), ...statusTexts(loaded, view, face, who)]),
    ),
  ].filter(({ values }) => values.some((value) => value.length > 0));
}

/** Returns other components for a comparison: by holder, then those in play. */
export function findComparables(
  loaded: LoadedContent,
  view: TableView,
  shown: readonly string[],
): { label: string; ids: readonly string[] }[] {
  const { words } = loaded;
  const notShown = (ids: readonly string[]) => comparableIds(loaded, ids).filter((id) => !shown.includes(id));
  return [
    ...view.investigators.map((who) => ({
      label: words.name('investigator', who.id),
      ids: notShown(who.cards.map(({ card }) => card)),
    })),
    { label: t('ui.rail.monsters'), ids: notShown(view.monsters.map(({ token }) => token)) },
  ].filter(({ ids }) => ids.length > 0);
}

function createRow(label: string, values: readonly (readonly string[])[]): ComparisonRow {
  const texts = values.map((value) => value.join('\n'));
  return { label, values, differs: new Set(texts).size > 1 };
}

const toList = (value: string | undefined): readonly string[] => (value === undefined || value === '' ? [] : [value]);

/** The printed figures of a component; for a card also those within its text. */
function printedFigures(loaded: LoadedContent, id: string): (readonly [label: string, value: string])[] {
  const { content } = loaded;
  const card = content.cards.get(id);
  return [...(describe(loaded, id)?.figures ?? []), ...(card ? extraFigures(loaded, card) : [])];
}

function extraFigures(
  { words }: LoadedContent,
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

/** Holder and condition of a card, or place of a monster. */
function locationTexts(loaded: LoadedContent, id: string, view: TableView): readonly string[] {
  const { content, words } = loaded;
  const held = view.investigators.flatMap((who) =>
    who.cards
      .filter(({ card }) => card === id)
      .map(({ exhausted }) => {
        const name = words.name('investigator', who.id);
        return exhausted ? `${name}, ${t('shared.card.exhausted')}` : name;
      }),
  );
  const monsters = view.monsters
    .filter(({ token }) => content.tokens.get(token)?.id === id)
    .map(({ at }) => nameOf(loaded, at));
  return [...held, ...monsters];
}

/** Current value of a skill. In Haunt every bonus not used today counts. */
function skillText(
  { content, words }: LoadedContent,
  view: TableView,
  face: GameUi,
  who: TableInvestigator,
  pair: number,
  side: number,
): string {
  const found = SKILL_PAIRS[pair];
  const printed = found && content.investigators.get(who.id)?.sliders[found.pair];
  const skill = found?.skills[side];
  if (!printed || skill === undefined) return '';
  const bonus = figuresOf(view, who).skills[skill];
  const more = bonus === 0 ? '' : ` ${words.signed(bonus)}`;
  const values = face.usableSkillValues(
    who,
    pair,
    printed.map((stop) => stop[side] ?? 0),
  );
  return `${values.length === 0 ? '–' : values.join(' ')}${more}`;
}

function trophiesText({ words }: LoadedContent, who: TableInvestigator): string {
  const gates = who.gateTrophies.length;
  const monsters = who.monsterTrophies.length;
  const parts = [
    ...(gates > 0 ? [t('ui.compare.gates', { n: gates })] : []),
    ...(monsters > 0 ? [t('ui.compare.monsters', { n: monsters })] : []),
  ];
  return parts.length === 0 ? '0' : words.list(parts);
}

function statusCards(loaded: LoadedContent, who: TableInvestigator): string[] {
  const { content } = loaded;
  return who.cards.flatMap(({ card }) => (content.cards.get(card)?.deck === 'special' ? [nameOf(loaded, card)] : []));
}

function statusTexts(loaded: LoadedContent, view: TableView, face: GameUi, who: TableInvestigator): string[] {
  return who.place === 'out' ? [t('shared.person.out')] : face.describeStatus(loaded, view, who);
}
