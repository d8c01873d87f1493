import type { EntryRow, TalkRow } from '../storage/rows.js';
import type { ChronicleLanguage } from './chronicle-language.js';
import { StoryWriter } from './story-writer.js';
import { buildTimeline } from './timeline.js';

/** Creates the story of some entries. */
export function createStory(
  reader: ChronicleLanguage,
  entries: readonly EntryRow[],
  comments: readonly TalkRow[],
): StoryWriter {
  // Positions are known only if the story starts at the first entry.
  const story = new StoryWriter(reader, entries[0]?.body.kind === 'began');
  for (const one of buildTimeline(entries, comments)) {
    if (one.what === 'said') story.addComment(one.said);
    else if (one.what === 'note') story.addNote(one.entry);
    else story.addEntry(one.entry);
  }
  story.finish();
  return story;
}
