import type { Api } from '../../api/api.js';
import type { NotifyDeps } from '../notify-deps.js';
import { pageRoutes } from './pages.js';
import { addressRoutes } from './routes.js';

/** Everything over HTTP that is about being told. */
export function notifyRoutes(api: Api, means: NotifyDeps): void {
  addressRoutes(api, means);
  pageRoutes(api, means);
}
