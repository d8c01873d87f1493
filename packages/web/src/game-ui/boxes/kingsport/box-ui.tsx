import { houseRuleOf } from '@vigil/rules';
import { KINGSPORT_SLICE, listTrainStops } from '@vigil/rules/kingsport';
import type { TableView } from '@vigil/table';
import type { BoxMoment } from '../../../motion/moments/moments.js';
import type { LoadedContent } from '../../../text/loaded-content.js';
import type { BoxUi } from '../../box-ui.js';
import { epicScene } from './epic.js';
import './kingsport.css';
import { useKingsportLayers } from './on-board.js';
import { formatOpenRifts, RiftTracks } from './rifts.js';
import { say } from './words.js';

/** A rift opens and closes like a gate; it moves like an arriving monster. */
const RIFT_MOMENTS: Readonly<Record<string, BoxMoment['kind']>> = {
  'kingsport.rift-opens': 'gate',
  'kingsport.rift-moves': 'monster',
  'kingsport.rift-closes': 'closed',
};

/** Returns the moment of a card of the epic battle: its half of the deck, or the owner of the plot. */
function toEpicMoment(
  { content, words }: LoadedContent,
  card: string,
  { ancientOne }: TableView,
): BoxMoment | undefined {
  const epic = content.tableCards.get(card)?.epic;
  if (!epic) return undefined;
  const name = words.name('ancientOne', ancientOne);
  return {
    kind: 'mythos',
    card,
    title: words.name('mythos', card),
    line: say(`epic-kind-${epic.half ?? 'plot'}`, { name }),
  };
}

/** The user interface of Kingsport Horror. */
export const BOX_UI: BoxUi = {
  Rail: RiftTracks,
  useBoardLayers: useKingsportLayers,
  battleScene: epicScene,
  toMoment(loaded, event, view) {
    if (event.type === 'laidOut') return toEpicMoment(loaded, event.card, view);
    if (event.type !== 'boxEvent') return undefined;
    const like = RIFT_MOMENTS[event.what];
    return like && { kind: like, title: say('rift'), ...(event.at && { at: event.at }) };
  },
  shortTracks(view) {
    const rifts = formatOpenRifts(view);
    return rifts === undefined ? [] : [[say('rifts-short'), rifts]];
  },
  explanationLines: ({ content, words }, target, view) => [
    ...(listTrainStops(content).includes(target)
      ? [
          words.say('kingsport.stop', {
            money: words.say('amount.money', { n: 1 }),
            step: houseRuleOf({ s: view }, 'trainStep') ?? 'costsPoint',
          }),
        ]
      : []),
    ...(content.byWater.has(target) ? [words.say('kingsport.by-water')] : []),
    ...KINGSPORT_SLICE.of({ s: view }).tracks.flatMap(({ at }, n) =>
      at === target ? [say('rift-here', { n: n + 1 })] : [],
    ),
    ...KINGSPORT_SLICE.of({ s: view }).tracks.flatMap(({ halves }, n) =>
      halves.flat().some(({ place, faceDown }) => place === target && !faceDown)
        ? [words.say('kingsport.marker-here', { n: n + 1 })]
        : [],
    ),
  ],
};
