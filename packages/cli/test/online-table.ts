import { loadBoxes } from '@vigil/content';
import { Play, seedHashOf } from '@vigil/engine';
import {
  boxesOfSave,
  type ExportedEntry,
  type ExportedTable,
  exportTable,
  gameOfSave,
  Host,
  openGame,
  type SavedGame,
} from '@vigil/table';

/** Exports a save as an online table, with a minute for each answer. */
export async function exportOnlineTable(saved: SavedGame): Promise<{ exported: ExportedTable; seedHash: string }> {
  const opened = await openGame(gameOfSave(saved), await loadBoxes(boxesOfSave(saved)));
  const { events, outcome } = Host.resume(opened, saved).update();
  const seedHash = seedHashOf(saved.origin.seed);
  const play = Play.start(opened.definition, Reflect.get(saved.origin, 'setup'), saved.origin.seed);
  const owners = saved.answers.map(([decision, option]) => {
    const owner = play.decisions.find(({ id }) => id === String(decision))?.by[0] ?? 0;
    play.answer(String(decision), option);
    return owner;
  });
  const entries = [undefined, ...saved.answers].map((answer, i): ExportedEntry => {
    const [decision, option] = answer ?? [0, ''];
    return {
      number: i + 1,
      at: 60_000 * i,
      ...(answer && { seat: owners[i - 1] ?? 0 }),
      body: answer ? { kind: 'answer', decision: String(decision), option, by: 'seat' } : { kind: 'began' },
      answers: i,
      events: events.flatMap(({ event, at }) => (at === i ? [event] : [])),
    };
  });
  const online = { table: 'abc', name: 'Tuesdays', seedHash, seats: [{ seat: 0, name: 'Ada' }], entries, outcome };
  return { exported: exportTable(saved, online), seedHash };
}
