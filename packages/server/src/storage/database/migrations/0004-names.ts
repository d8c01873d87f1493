import { type Kysely, sql } from 'kysely';

/** Present event types, by former ones. */
const EVENT_TYPES: Readonly<Record<string, string>> = {
  befell: 'fateApplied',
  happened: 'boxEvent',
  monsterGone: 'monsterRemoved',
  trophyGone: 'trophyGivenUp',
  shifted: 'cardMoved',
};

/** Number of rows read and written at once. */
const BATCH = 500;

interface Tables {
  entries: { table: string; number: number; events: string };
  seats: { table: string; seat: number; orders: string | null; plan: string | null };
  notifyItems: { address: string; cause: string; about: string };
}

/** Renames columns and values in JSON. Saves in `imported` and `snapshots` are upgraded when read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').renameColumn('manners', 'settings').execute();
  await db.schema.alterTable('tables').renameColumn('brought', 'imported').execute();
  await db.schema.alterTable('tables').renameColumn('said', 'chatCount').execute();
  await db.schema.alterTable('entries').renameColumn('told', 'events').execute();
  await db.schema.alterTable('notifyMarks').renameColumn('said', 'chatCount').execute();
  const tables = db as Kysely<Tables>;
  await renameEvents(tables);
  await renameSeatSettings(tables);
  await renameNews(tables);
}

/** Renames the types of events of all entries. */
async function renameEvents(db: Kysely<Tables>): Promise<void> {
  const old = Object.keys(EVENT_TYPES).map((type) => sql<boolean>`events like ${`%"type":"${type}"%`}`);
  let last = { table: '', number: -1 };
  for (;;) {
    const rows = await db
      .selectFrom('entries')
      .select(['table', 'number', 'events'])
      .where((where) => where.or(old))
      .where((where) =>
        where.or([
          where('table', '>', last.table),
          where.and([where('table', '=', last.table), where('number', '>', last.number)]),
        ]),
      )
      .orderBy('table')
      .orderBy('number')
      .limit(BATCH)
      .execute();
    for (const { table, number, events } of rows) {
      await db
        .updateTable('entries')
        .set({ events: JSON.stringify((JSON.parse(events) as unknown[]).map(renameEvent)) })
        .where('table', '=', table)
        .where('number', '=', number)
        .execute();
    }
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = { table: end.table, number: Number(end.number) };
  }
}

function renameEvent(entry: unknown): unknown {
  const { event } = entry as { readonly event: { readonly type: string } };
  const type = Object.hasOwn(EVENT_TYPES, event.type) ? EVENT_TYPES[event.type] : undefined;
  return type === undefined ? entry : { ...(entry as object), event: { ...event, type } };
}

/** Renames the kind `let-be` of standing orders, and the reason `befell` of void plans. */
async function renameSeatSettings(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('seats')
    .select(['table', 'seat', 'orders', 'plan'])
    .where((where) => where.or([where('orders', 'like', '%"let-be"%'), where('plan', 'like', '%"befell"%')]))
    .execute();
  for (const { table, seat, orders, plan } of rows) {
    await db
      .updateTable('seats')
      .set({ orders: orders && renameOrders(orders), plan: plan && renameReason(plan, 'void') })
      .where('table', '=', table)
      .where('seat', '=', seat)
      .execute();
  }
}

function renameOrders(text: string): string {
  const orders = JSON.parse(text) as readonly { readonly order: string }[];
  return JSON.stringify(orders.map((order) => (order.order === 'let-be' ? { ...order, order: 'pass' } : order)));
}

/** Renames the reason in a field of a JSON object. */
function renameReason(text: string, field: string): string {
  const value = JSON.parse(text) as Record<string, unknown>;
  return value[field] === 'befell' ? JSON.stringify({ ...value, [field]: 'fate' }) : text;
}

/** Renames the reason of void plans in notifications that are kept for feeds or yet to be sent. */
async function renameNews(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('notifyItems')
    .select(['address', 'cause', 'about'])
    .where('about', 'like', '%"befell"%')
    .execute();
  for (const { address, cause, about } of rows) {
    await db
      .updateTable('notifyItems')
      .set({ about: renameReason(about, 'why') })
      .where('address', '=', address)
      .where('cause', '=', cause)
      .execute();
  }
}
