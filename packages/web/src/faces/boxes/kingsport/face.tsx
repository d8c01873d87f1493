import { PART, trainStops } from '@vigil/rules/kingsport';
import type { TableView } from '@vigil/table';
import type { OwnMoment } from '../../../motion/moments/moments.js';
import type { Edition } from '../../../say/edition.js';
import type { BoxFace } from '../../box-face.js';
import { epicScene } from './epic.js';
import './kingsport.css';
import { useKingsportOnBoard } from './on-board.js';
import { RiftTracks, riftsShort } from './rifts.js';
import { say } from './words.js';

/** A rift opens and closes as a gate does; it moves as a monster comes. */
const RIFTS: Readonly<Record<string, OwnMoment['like']>> = {
  'kingsport.rift-opens': 'gate',
  'kingsport.rift-moves': 'monster',
  'kingsport.rift-closes': 'closed',
};

/** What is under way turns up as an epic battle's cards do: its half, or whose plot it is. */
function epicCard({ content, words }: Edition, card: string, { ancientOne }: TableView): OwnMoment | undefined {
  const epic = content.tableCards.get(card)?.epic;
  if (!epic) return undefined;
  const name = words.name('ancientOne', ancientOne);
  return {
    like: 'mythos',
    card,
    title: words.name('mythos', card),
    line: say(`epic-kind-${epic.half ?? 'plot'}`, { name }),
  };
}

/** What the table shows of Kingsport Horror besides its cards, people and places. */
export const FACE: BoxFace = {
  Rail: RiftTracks,
  useOnBoard: useKingsportOnBoard,
  battle: epicScene,
  moments(edition, event, view) {
    if (event.type === 'laidOut') return epicCard(edition, event.card, view);
    if (event.type !== 'happened') return undefined;
    const like = RIFTS[event.what];
    return like && { like, title: say('rift'), ...(event.at && { at: event.at }) };
  },
  brief(view) {
    const rifts = riftsShort(view);
    return rifts === undefined ? [] : [[say('rifts-short'), rifts]];
  },
  linesAbout: ({ content, words }, target, view) => [
    ...(trainStops(content).includes(target)
      ? [words.say('kingsport.stop', { money: words.say('amount.money', { n: 1 }) })]
      : []),
    ...(content.byWater.has(target) ? [words.say('kingsport.by-water')] : []),
    ...PART.of({ s: view }).tracks.flatMap(({ at }, n) => (at === target ? [say('rift-here', { n: n + 1 })] : [])),
    ...PART.of({ s: view }).tracks.flatMap(({ halves }, n) =>
      halves.flat().some(({ place, down }) => place === target && !down)
        ? [words.say('kingsport.marker-here', { n: n + 1 })]
        : [],
    ),
  ],
};
