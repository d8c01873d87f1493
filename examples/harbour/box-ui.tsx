import { type BoxUi, loadMessages } from '@vigil/web/box-ui';
import { ART } from './art.js';
import { HARBOUR_LIMIT, monstersInHarbour, TIDE, TIDE_TURNS } from './rules.js';

const say = await loadMessages({ tide: 'Tide', monsters: 'In the harbour' }, async () => ({
  tide: 'Flut',
  monsters: 'Im Hafen',
}));

/** User interface of the harbour: the tide and its occupancy, on the rail. */
export const BOX_UI: BoxUi = {
  art: ART,
  Rail: ({ view }) => (
    <dl className="counts">
      <div>
        <dt>{say('tide')}</dt>
        <dd>{`${TIDE.of({ s: view }).level}/${TIDE_TURNS}`}</dd>
      </div>
      <div>
        <dt>{say('monsters')}</dt>
        <dd>{`${monstersInHarbour(view.monsters)}/${HARBOUR_LIMIT}`}</dd>
      </div>
    </dl>
  ),
};
