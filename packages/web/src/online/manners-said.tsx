import type { Manners } from '@vigil/table';
import { t } from './words.js';

/** How a table plays, in a sentence or two. */
export function MannersSaid({ manners: { pace, keeper, deadline = 0, absence } }: { manners: Manners }) {
  return (
    <p className="manners-said">
      {t('ui.online.manners.said', { pace, keeper: keeper ? 'yes' : 'no', hours: deadline, absence })}
    </p>
  );
}
