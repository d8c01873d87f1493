import type { EntryRow, SeatRow, TalkRow } from '../storage/rows.js';
import type { ChronicleLanguage } from './chronicle-language.js';
import { StoryWriter } from './story-writer.js';
import { buildTimeline } from './timeline.js';

/** Creates the story of some entries. */
export function createStory(
  reader: ChronicleLanguage,
  entries: readonly EntryRow[],
  comments: readonly TalkRow[],
  seats: readonly Pick<SeatRow, 'seat' | 'name'>[] = [],
): StoryWriter {
  const players: (string | undefined)[] = [];
  for (const { seat, name } of seats) players[seat] = name;
  // Positions are known only if the story starts at the first entry.
  const story = new StoryWriter(reader, entries[0]?.body.kind === 'began', players);
  for (const item of buildTimeline(entries, comments)) {
    if (item.what === 'chat') story.addComment(item.comment);
    else if (item.what === 'note') story.addNote(item.entry);
    else story.addEntry(item.entry);
  }
  story.finish();
  return story;
}
