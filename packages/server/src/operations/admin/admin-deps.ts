import type { MessageLinks } from '../../notify/message-links.js';
import type { NotifyRows } from '../../notify/rows/rows.js';
import type { TableApp } from '../../table-app.js';

/** Dependencies of the actions. `notify`: undefined if the server has no notifications. */
export interface AdminDeps {
  readonly app: TableApp;
  readonly notify: NotifyAccess | undefined;
}

/** The addresses of a server, and the links that its messages contain. */
export interface NotifyAccess {
  readonly rows: NotifyRows;
  readonly links: Pick<MessageLinks, 'seatHash'>;
}
