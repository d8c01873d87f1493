import type { Api } from '../../api/api.js';
import type { NotifyDeps } from '../notify-deps.js';
import { pageRoutes } from './pages.js';
import { addressRoutes } from './routes.js';

/** All routes of notifications. */
export function notifyRoutes(api: Api, means: NotifyDeps): void {
  addressRoutes(api, means);
  pageRoutes(api, means);
}
