import type { MonsterDef } from '@vigil/rules';
import { toughnessIn } from '@vigil/table';
import { Atmosphere } from '../../atmosphere/atmosphere.js';
import { capitalize } from '../../text/capitalize.js';
import { ancientOneChanges, describe, monsterFigures, nameOf } from '../../text/describe.js';
import { useLoadedContent } from '../../text/use-content.js';
import { FigureList } from '../../ui/figure-list.js';
import { useTable } from '../context.js';

/** A monster in words: name, place, kind and figures; then atmosphere, abilities, and changes by the Ancient One. */
export function MonsterDetails({ token, kind }: { token: string; kind: MonsterDef }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { snapshot, decision } = useTable();
  const { ancientOne, monsters } = snapshot.view;
  const description = describe(loaded, token, snapshot.game);
  if (!description) return null;
  const at = monsters.find((monster) => monster.token === token)?.at;
  const figures = monsterFigures(loaded, kind, decision && toughnessIn(decision, token));
  return (
    <>
      <div className="foe-head">
        <h3 aria-level={2}>
          {capitalize(words.name('monster', kind.id))} {at !== undefined && <small>{words.name('place', at)}</small>}
        </h3>
        <p className="small">{description.kind}</p>
        <FigureList figures={figures} className={`figures of-${figures.length}`} />
      </div>
      <div className="foe-text">
        <Atmosphere of={kind.id} />
        {description.lines.slice(0, -1).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {ancientOneChanges(loaded, kind, ancientOne).map((line) => (
          <p key={line} className="change">
            {nameOf(loaded, ancientOne)}: {line}
          </p>
        ))}
      </div>
    </>
  );
}
