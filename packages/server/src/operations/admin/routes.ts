/** The operator's page and interface, below /operator. Both need the operator's token. */
import { createHmac } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { refuse } from '../../api/api.js';
import type { Notify } from '../../notify/notify.js';
import type { TableApp } from '../../table-app.js';
import { RequestError, refusalOf } from '../../tables/request-error.js';
import { sameSecret } from '../../tables/tokens.js';
import type { ConnectionReport } from '../doctor/proxy.js';
import type { Log } from '../log.js';
import { ADMIN_ACTIONS, type AdminActionName, runAdminAction } from './actions.js';
import type { AdminDeps } from './admin-deps.js';
import { askForToken, isOperator, operatorPage } from './operator.js';
import { resultPage, resultText, tablePage } from './pages.js';

const NO_STORE = { 'Cache-Control': 'no-store' };

export interface AdminOptions {
  readonly token: string;
  /** VIGIL_PROXIES. */
  readonly proxies: number;
  readonly version: string;
  readonly log: Log;
  readonly app: TableApp;
  readonly notify: Notify | undefined;
}

/** Adds the page of the operator, its forms, and the interface that `vigil admin --server` uses. */
export function addAdmin(hono: Hono, options: AdminOptions): void {
  const { token, app, notify } = options;
  const site: Site = {
    ...options,
    deps: { app, notify: notify?.deps },
    formKey: createHmac('sha256', token).update('operator forms').digest('base64url'),
  };
  addPages(hono, site);
  addInterface(hono, site);
  addForms(hono, site);
}

interface Site extends AdminOptions {
  readonly deps: AdminDeps;
  /** Proves that a form comes from a page of this server: pages of other sites cannot read it. */
  readonly formKey: string;
}

function addPages(hono: Hono, site: Site): void {
  const { token, deps, formKey } = site;
  hono.get('/operator', (c) => (isOperator(c, token) ? operatorPage(c, site) : askForToken(c)));
  hono.get('/operator/tables/:id{[a-z0-9]+}', async (c) => {
    if (!isOperator(c, token)) return askForToken(c);
    const table = c.req.param('id');
    return await orRefusal(c, site, async () => tablePage(c, await runAdminAction(deps, 'show', { table }), formKey));
  });
}

function addInterface(hono: Hono, site: Site): void {
  const { token, proxies } = site;
  hono.get('/operator/connection', (c) => {
    if (!isOperator(c, token)) return c.json({}, 401, NO_STORE);
    const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim() !== '').length;
    return c.json({ forwarded, proxies } satisfies ConnectionReport, 200, NO_STORE);
  });
  // Browsers send a saved password with requests of other sites too, so only a bearer token is accepted here.
  hono.post('/operator/admin/:action', async (c) => {
    const isBearer = /^Bearer /i.test(c.req.header('authorization') ?? '');
    if (!isBearer || !isOperator(c, token)) return c.json({}, 401, NO_STORE);
    return await orRefusal(c, site, async () => {
      const name = actionNamed(c.req.param('action'));
      return c.json(await run(site, name, readJson(await c.req.text())), 200, NO_STORE);
    });
  });
}

function addForms(hono: Hono, site: Site): void {
  const { token, formKey } = site;
  hono.post('/operator/forms/:action', async (c) => {
    if (!isOperator(c, token)) return askForToken(c);
    const { formKey: given, ...fields } = await c.req.parseBody();
    if (typeof given !== 'string' || !sameSecret(given, formKey))
      return c.text('This form is out of date.', 403, NO_STORE);
    try {
      const name = actionNamed(c.req.param('action'));
      const result = await run(site, name, inputOfForm(name, fields));
      if (name !== 'export') return await resultPage(c, resultText(name, result, fields), 200);
      return c.json(result, 200, { ...NO_STORE, 'Content-Disposition': 'attachment; filename="person.json"' });
    } catch (error) {
      if (error instanceof RequestError) return await resultPage(c, error.message, 400);
      throw error;
    }
  });
}

/** Does an action, and logs it if it changes something. Addresses of people do not belong in the log. */
async function run({ deps, log }: Site, name: AdminActionName, input: unknown): Promise<object> {
  const result = await runAdminAction(deps, name, input);
  if (!ADMIN_ACTIONS[name].isReading)
    log.warn({ action: name, table: Object(input).table }, 'the operator did something');
  return result;
}

async function orRefusal(c: Context, { app }: Site, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RequestError)) app.onError('operator', error);
    return refuse(c, refusalOf(error));
  }
}

function actionNamed(name: string): AdminActionName {
  if (!Object.hasOwn(ADMIN_ACTIONS, name)) throw new RequestError('bad-request', `There is no action "${name}".`);
  return name as AdminActionName;
}

function readJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new RequestError('bad-request', 'This is not JSON.');
  }
}

/** Fields of forms that are numbers; `none` is null. */
const NUMBERS: ReadonlySet<string> = new Set(['seat', 'to']);

/** Returns the input of an action from the fields of a form. Throws {@link RequestError} for an unconfirmed deletion. */
function inputOfForm(name: AdminActionName, fields: Readonly<Record<string, unknown>>): unknown {
  const { confirm, ...given } = fields;
  if (name === 'delete' && confirm !== given.table)
    throw new RequestError('bad-request', 'To delete a table, enter its id.', 'confirm');
  const entries = Object.entries(given).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    if (!NUMBERS.has(name)) return [[name, value]];
    if (value === '') return [];
    return [[name, value === 'none' ? null : Number(value)]];
  });
  return Object.fromEntries(entries);
}
