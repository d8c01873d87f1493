import type { Handler } from '../shared/game.js';

export const HANDLERS: Readonly<Record<string, Handler>> = {};
