import {
  type AncientOneDef,
  ancientOneText,
  type InvestigatorDef,
  investigatorText,
  type MonsterDef,
  monsterKeywords,
  monsterText,
  type Pack,
  type Words,
} from '@vigil/rules';
import { formatSigned, joinParts, paragraphs, table } from './markdown.js';

/** Formats investigators with their skills, possessions and abilities. */
export function investigatorPages({ investigators }: Pack, w: Words): string {
  return paragraphs(...investigators.map((investigator) => investigatorPage(investigator, w)));
}

function investigatorPage(investigator: InvestigatorDef, w: Words): string {
  const { name, occupation, sanity, stamina, home, focus, sliders, fixed, random, ability } = investigator;
  const rows = Object.entries(sliders).flatMap(([pair, stops]) =>
    pair.split('-').map((skill, side) => [w.capitalize(skill), ...stops.map((stop) => stop[side] as number)]),
  );
  const randomPossessions = Object.entries(random).map(([deck, n = 0]) => {
    return n > 0 && `${n} ${w.say(`card.${deck}`, { n, after: 'none' })}`;
  });
  const fixedPossessions = joinParts(
    fixed.money > 0 && `$${fixed.money}`,
    fixed.clues > 0 && w.say('amount.clue', { n: fixed.clues }),
    ...fixed.cards.map((card) => w.name('card', card)),
  );
  return paragraphs(
    `### ${name}, ${occupation}`,
    `Sanity ${sanity}, Stamina ${stamina}, Focus ${focus}, home ${w.name('place', home)}. ` +
      `Begins with ${joinParts(fixedPossessions)}; draws ${joinParts(...randomPossessions)}.`,
    table(['Skill', '1', '2', '3', '4'], rows),
    `**${ability}**: ${investigatorText(w, investigator).join(' ')}`,
  );
}

/** Formats Ancient Ones, with a section for each part of their sheets. */
export function ancientOnePages({ ancientOnes }: Pack, w: Words): string {
  return paragraphs(...ancientOnes.map((ancientOne) => ancientOnePage(ancientOne, w)));
}

function ancientOnePage(ancientOneDef: AncientOneDef, w: Words): string {
  const { combatRating, worshippers, power, startOfBattle, attack } = ancientOneText(w, ancientOneDef);
  const defenses = ancientOneDef.defenses.map((ability) => w.say(`ability.${ability}`));
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`- **${title}**: ${lines.join(' ')}`];
  return paragraphs(
    `### ${ancientOneDef.name}`,
    [
      `- Combat rating ${combatRating}, doom track ${ancientOneDef.doom}${defenses.length > 0 ? `, ${defenses.join(', ')}` : ''}.`,
      ...part('Worshippers', worshippers),
      ...part(ancientOneDef.powerName, power),
      ...part('Start of battle', startOfBattle),
      ...part('Attack', attack),
    ].join('\n'),
  );
}

/** Formats monsters as a table, and explains their keywords. */
export function monsterPages({ monsters }: Pack, w: Words): string {
  const help = new Map<string, string>();
  const rows = monsters.map((monster) => {
    const keywords = monsterKeywords(w, monster);
    for (const { name, help: text } of keywords) help.set(name, text);
    const text = [
      ...(keywords.length > 0 ? [`${keywords.map(({ name }) => name).join(', ')}.`] : []),
      ...monsterText(w, monster),
    ];
    return monsterRow(monster, text.join(' '));
  });
  const head = ['Monster', '', 'Movement', 'Symbol', 'Awareness', 'Horror', 'Combat', 'Toughness', 'Text'];
  const keywords = [...help].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `- **${name}**: ${text}`);
  return paragraphs(
    'Horror and combat: rating / damage. Those marked with a star are not in the cup at first.',
    table(head, rows),
    '### Keywords',
    keywords.join('\n'),
  );
}

function monsterRow(monster: MonsterDef, text: string): (string | number)[] {
  const { name, count, movement, symbol, awareness, horror, combat, toughness, inCup } = monster;
  const pair = (figures: { rating: number; damage: number } | undefined) =>
    figures ? `${formatSigned(figures.rating)} / ${figures.damage}` : '—';
  return [
    `${name}${inCup ? '' : ' *'}`.replace('*', '\\*'),
    `×${count}`,
    movement,
    symbol,
    formatSigned(awareness),
    pair(horror),
    pair(combat),
    toughness,
    text,
  ];
}
