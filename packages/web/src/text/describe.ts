import {
  ancientOneText,
  type CardDef,
  cardText,
  type GateMarkerDef,
  type InvestigatorDef,
  investigatorText,
  keywordOf,
  type MonsterDef,
  type MythosDef,
  modifierText,
  monsterKeywords,
  monsterText,
  mythosText,
  type TableCardDef,
  tableCardText,
  unpublishedText,
} from '@vigil/rules';
import type { GameId } from '@vigil/table';
import { t } from '../words/t.js';
import { capitalize } from './capitalize.js';
import { describePlace } from './describe-place.js';
import type { Description } from './description.js';
import type { LoadedContent } from './loaded-content.js';
import { describeRuleTerm } from './rule-terms.js';

type Figures = Description['figures'];

/**
 * Describes any component: card, monster (kind or token), place, investigator, table card, gate, Ancient One. Also
 * describes the terms and symbols of the rules on the table of a game.
 */
export function describe(loaded: LoadedContent, id: string, game: GameId = 'arkham'): Description | undefined {
  const { content } = loaded;
  const card = content.cards.get(id);
  if (card) return describeCard(loaded, card, game);
  const monster = content.monsters.get(id) ?? content.tokens.get(id);
  if (monster) return describeMonster(loaded, monster, game);
  const investigator = content.investigators.get(id);
  if (investigator) return describeInvestigator(loaded, investigator, game);
  const mythos = content.mythos.get(id);
  if (mythos) return describeMythos(loaded, mythos, game);
  const onTable = content.tableCards.get(id);
  if (onTable) return describeTableCard(loaded, onTable, game);
  const gate = content.gateMarkers.get(id);
  if (gate) return describeGate(loaded, gate, game);
  return describeAncientOne(loaded, id, game) ?? describePlace(loaded, id, game) ?? describeRuleTerm(loaded, id, game);
}

/** Returns the name of a component or place; unknown ids are returned unchanged. */
export function nameOf({ words }: LoadedContent, id: string): string {
  const name = words.name('component', id);
  return name === id ? capitalize(words.name('place', id)) : name;
}

function describeCard({ words, wordsFor }: LoadedContent, card: CardDef, game: GameId): Description {
  const figures: [string, string][] = [];
  if (card.price !== undefined) figures.push([t('ui.figure.price'), words.say('amount.money', { n: card.price })]);
  if (card.weapon) figures.push([t('ui.figure.hands'), String(card.weapon.hands)]);
  const kind = card.type === undefined || card.type === 'other' ? '' : ` · ${t(`shared.type.${card.type}`)}`;
  return {
    kind: `${capitalize(words.say(`deck.${card.deck}`))}${kind}`,
    name: words.name('card', card.id),
    figures,
    lines: cardText(wordsFor(game), card),
  };
}

function describeMonster(loaded: LoadedContent, monster: MonsterDef, game: GameId): Description {
  const { words, wordsFor } = loaded;
  const lines = monsterKeywords(wordsFor(game), monster).map(({ name, help }) => `${name}: ${help}`);
  const moves = game === 'haunt' ? t(`ui.moves.${monster.movement}`) : words.say(`movement.${monster.movement}.help`);
  return {
    kind: t('shared.kind.monster', {
      movement: words.say(`movement.${monster.movement}`),
      symbol: words.say(`symbol.${monster.symbol}`),
    }),
    name: words.name('monster', monster.id),
    figures: monsterFigures(loaded, monster),
    lines: [...lines, ...monsterText(wordsFor(game), monster), moves],
  };
}

/** A monster's printed figures. `toughness`: the one in force, if it is known. */
export function monsterFigures(
  { words }: LoadedContent,
  { awareness, horror, combat, toughness: printed }: MonsterDef,
  toughness = printed,
): Figures {
  const figures: [string, string][] = [[t('ui.figure.awareness'), words.signed(awareness)]];
  if (horror)
    figures.push(
      [t('ui.figure.horror'), words.signed(horror.rating)],
      [t('ui.figure.sanity'), lossText(horror.damage)],
    );
  if (combat)
    figures.push([t('ui.rail.combat'), words.signed(combat.rating)], [t('ui.figure.stamina'), lossText(combat.damage)]);
  figures.push([t('ui.figure.toughness'), String(toughness)]);
  return figures;
}

const lossText = (damage: number): string => (damage === 0 ? '0' : `−${damage}`);

/** Changes to a kind of monster by the Ancient One, which are not in the printed figures. */
export function ancientOneChanges(
  { content, words }: LoadedContent,
  monster: MonsterDef,
  ancientOne: string,
): string[] {
  const def = content.ancientOnes.get(ancientOne);
  const changes = def?.modifiers.filter(
    (modifier) =>
      modifier.mod === 'monster' &&
      (modifier.monsters.kinds === undefined || modifier.monsters.kinds.includes(monster.id)) &&
      (modifier.monsters.ability === undefined || monster.abilities.includes(modifier.monsters.ability)) &&
      (modifier.monsters.movement === undefined || modifier.monsters.movement === monster.movement),
  );
  return modifierText(words, changes ?? []);
}

