import { CameoMark } from '../../board/tokens.js';

/** The small portrait of an investigator, as on the token: an arch, on a foot. */
export function Cameo({ id }: { id: string }) {
  return (
    <svg className="cameo-mark" viewBox="-13.5 -15.5 27 30" aria-hidden="true">
      <CameoMark id={id} />
    </svg>
  );
}
