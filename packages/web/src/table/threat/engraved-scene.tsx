import type { MonsterDef } from '@vigil/rules';
import { AncientOnePicture } from '../../art/ancient-ones.js';
import '../../art/engraved.js';
import { artOf } from '../../art/registry.js';
import { MonsterTokenFace } from '../../board/tokens.js';
import { MonsterPlate } from './plate.js';
import './scene.css';

/**
 * A monster as it is met: a night in which one light has found it. Its token stands in the corner, for how it moves and
 * which gate draws it.
 */
export function EngravedScene({ kind, at }: { kind: MonsterDef; at: string | undefined }) {
  const picture = artOf('plates', kind.id);
  if (picture === undefined) return <MonsterPlate kind={kind} at={at} />;
  return (
    <div className="scene" aria-hidden="true">
      <img key={picture} src={picture} alt="" width={640} height={360} />
      <svg className="token" viewBox="-15 -15 30 30" aria-hidden="true">
        <g className="monster">
          <MonsterTokenFace kind={kind} />
        </g>
      </svg>
    </div>
  );
}

/** An Ancient One on the stage: the picture made for it, or its small one made large. */
export function StageScene({ id }: { id: string }) {
  const picture = artOf('stages', id);
  if (picture === undefined) return <AncientOnePicture id={id} />;
  return <img className="stage-scene" src={picture} alt="" width={1000} height={520} />;
}
