import { WebSocket } from 'ws';
import { play } from './seat.js';

const [, , link = '', most = '10000'] = process.argv;
const answerCount = await play(link, Number(most), WebSocket as unknown as new (url: string) => globalThis.WebSocket);
console.log(`${answerCount} answers given`);
