import type { TableView } from '@vigil/table';
import type { CSSProperties } from 'react';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import type { Moment, TrackRise } from './moments.js';
import { say } from './words.js';
import './tracks.css';

/** Terror rises: a street with a lit window for each space of the track; those already reached are dark. */
export function TerrorRises({
  rise,
  of,
  panel,
  shuts,
}: {
  rise: TrackRise;
  of: number;
  panel: CSSProperties | undefined;
  shuts: CSSProperties | undefined;
}) {
  return (
    <div className="part terror-rises" style={panel}>
      <svg aria-hidden="true" viewBox={`0 0 ${of * 40} 84`}>
        {Array.from({ length: of }, (_, i) => {
          const shut = i < rise.to;
          const now = shut && i >= rise.to - rise.by;
          const high = 62 + ((i * 29) % 5) * 4;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: houses keep their positions
            <g key={i} transform={`translate(${i * 40} ${84 - high})`}>
              <path className="house" d={`M1 ${high}V12L20 0L39 12V${high}Z`} />
              <path className={shut && !now ? 'window' : 'window lit'} d="M11 18H29V44H11Z" />
              <path className="bars" d="M20 18V44M11 31H29" />
              {shut && (
                <g className={now ? 'part shutters' : 'shutters'} style={now ? shuts : undefined}>
                  <path className="shutter" d="M10 17H30V45H10Z" />
                  <path className="boards" d="M10 22H30M10 28H30M10 34H30M10 40H30M8 20L32 42M32 20L8 42" />
                </g>
              )}
              <path className="door" d={`M15 ${high}V52H25V${high}Z`} />
            </g>
          );
        })}
      </svg>
      <p>
        <b>{say('terror')}</b> <i>{rise.to}</i> <span>{t('ui.rail.of', { n: of })}</span>
      </p>
    </div>
  );
}

/** Doom rises: the token falls onto its plaque, with the rest of the track below it. */
export function DoomRises({
  moment,
  view,
  style,
  large,
}: {
  moment: Moment;
  view: TableView;
  style: CSSProperties | undefined;
  large: boolean;
}) {
  const { content } = useLoadedContent();
  const spaces = content.ancientOnes.get(view.ancientOne)?.doom ?? 0;
  return (
    <div className={large ? 'part doom-rises large' : 'part doom-rises'} style={style}>
      <i style={style} className="part token" />
      <b>{t('ui.table.doom')}</b> <strong>{moment.doom?.to}</strong> <span>{t('ui.rail.of', { n: spaces })}</span>
      {large && (
        <em className="spaces">
          {Array.from({ length: spaces }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces of a track
            <s key={i} className={i < (moment.doom?.to ?? 0) ? 'full' : ''} />
          ))}
        </em>
      )}
    </div>
  );
}
