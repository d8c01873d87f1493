import type { EntryRow, TalkRow } from '../storage/rows.js';
import type { Reader } from './reader.js';
import { standing } from './standing.js';
import { Story } from './story.js';

/** The story of some entries. */
export function storyOf(reader: Reader, entries: readonly EntryRow[], said: readonly TalkRow[]): Story {
  // Where everybody is, is known only to who has heard all of it.
  const story = new Story(reader, entries[0]?.body.kind === 'began');
  for (const one of standing(entries, said)) {
    if (one.what === 'said') story.say(one.said);
    else if (one.what === 'note') story.note(one.entry);
    else story.tell(one.entry);
  }
  story.end();
  return story;
}
