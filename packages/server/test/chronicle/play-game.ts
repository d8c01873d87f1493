import { RandomSource } from '@vigil/bots';
import { loadBoxes } from '@vigil/content';
import { type GameId, type GameUpdate, Host, type OpenedGame, openGame } from '@vigil/table';
import type { ChronicleSource } from '../../src/chronicle/index.js';
import type { EntryRow, TalkRow } from '../../src/storage/rows.js';

/** A played game as the database stores it. */
export interface PlayedGame extends ChronicleSource {
  readonly opened: OpenedGame;
  readonly update: GameUpdate;
}

export const MARCH = Date.UTC(2026, 2, 14, 19);
const HOUR = 3_600_000;

export const ARKHAM_SETUP = {
  investigators: ['leo-anderson', 'sister-mary', 'amanda-sharpe'],
  ancientOne: 'hastur',
  packs: ['base', 'dunwich'],
};
export const HAUNT_SETUP = { investigators: ['bob-jenkins', 'harvey-walters'], ancientOne: 'cthulhu', packs: ['base'] };

/**
 * Plays a game with random answers until a turn begins or a number of answers is given.
 *
 * @param narrated texts by the numbers of the answers that they go with
 */
export async function playGame(
  game: GameId,
  setup: { readonly packs: readonly string[] },
  seed: string,
  until: { readonly turn?: number; readonly answers?: number },
  narrated: Readonly<Record<number, string>> = {},
): Promise<PlayedGame> {
  const opened = await openGame(game, await loadBoxes(setup.packs));
  const host = Host.start(opened, setup, seed);
  const chance = new RandomSource(`chronicle ${seed}`);
  let update = host.update();
  const entries: EntryRow[] = [];
  const comments: TalkRow[] = [];
  const addEntry = (body: EntryRow['body'], seat: number | undefined) => {
    const number = entries.length + 1;
    const at = MARCH + number * HOUR;
    const { events, answers } = update;
    entries.push({ table: 'tuesday', number, body, seat, key: undefined, at, answers, events });
    const text = narrated[number];
    if (text === undefined) return;
    const name = ['Anna', 'Ben', 'Cleo'][seat ?? 0] ?? 'Dora';
    const author = { role: 'seat', seat: seat ?? 0, name } as const;
    comments.push({ table: 'tuesday', n: comments.length + 1, kind: 'narration', ...author, text, number, at });
  };
  addEntry({ kind: 'began' }, undefined);
  const { turn = Number.POSITIVE_INFINITY, answers: maxAnswers = Number.POSITIVE_INFINITY } = until;
  while (update.outcome === undefined && update.answers < maxAnswers && turnIn(update) < turn) {
    const decision = update.decisions[chance.below(update.decisions.length)];
    const option = decision?.options[chance.below(decision.options.length)];
    if (!decision || !option) throw new Error(update.fault ?? 'there is no open decision');
    update = host.answer(decision.id, option.id);
    if (update.fault !== undefined) throw new Error(update.fault);
    addEntry({ kind: 'answer', decision: decision.id, option: option.id, by: 'seat' }, decision.by[0] ?? 0);
  }
  const status = update.outcome === undefined ? ('playing' as const) : ('ended' as const);
  return {
    opened,
    update,
    table: {
      name: 'The Tuesday Circle',
      game,
      setup,
      seedHash: 'ab'.repeat(32),
      seed,
      status,
      outcome: update.outcome,
    },
    seats: [
      { seat: 0, name: 'Anna' },
      { seat: 1, name: 'Ben' },
      { seat: 2, name: 'Cleo' },
    ],
    entries,
    comments,
  };
}

function turnIn({ view }: GameUpdate): number {
  return 'day' in view ? view.day : view.turn;
}
