import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import type { Notify } from '../notify/notify.js';
import { notifyRoutes } from '../notify/routes/index.js';
import type { TableApp } from '../table-app.js';
import { RequestError } from '../tables/request-error.js';
import { type Api, reportErrors, route } from './api.js';
import { changeRoutes } from './changes.js';
import { chronicleRoutes } from './chronicle.js';
import { exportRoutes } from './export.js';
import { gameRoutes } from './game.js';
import { openApiDocument } from './openapi.js';
import { postRoutes } from './post.js';
import { tableRoutes } from './tables.js';

/** Maximum size of a request body; an imported game may be larger. Bytes. */
const MAX_BODY_BYTES = 128 * 1024;
const MAX_IMPORT_BYTES = 8 * 1024 * 1024;

/** The API of tables: everything under /api/v1, with its own description at /openapi.json. */
export function createTableApi(app: TableApp, version: string, notify?: Notify): Api {
  const api = new OpenAPIHono();
  const tooLarge = () => {
    throw new RequestError('too-large', 'This is too large.');
  };
  const usual = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });
  const game = bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError: tooLarge });
  api.use((c, next) => (c.req.method === 'POST' && c.req.path.endsWith('/tables') ? game(c, next) : usual(c, next)));
  api.openAPIRegistry.registerComponent('securitySchemes', 'link', {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a link: the part of its address after the #.',
  });
  tableRoutes(api, app, notify);
  gameRoutes(api, app);
  changeRoutes(api, app);
  if (notify) notifyRoutes(api, notify.deps);
  else addDisabledNotifyRoutes(api);
  chronicleRoutes(api, app);
  exportRoutes(api, app);
  postRoutes(api, app);
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/openapi.json', (c) => {
    document ??= openApiDocument(api, version);
    return c.json(document);
  });
  api.all('*', () => {
    throw new RequestError('bad-request', 'There is no such address.');
  });
  reportErrors(api, app);
  return api;
}

/** Adds the routes that report notifications as switched off: no key, no mail. */
function addDisabledNotifyRoutes(api: Api): void {
  const summary = 'Whether notifications are available: they are not';
  route(
    api,
    'get',
    '/push/key',
    { name: 'getPushKey', reply: 'PushKey', summary, returns: '{mail: false}', isPublic: true },
    () => ({ mail: false }),
  );
}
