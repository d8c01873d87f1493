import { useMemo } from 'react';
import { StillPictures } from '../../motion/moments/still-pictures.js';
import { isLineByLine, useSettings } from '../../motion/settings.js';
import { useTable } from '../context.js';
import { findLastRoll } from './roll.js';
import { NewsRoll } from './roll-display.js';

/**
 * Above the news: still pictures of events, and the last roll. `rolling`: the question is about that roll and shows it
 * itself.
 */
export default function NewsPictures({ rolling }: { rolling: boolean }) {
  const { snapshot } = useTable();
  const { lines, news, since } = snapshot;
  const { pace } = useSettings();
  const roll = useMemo(() => {
    const last = rolling ? undefined : findLastRoll(lines, since);
    return last && news.some(({ id }) => last.lines.has(id)) ? last : undefined;
  }, [rolling, lines, news, since]);
  const pictured = pace !== 'at-once' && !isLineByLine(pace);
  return (
    <>
      {pictured && <StillPictures />}
      {roll?.check && <NewsRoll roll={roll} />}
    </>
  );
}
