import { BASE } from '@vigil/content';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import type { Language } from '@vigil/rules';
import { type GameUpdate, Host, type OpenedGame } from '@vigil/table';
import { gameAt, type TerminalGame } from '../src/games/index.js';
import { requireLocalUpdate } from '../src/terminal/host.js';
import { createWords } from '../src/terminal/language.js';
import { Screen } from '../src/terminal/screen.js';
import { type TerminalOptions, TerminalTable } from '../src/terminal/table.js';

/** Options of a test table. Without rows and columns it behaves as if piped. */
export interface TestTableOptions extends Partial<TerminalOptions> {
  readonly game?: string;
  readonly language?: Language;
  readonly investigators?: readonly string[];
  readonly ancientOne?: string;
  readonly seed?: string;
  /** A position as a scenario, instead of a new game. */
  readonly position?: string;
  readonly rows?: number;
  readonly columns?: number;
}

/** A table of a test, with its input and output. */
export interface TestTable {
  readonly table: TerminalTable;
  readonly game: TerminalGame;
  /** Types a line and returns the output. */
  type(line: string): string;
  readonly now: GameUpdate;
}

/** Returns the game in the form that its host needs. */
function toOpenedGame({ id, content, definition, previewMonsters }: TerminalGame): OpenedGame {
  return {
    game: id,
    content,
    definition: definition as unknown as OpenedGame['definition'],
    previewMonsters,
  };
}

/** Returns the state of a position written as a scenario. */
function stateOf(yaml: string): unknown {
  const { document, problems } = parseScenarios(`name: x\n${yaml}`, 'here')[0] ?? { problems: ['empty'] };
  if (!document) throw new Error(problems.join('\n'));
  return gameOf(document).setUp(document, [{ pack: BASE }]).state;
}

/** Opens a table with a new game, or with a position. */
export async function openTestTable(tableOptions: TestTableOptions = {}): Promise<TestTable> {
  const { game: id = 'arkham', language = 'en', investigators = ['joe-diamond', 'kate-winthrop'] } = tableOptions;
  const { ancientOne = 'hastur', seed = 'T', rows, columns } = tableOptions;
  const game = gameAt(id, [{ pack: BASE }]);
  let written = '';
  const out = {
    isTTY: rows !== undefined,
    ...(rows !== undefined && { rows }),
    ...(columns !== undefined && { columns }),
    write: (text: string) => {
      written += text;
    },
  };
  const options = { answerForced: false, withViews: false, alone: true, together: false, ...tableOptions };
  const { position } = tableOptions;
  const host =
    position === undefined
      ? Host.start(toOpenedGame(game), { investigators, ancientOne }, seed)
      : Host.from(toOpenedGame(game), stateOf(position), seed);
  const table = new TerminalTable(
    host,
    game,
    await createWords(language, game),
    new Screen(out, { NO_COLOR: '1' }),
    options,
  );
  return {
    table,
    game,
    type(line) {
      written = '';
      table.handleLine(line);
      return written;
    },
    get now() {
      return requireLocalUpdate(table.update);
    },
  };
}

/** Gives answers from a fixed pseudorandom generator, until the condition holds or at most `answers` of them. */
export function playOn(at: TestTable, answers: number, isReached: (now: GameUpdate) => boolean = () => false): void {
  let chance = 7;
  for (let i = 0; i < answers && !at.now.outcome && !isReached(at.now); i++) {
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const [decision] = at.now.decisions;
    if (!decision) return;
    const option = decision.options[(chance >> 8) % decision.options.length];
    at.type(`${decision.id}/${option?.id}`);
  }
}
