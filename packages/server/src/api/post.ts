/** Routes for everything a player leaves with a seat for times of absence. */
import { z } from '@hono/zod-openapi';
import { costsOfPlan, seatSettings, setAway, setDraft, setOrders, setPlan } from '../post/seat-settings.js';
import type { TableApp } from '../table-app.js';
import { type Api, route } from './api.js';
import { ordersWithPresentNames } from './former-names.js';
import { requireTableLink } from './require-link.js';
import { schemaRef } from './schemas.js';

/** Maximum number of absences in the calendar of a seat. */
const MAX_ABSENCES = 12;
const SEAT_OF = z.object({ id: z.string().max(20), seat: z.coerce.number().int().min(0).max(7) });
const TIME = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const ORDERS = z
  .strictObject({ orders: z.array(z.record(z.string(), z.unknown()).openapi(schemaRef('StandingOrder'))).max(50) })
  .openapi('Orders', {
    example: {
      orders: [
        { order: 'clues', upTo: 2, checks: ['horror'] },
        { order: 'hands', hold: 'best' },
      ],
    },
    description: 'Standing orders, in order of priority; docs/api.md lists the kinds.',
  });
const PLAN = z
  .strictObject({
    plan: z.record(z.string(), z.unknown()).openapi(schemaRef('PlannedTurn')).nullable(),
    isPrivate: z.boolean().optional().openapi({ description: 'True if others at the table do not see it.' }),
    comment: z.string().trim().min(1).max(500).optional().openapi({ description: 'A remark for the others.' }),
  })
  .openapi('PlanSent', {
    example: { plan: { turn: 2, intents: [{ do: 'go', to: 'easttown' }, { do: 'encounter' }] } },
    description: 'A whole turn: `{turn?, intents}`; null removes the plan.',
  });
const DRAFT = z.strictObject({ draft: z.unknown() }).openapi('Draft', {
  description: 'Any data that a client wants to store until it sends it; null removes it.',
  example: { draft: { text: 'Night falls.' } },
});
const ABSENCE = z.strictObject({ from: TIME, until: TIME });
const AWAY = z
  .strictObject({ away: z.union([ABSENCE, z.array(ABSENCE).max(MAX_ABSENCES)]).nullable() })
  .openapi('Away', {
    example: { away: [{ from: 1_772_400_000_000, until: 1_773_000_000_000 }] },
    description: 'All absences, in milliseconds since 1970. A current one that is missing ends now. null: none.',
  });

/** Adds the routes of standing orders, plans, drafts and time away. */
export function postRoutes(api: Api, app: TableApp): void {
  const path = '/tables/{id}/seats/{seat}';

  for (const [end, name, replacedBy] of [
    ['settings', 'getSeatSettings'],
    ['left', 'getSeatSettingsByFormerName', 'settings'],
  ] as const) {
    route(
      api,
      'get',
      `${path}/${end}`,
      {
        name,
        reply: 'SeatSettings',
        summary: 'The settings of your own seat',
        returns: 'Orders, the plan with the reason if it is void, the draft, and absences',
        params: SEAT_OF,
        ...(replacedBy !== undefined && { replacedBy }),
      },
      async ({ params: { id, seat }, context }) => {
        const { session, you } = await requireTableLink(app, context, id);
        return await session.run(() => seatSettings(session, you, seat));
      },
    );
  }

  route(
    api,
    'put',
    `${path}/orders`,
    {
      name: 'setOrders',
      reply: 'Done',
      summary: 'Replaces the standing orders',
      returns: '{}',
      params: SEAT_OF,
      body: ORDERS,
      upgrade: { body: ordersWithPresentNames },
    },
    async ({ params: { id, seat }, body, context }) => {
      const { session, you } = await requireTableLink(app, context, id);
      await setOrders(session, you, seat, body.orders);
      return {};
    },
  );

  route(
    api,
    'put',
    `${path}/plan`,
    {
      name: 'setPlan',
      reply: 'PlanCosts',
      summary: 'Plans a whole turn in advance and starts it at once',
      returns: 'The cost of its route, step by step',
      params: SEAT_OF,
      body: PLAN,
    },
    async ({ params: { id, seat }, body, context }) => {
      const { session, you } = await requireTableLink(app, context, id);
      return { costs: await setPlan(session, you, seat, body) };
    },
  );

  route(
    api,
    'post',
    `${path}/plan/costs`,
    {
      name: 'getPlanCosts',
      reply: 'PlanCosts',
      summary: 'The cost of the route of a plan before it is sent',
      returns: 'Its steps: from, to, cost, points left, and any obstacle',
      params: SEAT_OF,
      body: PLAN,
    },
    async ({ params: { id, seat }, body, context }) => {
      const { session, you } = await requireTableLink(app, context, id);
      return { costs: await costsOfPlan(session, you, seat, body.plan) };
    },
  );

  route(
    api,
    'put',
    `${path}/draft`,
    {
      name: 'setDraft',
      reply: 'Done',
      summary: 'Saves a draft until it is sent',
      returns: '{}',
      params: SEAT_OF,
      body: DRAFT,
    },
    async ({ params: { id, seat }, body, context }) => {
      const { session, you } = await requireTableLink(app, context, id);
      await setDraft(session, you, seat, body.draft);
      return {};
    },
  );

  route(
    api,
    'put',
    `${path}/away`,
    {
      name: 'setAway',
      reply: 'Done',
      summary: 'Sets the days you are away, on which no deadline passes',
      returns: '{}',
      params: SEAT_OF,
      body: AWAY,
    },
    async ({ params: { id, seat }, body, context }) => {
      const { session, you } = await requireTableLink(app, context, id);
      await setAway(session, you, seat, body.away ?? undefined);
      return {};
    },
  );
}
