import { HORROR, isDebtor, TRACK, trainStops } from '@vigil/rules/dunwich';
import { useEdition } from '../../../say/use-edition.js';
import type { BoxFace } from '../../box-face.js';
import './dunwich.css';
import { HorrorTrack, horrorShort } from './horror-track.js';
import { ToDo, useRoutesOnBoard } from './routes.js';
import { RubbleLeft, rubbleOn } from './rubble.js';
import { say } from './words.js';

/** What the table shows of Dunwich Horror besides its cards, people and places. */
export const FACE: BoxFace = {
  Track: HorrorTrack,
  ToDo,
  useOnBoard(view, board) {
    const edition = useEdition();
    const routes = useRoutesOnBoard(view, board);
    const rubble = rubbleOn(edition, view, board);
    if (rubble.length === 0) return routes;
    return { below: routes?.below, above: [...rubble, routes?.above] };
  },
  Rail: RubbleLeft,
  moments: (_edition, event) =>
    event.type === 'tokens' && event.on === HORROR && event.by > 0
      ? { like: 'monster', monster: HORROR, title: say('horror'), line: `${event.tokens} ${say('of', { n: TRACK })}` }
      : undefined,
  standing: ({ words }, view, who) => (isDebtor(view, who) ? [words.say('dunwich.owes')] : []),
  linesAbout: ({ content, words }, target) =>
    trainStops(content).includes(target)
      ? [words.say('dunwich.stop', { money: words.say('amount.money', { n: 1 }) })]
      : [],
  brief: (view) => [[say('horror-short'), horrorShort(view)]],
};
