import type { Api } from '../../api/api.js';
import type { NotifyDeps } from '../notify-deps.js';
import { pageRoutes } from './pages.js';
import { addressRoutes } from './routes.js';

/** All routes of notifications. */
export function notifyRoutes(api: Api, deps: NotifyDeps): void {
  addressRoutes(api, deps);
  pageRoutes(api, deps);
}
