import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import type { House } from '../house.js';
import type { Notify } from '../notify/notify.js';
import { notifyRoutes } from '../notify/routes/index.js';
import { Refused } from '../tables/refused.js';
import { type Api, route, tellFaults } from './api.js';
import { chronicleRoutes } from './chronicle.js';
import { exportRoutes } from './export.js';
import { gameRoutes } from './game.js';
import { postRoutes } from './post.js';
import { tableRoutes } from './tables.js';

/** What is longer is no request. A game that is brought along may be longer. Bytes. */
const LONGEST = 128 * 1024;
const LONGEST_GAME = 8 * 1024 * 1024;

/** The interface of tables: everything under /api/v1, with its own description at /openapi.json. */
export function tableInterface(house: House, version: string, notify?: Notify): Api {
  const api = new OpenAPIHono();
  const tooLarge = () => {
    throw new Refused('too-large', 'That is too large.');
  };
  const usual = bodyLimit({ maxSize: LONGEST, onError: tooLarge });
  const game = bodyLimit({ maxSize: LONGEST_GAME, onError: tooLarge });
  api.use((c, next) => (c.req.method === 'POST' && c.req.path.endsWith('/tables') ? game(c, next) : usual(c, next)));
  api.openAPIRegistry.registerComponent('securitySchemes', 'link', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a link: what stands behind the # in its address.',
  });
  tableRoutes(api, house);
  gameRoutes(api, house);
  if (notify) notifyRoutes(api, notify.means);
  else nobodyIsTold(api);
  chronicleRoutes(api, house);
  exportRoutes(api, house);
  postRoutes(api, house);
  const about = {
    openapi: '3.1.0',
    info: {
      title: 'Vigil: tables over the network',
      version,
      description:
        'Whoever has a link to a seat can play it: `GET /tables/{id}/game` shows the open decisions with every answer there is ' +
        '(docs/questions.md says what each means), `POST /tables/{id}/answers` gives one. Messages of the live line are ' +
        'described in docs/api.md.',
    },
  };
  api.get('/openapi.json', (c) => c.json(described(api, about)));
  api.all('*', () => {
    throw new Refused('bad-request', 'There is no such address.');
  });
  tellFaults(api, house);
  return api;
}

/** The document. What is a part of an address is never left out, whatever it is read into. */
function described(api: Api, about: Parameters<Api['getOpenAPI31Document']>[0]) {
  const document = api.getOpenAPI31Document(about);
  for (const methods of Object.values(document.paths ?? {})) {
    for (const { parameters = [] } of Object.values(methods) as {
      parameters?: { in?: string; required?: boolean }[];
    }[])
      for (const parameter of parameters) if (parameter.in === 'path') parameter.required = true;
  }
  return document;
}

/** Where nobody is told anything, a page that asks how is told that: no key, no mail. */
function nobodyIsTold(api: Api): void {
  const summary = 'Whether anybody can be told what happens: nobody here';
  route(api, 'get', '/push/key', { summary, gives: '{mail: false}', open: true }, () => ({ mail: false }));
}
