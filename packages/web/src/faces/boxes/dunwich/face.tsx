import type { BoxFace } from '../../box-face.js';
import './dunwich.css';
import { HorrorTrack, horrorShort } from './horror-track.js';
import { say } from './words.js';

/** What the table shows of Dunwich Horror besides its cards, people and places. */
export const FACE: BoxFace = {
  Track: HorrorTrack,
  brief: (view) => [[say('horror-short'), horrorShort(view)]],
};
