import { houseRuleOf } from '@vigil/rules';
import { HORROR, HORROR_TRACK_LENGTH, isDebtor, listTrainStops } from '@vigil/rules/dunwich';
import { useLoadedContent } from '../../../text/use-content.js';
import type { BoxUi } from '../../box-ui.js';
import './dunwich.css';
import { formatHorrorTrack, HorrorTrack } from './horror-track.js';
import { TasksAndMissions, useRouteLayers } from './routes.js';
import { RubbleCount, rubbleMarkers } from './rubble.js';
import { say } from './words.js';

/** The user interface of Dunwich Horror. */
export const BOX_UI: BoxUi = {
  Track: HorrorTrack,
  ToDo: TasksAndMissions,
  useBoardLayers(view, board) {
    const loaded = useLoadedContent();
    const routes = useRouteLayers(view, board);
    const rubble = rubbleMarkers(loaded, view, board);
    if (rubble.length === 0) return routes;
    return { below: routes?.below, above: [...rubble, routes?.above] };
  },
  Rail: RubbleCount,
  toMoment: (_edition, event) =>
    event.type === 'tokens' && event.on === HORROR && event.by > 0
      ? {
          kind: 'monster',
          monster: HORROR,
          title: say('horror'),
          line: `${event.tokens} ${say('of', { n: HORROR_TRACK_LENGTH })}`,
        }
      : undefined,
  describeStatus: ({ words }, view, who) => (isDebtor(view, who) ? [words.say('dunwich.owes')] : []),
  explanationLines: ({ content, words }, target, view) =>
    listTrainStops(content).includes(target)
      ? [
          words.say('dunwich.stop', {
            money: words.say('amount.money', { n: 1 }),
            step: houseRuleOf({ s: view }, 'trainStep') ?? 'costsPoint',
          }),
        ]
      : [],
  shortTracks: (view) => [[say('horror-short'), formatHorrorTrack(view)]],
};
