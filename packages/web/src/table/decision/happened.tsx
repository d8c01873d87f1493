import { useMemo } from 'react';
import { Stills } from '../../motion/moments/stills.js';
import { lineByLine, useSettings } from '../../motion/settings.js';
import { useTable } from '../context.js';
import { RollAmongNews } from './dice-on-sheet.js';
import { lastRoll } from './roll.js';

/**
 * Above the news: what happened in pictures, and the last roll as its dice lie. `rolling`: the question is about that
 * roll and shows it itself.
 */
export default function Happened({ rolling }: { rolling: boolean }) {
  const { snapshot } = useTable();
  const { lines, news, since } = snapshot;
  const { pace } = useSettings();
  const roll = useMemo(() => {
    const last = rolling ? undefined : lastRoll(lines, since);
    return last && news.some(({ id }) => last.lines.has(id)) ? last : undefined;
  }, [rolling, lines, news, since]);
  const pictured = pace !== 'at-once' && !lineByLine(pace);
  return (
    <>
      {pictured && <Stills />}
      {roll?.check && <RollAmongNews roll={roll} />}
    </>
  );
}
