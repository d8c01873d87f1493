/** Lists and reports of `vigil admin`, as lines of text. */
import type { AdminResult } from '@vigil/server';

/** Returns a list of tables. */
export function tableLines({ tables, total }: AdminResult<'list'>): readonly string[] {
  const rows = tables.map(({ id, game, status, entries, createdAt, changedAt }) => [
    id,
    game,
    status,
    String(entries),
    day(createdAt),
    moment(changedAt),
  ]);
  const head = ['id', 'game', 'state', 'entries', 'created', 'last change'];
  return [...grid([head, ...rows]), `${tables.length} of ${total} tables`];
}

/** Returns a report about a table. */
export function reportLines(report: AdminResult<'show'>): readonly string[] {
  const { id, name, game, status, entries, createdAt, changedAt, pausedAt, version, settings } = report;
  const facts = [
    ['id', id],
    ['name', name],
    ['game', game],
    ['state', pausedAt === undefined ? status : `${status}, paused since ${moment(pausedAt)}`],
    ['entries', String(entries)],
    ['created', moment(createdAt)],
    ['last change', moment(changedAt)],
    ['version', version || '-'],
    ['settings', JSON.stringify(settings)],
  ];
  return [...grid(facts), ...sections(report)];
}

function sections({ seats, roles, links, addresses, waits }: AdminResult<'show'>): readonly string[] {
  const roleOf = (seat: number) =>
    Object.entries(roles)
      .flatMap(([role, holder]) => (holder === seat ? [role] : []))
      .join(', ');
  const part = (title: string, rows: readonly (readonly string[])[]) =>
    rows.length === 0 ? [] : ['', `${title}:`, ...grid(rows).map((line) => `  ${line}`)];
  return [
    ...part(
      'seats',
      seats.map(({ seat, investigator, name, bot }) => [
        String(seat + 1),
        investigator,
        name ?? (bot ? 'bot' : 'free'),
        roleOf(seat),
      ]),
    ),
    ...part(
      'waiting for',
      waits.map(({ seat, kind, since, due }) => [
        `seat ${seat + 1}`,
        kind,
        `since ${moment(since)}`,
        due === undefined ? '' : `due ${moment(due)}`,
      ]),
    ),
    ...part(
      'links',
      links.map(({ role, seat, createdAt, revokedAt }) => [
        seat === undefined ? role : `seat ${seat + 1}`,
        `created ${moment(createdAt)}`,
        revokedAt === undefined ? '' : `revoked ${moment(revokedAt)}`,
      ]),
    ),
    ...part(
      'addresses',
      addresses.map(({ seat, channel, target, state }) => [
        seat === undefined ? 'table' : `seat ${seat + 1}`,
        channel,
        target,
        state,
      ]),
    ),
  ];
}

/** Aligns columns. */
function grid(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function day(at: number): string {
  return new Date(Number(at)).toISOString().slice(0, 10);
}

function moment(at: number): string {
  return `${new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
