import { BOXES } from '@vigil/content';
import { didYouMean } from '@vigil/rules';
import { type Command, Option } from 'commander';
import { componentsOf, type Kind, kindsOf, type ListedComponent } from '../components.js';
import { GAME_IDS, gameAt } from '../games/index.js';
import { columns, print, printJson } from '../output.js';
import { boxChoiceOf, boxesOf, packFileOption } from '../packs.js';
import { englishWords } from '../terminal/language.js';
import { UserError } from '../user-error.js';

/** `vigil cards --pack base [--game arkham|haunt] [--kind K] [--json]` */
export function cardsCommand(program: Command): void {
  program
    .command('cards')
    .description(
      'Lists every component of a pack: its figures, the text generated from its data, and its named handler where ' +
        'the effect language alone cannot express its effect.',
    )
    .addOption(new Option('--pack <id>', 'the pack').default('base'))
    .addOption(new Option('--game <id>', 'as this game uses them').choices(GAME_IDS).default('arkham'))
    .addOption(new Option('--kind <kind>', 'only components of this kind, or cards of this deck'))
    .addOption(packFileOption())
    .option('--json', 'print JSON: an array of {id, kind, name, count, text, figures, handler?}')
    .action(async (options: { game: string; pack: string; packFile: string[]; kind?: Kind; json?: true }) => {
      if (GAME_IDS.includes(options.pack) && !isPack(options.pack)) {
        throw new UserError(`"${options.pack}" is a game, not a pack: write --game ${options.pack}.`);
      }
      const { packFiles = [] } = await boxChoiceOf({ packs: [options.pack], packFile: options.packFile });
      const isFile = packFiles.some(({ id }) => id === options.pack);
      const boxes = await boxesOf({ packFiles, ...(!isFile && { packs: [options.pack] }) });
      const game = gameAt(options.game, boxes);
      const only = boxes.find(({ pack }) => pack.id === options.pack)?.pack;
      const kinds = kindsOf(game.pack(only));
      if (options.kind !== undefined && !kinds.includes(options.kind)) {
        throw new UserError(
          `There is no kind "${options.kind}"${didYouMean(options.kind, kinds)}; there are: ${kinds.join(', ')}.`,
        );
      }
      const all = componentsOf(game, englishWords(game.content, game.id), only);
      const chosen = options.kind ? all.filter(({ kind }) => kind === options.kind) : all;
      if (options.json) printJson(chosen);
      else for (const line of formatList(chosen, kinds)) print(line);
    });
}

function isPack(id: string): boolean {
  return BOXES.entries.some((box) => box.id === id);
}

function formatList(chosen: readonly ListedComponent[], all: readonly Kind[]): string[] {
  const lines: string[] = [];
  for (const kind of all) {
    const some = chosen.filter((item) => item.kind === kind);
    if (some.length === 0) continue;
    const pieces = some.reduce((sum, { count }) => sum + count, 0);
    lines.push(
      `${kind}: ${some.length}${pieces === some.length ? '' : ` (${pieces} pieces)`}`,
      '',
      ...some.flatMap(formatEntry),
    );
  }
  const kinds = all.map((kind): [string, string] => [kind, String(chosen.filter((item) => item.kind === kind).length)]);
  const withHandler = chosen.filter(({ handler }) => handler !== undefined);
  const handlers = new Set(withHandler.flatMap(({ handler }) => handler?.split(', ') ?? []));
  return [
    ...lines,
    ...columns(kinds.filter(([, n]) => n !== '0')),
    `${chosen.length} components, ${withHandler.length} of them need a handler; ${handlers.size} handlers`,
  ];
}

function formatEntry({ id, name, count, text, figures, handler }: ListedComponent): string[] {
  const copies = count === 1 ? '' : ` ×${count}`;
  const shown = Object.entries(figures).map(([key, value]) => `${key} ${brief(value)}`);
  return [
    `  ${name}${copies}  [${id}]${handler ? `  handler: ${handler}` : ''}`,
    ...(shown.length > 0 ? [`    ${shown.join(', ')}`] : []),
    ...(text === '' ? [] : text.split('\n').map((line) => `    ${line}`)),
    '',
  ];
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(brief).join('/');
  if (typeof value === 'object' && value !== null) {
    return `(${Object.entries(value)
      .map(([key, inner]) => `${key} ${brief(inner)}`)
      .join(', ')})`;
  }
  return String(value);
}
