import type { EntryRow, TalkRow } from '../storage/rows.js';

/** An item of the timeline, in order: a current entry, a comment, or a note outside the course of the game. */
export type TimelineItem =
  | { readonly what: 'entry'; readonly entry: EntryRow }
  | { readonly what: 'said'; readonly said: TalkRow }
  | { readonly what: 'note'; readonly entry: EntryRow };

/**
 * Returns the current entries and the comments among them. Undone entries are omitted with their narration. Narration
 * of an answer comes before its results, later comments after them.
 */
export function buildTimeline(entries: readonly EntryRow[], comments: readonly TalkRow[]): readonly TimelineItem[] {
  let items: TimelineItem[] = [];
  const after = new Map<number, TalkRow[]>();
  for (const one of comments) after.set(one.number, [...(after.get(one.number) ?? []), one]);
  const first = entries[0]?.number ?? 0;
  // Comments before the first entry go first.
  for (const one of comments) if (one.number < first) items.push({ what: 'said', said: one });
  for (const entry of entries) {
    const { body } = entry;
    const words = after.get(entry.number) ?? [];
    const with_ = words.filter(({ at, kind }) => kind === 'narration' && at <= entry.at);
    const later = words.filter((one) => !with_.includes(one));
    if (body.kind === 'undo') {
      const undone = items.filter((one) => isUndoneBy(one, entry.answers));
      const numbers = new Set(undone.flatMap((one) => (one.what === 'entry' ? [one.entry.number] : [])));
      // Comments beside the table are never undone.
      const isUndone = (one: TimelineItem) =>
        one.what === 'said' && one.said.kind === 'narration' && numbers.has(one.said.number);
      items = items.filter((one) => !isUndoneBy(one, entry.answers) && !isUndone(one));
    }
    for (const one of with_) items.push({ what: 'said', said: one });
    items.push({ what: body.kind === 'answer' || body.kind === 'began' ? 'entry' : 'note', entry });
    for (const one of later) items.push({ what: 'said', said: one });
  }
  return items;
}

/** True if the item belongs to an answer undone by a return to `answers` answers. */
function isUndoneBy(one: TimelineItem, answers: number): boolean {
  return one.what === 'entry' && one.entry.body.kind === 'answer' && one.entry.answers > answers;
}
