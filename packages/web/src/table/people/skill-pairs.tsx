import { figuresOf, SKILL_PAIRS, type TableView } from '@vigil/table';
import type { ReactNode, Ref } from 'react';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { Notion } from '../pointing/notion.js';

/** One of the four printed values of a skill. `pair` and `stop` are its position, `side` the skill of the pair. */
export interface PrintedValue {
  readonly value: number;
  readonly pair: number;
  readonly side: number;
  readonly stop: number;
}

interface Props {
  readonly view: TableView;
  readonly who: TableView['investigators'][number];
  readonly focus: number;
  readonly className?: string;
  readonly containerRef?: Ref<HTMLDivElement>;
  /** Renders a value as a cell of its row, with a key. */
  readonly renderCell: (printed: PrintedValue) => ReactNode;
}

/** The three pairs of skills as printed, with bonuses of cards; each game marks the values in its own way. */
export function SkillPairs({ view, who, focus, className = 'skills', containerRef, renderCell }: Props) {
  const { content, words } = useLoadedContent();
  const printed = content.investigators.get(who.id)?.sliders;
  if (!printed) return null;
  return (
    <div className={className} ref={containerRef}>
      <p className="focus">
        <Notion id="focus">{t('ui.sheet.focus', { n: focus })}</Notion>
      </p>
      {SKILL_PAIRS.map(({ pair, skills }, p) => (
        <table key={pair} className="slider">
          <tbody>
            {skills.map((skill, side) => {
              const bonus = figuresOf(view, who).skills[skill];
              return (
                <tr key={skill}>
                  <th scope="row">
                    <Notion id={`skill:${skill}`}>{words.say(`skill.${skill}`)}</Notion>
                    {bonus !== 0 && <small>{words.signed(bonus)}</small>}
                  </th>
                  {printed[pair].map((values, stop) => renderCell({ value: values[side] ?? 0, pair: p, side, stop }))}
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}
