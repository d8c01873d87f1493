import type { EntryRow, TalkRow } from '../storage/rows.js';

/** What is told, in its order: an entry that still stands, something said, or what is out of the game's course. */
export type TimelineItem =
  | { readonly what: 'entry'; readonly entry: EntryRow }
  | { readonly what: 'said'; readonly said: TalkRow }
  | { readonly what: 'note'; readonly entry: EntryRow };

/**
 * What still stands of some entries, with what was said among them. What was taken back is gone, with what was narrated of
 * it. What was narrated with an answer comes before what came of it, what was said later after it.
 */
export function buildTimeline(entries: readonly EntryRow[], comments: readonly TalkRow[]): readonly TimelineItem[] {
  let told: TimelineItem[] = [];
  const after = new Map<number, TalkRow[]>();
  for (const one of comments) after.set(one.number, [...(after.get(one.number) ?? []), one]);
  const first = entries[0]?.number ?? 0;
  // What was said before the first of them stands at the head.
  for (const one of comments) if (one.number < first) told.push({ what: 'said', said: one });
  for (const entry of entries) {
    const { body } = entry;
    const words = after.get(entry.number) ?? [];
    const with_ = words.filter(({ at, kind }) => kind === 'narration' && at <= entry.at);
    const later = words.filter((one) => !with_.includes(one));
    if (body.kind === 'undo') {
      const gone = told.filter((one) => isUndoneBy(one, entry.answers));
      const numbers = new Set(gone.flatMap((one) => (one.what === 'entry' ? [one.entry.number] : [])));
      // What was said beside the table stays said.
      const isUndone = (one: TimelineItem) =>
        one.what === 'said' && one.said.kind === 'narration' && numbers.has(one.said.number);
      told = told.filter((one) => !isUndoneBy(one, entry.answers) && !isUndone(one));
    }
    for (const one of with_) told.push({ what: 'said', said: one });
    told.push({ what: body.kind === 'answer' || body.kind === 'began' ? 'entry' : 'note', entry });
    for (const one of later) told.push({ what: 'said', said: one });
  }
  return told;
}

/** Whether it is of an answer that no longer stands after so many. */
function isUndoneBy(one: TimelineItem, answers: number): boolean {
  return one.what === 'entry' && one.entry.body.kind === 'answer' && one.entry.answers > answers;
}
