import type { EntryRow, TalkRow } from '../storage/rows.js';

/** An item of the timeline, in order: a current entry, a comment, or a note outside the course of the game. */
export type TimelineItem =
  | { readonly what: 'entry'; readonly entry: EntryRow }
  | { readonly what: 'chat'; readonly comment: TalkRow }
  | { readonly what: 'note'; readonly entry: EntryRow };

/**
 * Returns the current entries and the comments among them. Undone entries are omitted with their narration. Narration
 * of an answer comes before its results, later comments after them.
 */
export function buildTimeline(entries: readonly EntryRow[], comments: readonly TalkRow[]): readonly TimelineItem[] {
  let items: TimelineItem[] = [];
  const after = new Map<number, TalkRow[]>();
  for (const comment of comments) after.set(comment.number, [...(after.get(comment.number) ?? []), comment]);
  const first = entries[0]?.number ?? 0;
  // Comments before the first entry go first.
  for (const comment of comments) if (comment.number < first) items.push({ what: 'chat', comment });
  for (const entry of entries) {
    const { body } = entry;
    const attached = after.get(entry.number) ?? [];
    const narration = attached.filter(({ at, kind }) => kind === 'narration' && at <= entry.at);
    const later = attached.filter((comment) => !narration.includes(comment));
    if (body.kind === 'undo') {
      const undone = items.filter((item) => isUndoneBy(item, entry.answers));
      const numbers = new Set(undone.flatMap((item) => (item.what === 'entry' ? [item.entry.number] : [])));
      // Comments beside the table are never undone.
      const isUndone = (item: TimelineItem) =>
        item.what === 'chat' && item.comment.kind === 'narration' && numbers.has(item.comment.number);
      items = items.filter((item) => !isUndoneBy(item, entry.answers) && !isUndone(item));
    }
    for (const item of narration) items.push({ what: 'chat', comment: item });
    items.push({ what: body.kind === 'answer' || body.kind === 'began' ? 'entry' : 'note', entry });
    for (const item of later) items.push({ what: 'chat', comment: item });
  }
  return items;
}

/** True if the item belongs to an answer undone by a return to `answers` answers. */
function isUndoneBy(item: TimelineItem, answers: number): boolean {
  return item.what === 'entry' && item.entry.body.kind === 'answer' && item.entry.answers > answers;
}
