import { trainStops } from '@vigil/rules/dunwich';
import type { BoxFace } from '../../box-face.js';
import './dunwich.css';
import { HorrorTrack, horrorShort } from './horror-track.js';
import { ToDo, useRoutesOnBoard } from './routes.js';
import { say } from './words.js';

/** What the table shows of Dunwich Horror besides its cards, people and places. */
export const FACE: BoxFace = {
  Track: HorrorTrack,
  ToDo,
  useOnBoard: useRoutesOnBoard,
  linesAbout: ({ content, words }, target) =>
    trainStops(content).includes(target)
      ? [words.say('dunwich.stop', { money: words.say('amount.money', { n: 1 }) })]
      : [],
  brief: (view) => [[say('horror-short'), horrorShort(view)]],
};