function describeInvestigator(loaded: LoadedContent, sheet: InvestigatorDef, game: GameId): Description {
  const { words, wordsFor } = loaded;
  return {
    kind: words.name('occupation', sheet.id),
    name: words.name('investigator', sheet.id),
    figures: [
      [t('ui.figure.sanity'), String(sheet.sanity)],
      [t('ui.figure.stamina'), String(sheet.stamina)],
      [t('ui.figure.focus'), String(sheet.focus)],
      [t('ui.figure.home'), words.name('place', sheet.home)],
    ],
    lines: [
      `${words.name('used', sheet.id)}: ${investigatorText(wordsFor(game), sheet).join(' ')}`,
      t('shared.figure.begins', { what: possessionsText(loaded, sheet) }),
    ],
  };
}

/** The type of a Mythos card in words, and what type of environment it is. */
export function mythosKindText({ type, subtype }: MythosDef): string {
  const kind = t(`shared.mythos.${type}`);
  return capitalize(subtype === undefined ? kind : `${kind} · ${t(`shared.mythos.${subtype}`)}`);
}

/** Returns the starting possessions of an investigator as text. */
function possessionsText({ words }: LoadedContent, { fixed, random }: InvestigatorDef): string {
  const parts: string[] = [];
  if (fixed.money > 0) parts.push(words.say('amount.money', { n: fixed.money }));
  if (fixed.clues > 0) parts.push(words.say('amount.clue', { n: fixed.clues }));
  for (const card of fixed.cards) parts.push(words.name('card', card));
  for (const [deck, n = 0] of Object.entries(random)) {
    parts.push(`${n} ${words.say(`card.${deck}`, { n, after: 'none' })}`);
  }
  return words.list(parts);
}

function describeMythos({ words, wordsFor }: LoadedContent, card: MythosDef, game: GameId): Description {
  const figures: [string, string][] = [];
  const places = (ids: readonly string[]) => ids.map((id) => words.name('place', id)).join(', ');
  const symbols = (ids: readonly string[]) => ids.map((id) => words.say(`symbol.${id}`)).join(', ');
  if (card.gate !== undefined) figures.push([t('ui.kind.gate'), places([card.gate])]);
  if (card.clues.length > 0) figures.push([t('ui.figure.clue'), places(card.clues)]);
  if (card.activity !== undefined) figures.push([t('ui.figure.activity'), places([card.activity])]);
  if (card.white.length > 0) figures.push([t('ui.figure.white'), symbols(card.white)]);
  if (card.black.length > 0) figures.push([t('ui.figure.black'), symbols(card.black)]);
  return {
    kind: mythosKindText(card),
    name: words.name('mythos', card.id),
    figures,
    lines: mythosText(wordsFor(game), card),
  };
}

/** Kind of a shared card on the table, by the message `kind.<id>` of its box, else its id. */
export function tableCardKindText({ words }: LoadedContent, { kind }: TableCardDef): string {
  const key = `kind.${kind}`;
  return capitalize(words.has(key) ? words.say(key) : kind);
}

function describeTableCard(loaded: LoadedContent, card: TableCardDef, game: GameId): Description {
  const lines = tableCardText(loaded.wordsFor(game), card);
  const kind = [tableCardKindText(loaded, card), card.title && loaded.words.name('printed', card.title)];
  return {
    kind: kind.filter((one) => one !== undefined).join(' · '),
    name: loaded.words.name('mythos', card.id),
    figures: [],
    lines,
  };
}

function describeGate({ words }: LoadedContent, marker: GateMarkerDef, game: GameId): Description {
  const { world, symbol, modifier } = marker;
  return {
    kind: t('ui.kind.gate'),
    name: words.name('world', world),
    figures: [
      [t('ui.figure.modifier'), words.signed(modifier)],
      [t('ui.figure.symbol'), words.say(`symbol.${symbol}`)],
    ],
    lines: [t('ui.gate.shut', { game }), ...unpublishedText(words, marker)],
  };
}

function describeAncientOne({ content, wordsFor }: LoadedContent, id: string, game: GameId): Description | undefined {
  const ancient = content.ancientOnes.get(id);
  if (ancient) {
    const w = wordsFor(game);
    const { combatRating, worshippers, power, startOfBattle, attack } = ancientOneText(w, ancient);
    const defenses = ancient.defenses.map((ability) => keywordOf(w, ability)).map((it) => `${it.name}: ${it.help}`);
    return {
      kind: t('shared.kind.ancient-one'),
      name: w.name('ancientOne', id),
      figures: [
        [t('ui.rail.combat'), combatRating],
        [t('ui.table.doom'), String(ancient.doom)],
      ],
      lines: [
        ...worshippers,
        `${w.name('printed', ancient.powerName)}: ${power.join(' ')}`,
        ...defenses,
        ...startOfBattle.map((line) => t('shared.figure.start-of-battle', { line })),
        ...attack.map((line) => t('shared.figure.attack', { line })),
      ],
    };
  }
  return undefined;
}
