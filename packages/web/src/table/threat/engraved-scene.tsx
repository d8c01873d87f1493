import type { MonsterDef } from '@vigil/rules';
import { AncientOnePicture } from '../../art/ancient-ones.js';
import '../../art/engraved.js';
import { artOf } from '../../art/registry.js';
import { MonsterTokenFace } from '../../board/tokens.js';
import { MonsterPlate } from './plate.js';
import './scene.css';

/**
 * A monster in an encounter: a dark picture with one light. Its token in the corner shows its movement and its
 * dimension symbol.
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

/** An Ancient One on the stage: its large picture, or its small one enlarged. */
export function StageScene({ id }: { id: string }) {
  const picture = artOf('stages', id);
  if (picture === undefined) return <AncientOnePicture id={id} />;
  return <img className="stage-scene" src={picture} alt="" width={1000} height={520} />;
}
