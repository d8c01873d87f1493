import { memo, useEffect, useRef, useState } from 'react';
import { type Line, lineText } from '../game/chronicle.js';
import { useTable } from './context.js';
import { LineParts } from './dice.js';

/** So many lines are shown at once: a long game has thousands. */
const LATELY = 250;

/** The log: what has happened, in words, the newest below. */
export function ChroniclePanel() {
  const { snapshot } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const [all, setAll] = useState(false);
  const readable = withoutEmptyPhases(snapshot.lines);
  const lines = all ? readable : readable.slice(-LATELY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines move it
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [snapshot]);

  return (
    <section className="chronicle" aria-label="Chronicle">
      <h2>Chronicle</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <ol ref={list} tabIndex={0}>
        {lines.length < readable.length && (
          <li>
            <button type="button" onClick={() => setAll(true)}>
              Show all {readable.length} entries
            </button>
          </li>
        )}
        {lines.map((line) => (
          <ChronicleLine key={line.id} line={line} isNew={line.at === snapshot.answers} />
        ))}
      </ol>
    </section>
  );
}

const ChronicleLine = memo(function ChronicleLine({ line, isNew }: { line: Line; isNew: boolean }) {
  if (line.kind === 'phase') {
    return (
      <li className="heading">
        <h3>{lineText(line)}</h3>
      </li>
    );
  }
  return (
    <li className={isNew ? 'new' : ''}>
      <LineParts parts={line.parts} />
      {line.details.map((detail) => (
        <p key={detail} className="said">
          {detail}
        </p>
      ))}
    </li>
  );
});

/** Without the headings of phases in which nothing happened. */
function withoutEmptyPhases(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line, i) => line.kind !== 'phase' || lines[i + 1]?.kind !== 'phase');
}
