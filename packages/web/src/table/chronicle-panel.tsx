import { useEffect, useRef } from 'react';
import { type Line, lineText } from '../game/chronicle.js';
import { useTable } from './context.js';
import { LineParts } from './dice.js';

/** The log: what has happened, in words, the newest below. */
export function ChroniclePanel() {
  const { snapshot } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const lines = readable(snapshot.lines);

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
        {lines.map((line) => (
          <ChronicleLine key={line.id} line={line} isNew={line.at === snapshot.answers} />
        ))}
      </ol>
    </section>
  );
}

function ChronicleLine({ line, isNew }: { line: Line; isNew: boolean }) {
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
}

/** Without the headings of phases in which nothing happened. */
function readable(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line, i) => line.kind !== 'phase' || lines[i + 1]?.kind !== 'phase');
}
