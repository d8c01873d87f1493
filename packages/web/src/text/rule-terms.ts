import type { DimensionSymbol, Skill } from '@vigil/rules';
import { type GameId, hasGateBursts } from '@vigil/table';
import type { InterfaceKey } from '../words/t.js';
import { t } from '../words/t.js';
import { capitalize } from './capitalize.js';
import type { Description } from './description.js';
import type { LoadedContent } from './loaded-content.js';

/** Words of the rules that are no components, by where their name comes from. */
const TERM_NAMES = {
  sanity: 'ui.figure.sanity',
  stamina: 'ui.figure.stamina',
  clue: 'ui.compare.clues',
  money: 'ui.compare.money',
  focus: 'ui.figure.focus',
  doom: 'ui.table.doom',
  terror: 'ui.table.terror',
  gates: 'ui.table.gates',
  monsters: 'ui.rail.monsters',
  seals: 'ui.arkham.seals',
  'to-win': 'ui.haunt.to-win',
  pile: 'ui.haunt.pile',
  signs: 'ui.haunt.signs',
} as const satisfies Readonly<Record<string, InterfaceKey>>;

type TermName = keyof typeof TERM_NAMES;

/** A rule term that is explained on the table. `outskirts` is a place as well. */
export type RuleTermId =
  | TermName
  | 'outskirts'
  | `skill:${Skill}`
  | `symbol:${DimensionSymbol}`
  | `slot:${'free' | 'allocated' | 'covered'}`
  | `sign:${'grey' | 'black'}`;

/** True if an id is a rule term. */
export function isRuleTerm(id: string): boolean {
  return id in TERM_NAMES || /^(skill|symbol|slot|sign):/.test(id);
}

/** At which levels of terror shops close: "3, 6 and 9" (A-TERROR-03 to A-TERROR-05). */
function shopClosingText({ content, words }: LoadedContent): string {
  const levels = [...content.locations.values()].flatMap(({ closesAtTerror }) => closesAtTerror ?? []);
  return words.list(levels.sort((level, other) => level - other).map(String));
}

/** Describes a rule term in a game. */
export function describeRuleTerm(loaded: LoadedContent, id: string, game: GameId): Description | undefined {
  const { words } = loaded;
  const word = id as TermName;
  if (word in TERM_NAMES)
    return createDescription(t(TERM_NAMES[word]), [
      t(`ui.notion.${word}`, {
        game,
        shops: shopClosingText(loaded),
        bursts: hasGateBursts(loaded.content) ? 'yes' : 'no',
      }),
    ]);
  const [kind, what] = id.split(':') as [string, string];
  switch (kind) {
    case 'skill':
      return createDescription(words.say(`skill.${what}`), [t(`ui.notion.skill.${what as Skill}`, { game })]);
    case 'symbol':
      return describeSymbol(loaded, what as DimensionSymbol, game);
    case 'slot':
      return createDescription(capitalize(t(`ui.haunt.slot.${what as 'free'}`)), [
        t(`ui.notion.slot.${what as 'free'}`),
      ]);
    case 'sign':
      return createDescription(t('ui.haunt.signs'), [t(`ui.haunt.sign.${what as 'grey'}`)]);
    default:
      return undefined;
  }
}

function createDescription(name: string, lines: readonly string[]): Description {
  return { kind: t('ui.notion.kind'), name, figures: [], lines };
}

/** A dimension symbol: which worlds bear it, and what shares it. */
function describeSymbol(loaded: LoadedContent, of: DimensionSymbol, game: GameId): Description {
  const { content, words } = loaded;
  const worlds = [...content.gateMarkers.values()].filter((gate) => gate.symbol === of).map(({ world }) => world);
  const names = [...new Set(worlds)].map((world) => words.name('world', world));
  return createDescription(capitalize(words.say(`symbol.${of}`)), [
    ...(names.length > 0 ? [t('ui.notion.symbol.worlds', { worlds: words.list(names) })] : []),
    t('ui.notion.symbol', { game }),
  ]);
}
