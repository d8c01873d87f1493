import type { Migration } from 'kysely';
import { up as tables } from './0001-tables.js';
import { up as notify } from './0002-notify.js';
import { up as reminding } from './0003-reminding.js';
import { up as names } from './0004-names.js';
import { up as requests } from './0005-requests.js';
import { up as roles } from './0006-roles.js';
import { up as plans } from './0007-plans.js';
import { up as people } from './0008-people.js';
import { up as links } from './0009-links.js';

/**
 * Every schema change, in order. A released migration is never altered; a later change gets the next number, for both
 * databases.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: tables },
  '0002-notify': { up: notify },
  '0003-reminding': { up: reminding },
  '0004-names': { up: names },
  '0005-requests': { up: requests },
  '0006-roles': { up: roles },
  '0007-plans': { up: plans },
  '0008-people': { up: people },
  '0009-links': { up: links },
};
