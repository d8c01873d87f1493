import { PART, trainStops } from '@vigil/rules/kingsport';
import type { BoxFace } from '../../box-face.js';
import { epicScene } from './epic.js';
import './kingsport.css';
import { useKingsportOnBoard } from './on-board.js';
import { RiftTracks, riftsShort } from './rifts.js';
import { say } from './words.js';

/** What the table shows of Kingsport Horror besides its cards, people and places. */
export const FACE: BoxFace = {
  Rail: RiftTracks,
  useOnBoard: useKingsportOnBoard,
  battle: epicScene,
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
