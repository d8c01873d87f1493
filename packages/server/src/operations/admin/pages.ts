/** The operator's page of a table, with its forms, and the page that reports the result of one. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { AdminActionName } from './actions.js';
import { actionForm, adminPage, dataTable, day, type Html, moment } from './layout.js';
import type { TableReport } from './reports.js';

/** Returns the page of a table. */
export function tablePage(c: Context, report: TableReport, formKey: string): Response | Promise<Response> {
  const { id, name, game, status, entries, createdAt, changedAt, pausedAt, version } = report;
  const facts: readonly (readonly [string, string])[] = [
    ['Id', id],
    ['Game', game],
    ['State', pausedAt === undefined ? status : `${status}, paused`],
    ['Entries', String(entries)],
    ['Created', moment(createdAt)],
    ['Last change', moment(changedAt)],
    ['Version', version || '–'],
    ['Settings', settingsText(report)],
  ];
  return adminPage(
    c,
    `Vigil: ${name}`,
    html`<p><a href="/operator">All tables</a></p>
<h1>${name}</h1>
<table>${facts.map(([what, value]) => html`<tr><th scope="row">${what}</th><td>${value}</td></tr>`)}</table>
${peopleTables(report)}
<h2>Actions</h2>
${forms(report, formKey)}`,
  );
}

function settingsText({ settings }: TableReport): string {
  const { pace, deadline, reminder, absence, away, keeper, undo } = settings;
  const hours = (n: number | undefined) => (n === undefined ? 'none' : `${n} h`);
  return `${pace}, deadline ${hours(deadline)}, reminders ${hours(reminder)}, absence: ${absence}, away at most ${away} days, ${keeper ? 'with' : 'without'} keeper, undo: ${undo}`;
}

function peopleTables({ seats, links, addresses, waits, roles }: TableReport): Html {
  const rolesOf = (seat: number) =>
    Object.entries(roles)
      .flatMap(([role, holder]) => (holder === seat ? [role] : []))
      .join(', ');
  const seatName = (seat: number | undefined) => (seat === undefined ? '' : String(seat + 1));
  return html`${dataTable(
    'Seats',
    ['Seat', 'Investigator', 'Player', 'Role', 'Since', 'Away'],
    seats.map(({ seat, investigator, name, bot, claimedAt, absences }) => [
      seatName(seat),
      investigator,
      name ?? (bot ? 'bot' : 'free'),
      rolesOf(seat),
      day(claimedAt),
      absences.map(({ from, until }) => `${day(from)} – ${day(until)}`).join(', '),
    ]),
  )}
${dataTable(
  'Waiting for',
  ['Seat', 'Kind', 'Since', 'Due'],
  waits.map(({ seat, kind, since, due }) => [seatName(seat), kind, moment(since), moment(due)]),
)}
${dataTable(
  'Links',
  ['Of', 'Created', 'Revoked'],
  links.map(({ role, seat, createdAt, revokedAt }) => [
    `${role} ${seatName(seat)}`,
    moment(createdAt),
    moment(revokedAt),
  ]),
)}
${dataTable(
  'Addresses for notifications',
  ['Seat', 'Kind', 'Address', 'State'],
  addresses.map(({ seat, channel, target, state }) => [seatName(seat) || 'table', channel, target, state]),
)}`;
}

function forms({ id, seats }: TableReport, formKey: string): Html {
  const table = { table: id };
  const seatField = (name: string, more: Html | '' = '') =>
    html`<label>Seat <select name="${name}">${seats.map(
      ({ seat, name: holder }) => html`<option value="${seat}">${seat + 1} ${holder ?? ''}</option>`,
    )}${more}</select></label>`;
  return html`
${actionForm('host-link', 'Create a new link for the host', formKey, table)}
${actionForm('seat-link', 'Create a new link for this seat', formKey, table, seatField('seat'))}
${actionForm(
  'role',
  'Pass the role on',
  formKey,
  table,
  html`<label>Role <select name="role"><option value="host">host</option><option value="keeper">keeper</option></select></label>
${seatField('to', html`<option value="none">the host is the keeper</option>`)}`,
)}
${actionForm(
  'revoke',
  'Revoke links',
  formKey,
  table,
  html`<label>Links <select name="of"><option value="host">of the host</option><option value="spectators">of spectators</option><option value="all">all</option></select></label>`,
)}
${actionForm('revoke', 'Revoke the links of this seat', formKey, { ...table, of: 'seat' }, seatField('seat'))}
${actionForm('export', 'Export the data of this seat', formKey, table, seatField('seat'))}
${actionForm(
  'delete',
  'Delete the table with all its data',
  formKey,
  table,
  html`<label>Enter ${id} to confirm <input name="confirm" required autocomplete="off"></label>`,
)}`;
}

/** Returns the page that reports the result of a form. */
export function resultPage(c: Context, text: string, status: 200 | 400): Response | Promise<Response> {
  return adminPage(
    c,
    'Vigil: operator',
    html`<p role="status">${text}</p><p><a href="/operator">All tables</a></p>`,
    status,
  );
}

/** Returns a sentence about what an action did. */
export function resultText(
  name: AdminActionName,
  result: object,
  { table }: Readonly<Record<string, unknown>>,
): string {
  const { token, revoked, left, erased } = result as Readonly<Record<string, unknown>>;
  switch (name) {
    case 'host-link':
    case 'seat-link':
      return `The new link is /t/${table}#${token} (after the address of this server). Earlier ones have stopped working.`;
    case 'revoke':
      return `${revoked} links were revoked, ${left} still work.`;
    case 'erase':
      return `The address was erased at ${erased} places.`;
    case 'delete':
      return `The table ${table} and all its data were deleted.`;
    default:
      return 'It was done. The log of the table records the change.';
  }
}
