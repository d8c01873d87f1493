import { WebSocket } from 'ws';
import { play } from './seat.js';

const [, , link = '', most = '10000'] = process.argv;
const given = await play(link, Number(most), WebSocket as unknown as new (url: string) => globalThis.WebSocket);
console.log(`${given} answers given`);
