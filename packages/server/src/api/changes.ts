/** Routes for changes of a table while its game runs. */
import { z } from '@hono/zod-openapi';
import type { Permissions, TableChange } from '@vigil/table';
import type { TableApp } from '../table-app.js';
import { changeTable, propose, voteOnProposal } from '../tables/table-changes.js';
import type { TableSession } from '../tables/table-session.js';
import { infoOf } from '../tables/table-update.js';
import { type Api, route } from './api.js';
import { requireTableLink } from './require-link.js';
import { PROPOSAL, PROPOSAL_VOTE, ROLE, SETTINGS } from './schemas.js';

const ID = z.object({ id: z.string().max(20) });

/** Adds the routes of settings, roles and proposals. */
export function changeRoutes(api: Api, app: TableApp): void {
  const info = async (session: TableSession, you: Permissions) =>
    await session.run(() => infoOf(session, you, app.presence.presentAt(session.id)));

  route(
    api,
    'patch',
    '/tables/{id}/settings',
    {
      name: 'changeSettings',
      reply: 'EntryNumber',
      summary: 'Changes settings while the game runs (host)',
      returns: 'The number of the entry; 0 before the game',
      params: ID,
      body: SETTINGS,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      const change = { kind: 'settings', settings: body.settings } as TableChange;
      return { number: await changeTable(session, you, change, body.key) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/roles',
    {
      name: 'passRole',
      reply: 'EntryNumber',
      summary: 'Passes the role of host or keeper to a seat (its holder, or the host)',
      returns: 'The number of the entry; 0 before the game',
      params: ID,
      body: ROLE,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      const { role, to, key } = body;
      return { number: await changeTable(session, you, { kind: 'role', role, to }, key) };
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/proposals',
    {
      name: 'propose',
      reply: 'TableInfo',
      summary: 'Proposes other settings, or another host or keeper, to the players',
      returns: 'TableInfo, with `proposals`',
      params: ID,
      body: PROPOSAL,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      await propose(session, you, body.seat, body.change as TableChange);
      return await info(session, you);
    },
  );

  route(
    api,
    'post',
    '/tables/{id}/proposals/{proposal}',
    {
      name: 'voteOnProposal',
      reply: 'TableInfo',
      summary: 'Votes on a proposal. The holder of a role objects with `yes: false`, which ends the vote',
      returns: 'TableInfo',
      params: ID.extend({ proposal: z.string().max(40) }),
      body: PROPOSAL_VOTE,
    },
    async ({ params, body, context }) => {
      const { session, you } = await requireTableLink(app, context, params.id);
      const { seat, yes } = body;
      await voteOnProposal(session, you, { proposal: params.proposal, seat, yes });
      // The vote may have changed the rights of the caller.
      const { you: now } = await requireTableLink(app, context, params.id);
      return await info(session, now);
    },
  );
}
