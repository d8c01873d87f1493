import { encode } from 'uqr';
import { t } from '../words.js';

/** A light edge, as readers need it. Modules. */
const QUIET_ZONE = 3;

/** A text as a QR code, rendered locally: its content is sent nowhere. */
export default function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])))
    .join('');
  const whole = size + 2 * QUIET_ZONE;
  return (
    <svg className="qr-code" viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={t('ui.online.link.qr.about')}>
      <rect width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
