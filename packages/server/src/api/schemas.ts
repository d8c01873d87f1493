/** Shapes of requests to a table, checked completely before use. */
import { z } from '@hono/zod-openapi';
import { PRESETS } from '@vigil/content';
import { zoneOf } from '../notify/times.js';

const HOUR_OF_YEAR = 24 * 366;

/**
 * One line of text for names of people and tables: something visible, and no control characters. Those that join
 * letters and emoji are allowed.
 */
const singleLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u, 'holds characters that cannot be shown')
    .regex(/[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\u2800]/u, 'shows nothing');

const SEAT = z.number().int().min(0).max(7).openapi({ description: 'A seat, from 0, clockwise.' });
const KEY = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .openapi({ description: 'Made up by the sender: what is sent twice with the same key is done once.' });
const NAME = singleLine(40);
const TEXT = z
  .string()
  .trim()
  .min(1)
  .max(8_000)
  .openapi({ description: 'Markdown; HTML and images are shown as they are written.' });
const LANGUAGE = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);
const TOKEN = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const DECISION = z.string().regex(/^\d{1,9}(\.\d{1,9})?$/);
const OPTION = z.string().min(1).max(300);

const ZONE = z
  .string()
  .max(60)
  .refine((zone) => zoneOf(zone) !== undefined, 'is no time zone')
  .openapi({ description: 'A time zone such as `Europe/Berlin`, in which deadlines rest on Saturdays and Sundays.' });

const TABLE_SETTINGS = z
  .strictObject({
    pace: z.enum(['live', 'post']),
    deadline: z.number().positive().max(HOUR_OF_YEAR).optional(),
    reminder: z.number().positive().max(HOUR_OF_YEAR).optional(),
    weekendZone: ZONE.optional(),
    absence: z.enum(['wait', 'keeper', 'harmless', 'bot', 'vote']).default('wait'),
    away: z.number().min(0).max(366).default(14),
    keeper: z.boolean().default(false),
    undo: z.enum(['ask', 'free', 'none']).default('ask'),
  })
  .openapi('TableSettings');

/** The id of a component, a pack, a preset, a house rule or its value. */
const COMPONENT = z.string().regex(/^[A-Za-z0-9-]{1,80}$/, 'is no id');
const MAX_PACKS = 40;
const MAX_HOUSE_RULES = 80;

/** The set-up of a game. Rules check the ids. */
const SETUP = z
  .strictObject({
    investigators: z.array(COMPONENT).min(1).max(8).openapi({
      description: 'A sheet for each seat in clockwise order, or `random`.',
    }),
    ancientOne: COMPONENT.default('random'),
    herald: COMPONENT.optional().openapi({ description: 'Of Arkham Horror, if a pack contains any; or `random`.' }),
    guardian: COMPONENT.optional().openapi({ description: 'Of Arkham Horror, if a pack contains any; or `random`.' }),
    packs: z.array(COMPONENT).max(MAX_PACKS).optional().openapi({ description: 'Default: the base game.' }),
    houseRules: z
      .record(COMPONENT, COMPONENT)
      .refine((rules) => Object.keys(rules).length <= MAX_HOUSE_RULES, `has more than ${MAX_HOUSE_RULES} rules`)
      .optional()
      .openapi({ description: 'Departures from the defaults, such as `{"phaseOrder": "free"}`.' }),
    preset: z
      .enum(PRESETS.map(({ id }) => id) as [string, ...string[]])
      .optional()
      .openapi({
        description: 'Adds the packs and house rules of a preset; `houseRules` takes precedence, as `--preset` does.',
      }),
  })
  .openapi('Setup');

/** Of these settings any may change while the game runs; null: no deadline, no reminders. */
const SETTINGS_CHANGE = z
  .strictObject({
    deadline: z.number().positive().max(HOUR_OF_YEAR).nullable().optional(),
    reminder: z.number().positive().max(HOUR_OF_YEAR).nullable().optional(),
    weekendZone: ZONE.nullable().optional(),
    absence: z.enum(['wait', 'keeper', 'harmless', 'bot', 'vote']).optional(),
    away: z.number().min(0).max(366).optional(),
    keeper: z.boolean().optional(),
    undo: z.enum(['ask', 'free', 'none']).optional(),
    arrival: z
      .enum(['agree', 'speedCheck'])
      .optional()
      .openapi({ description: 'The house rule of Arkham Horror; not during the Movement Phase.' }),
  })
  .openapi('SettingsChange');
const TABLE_ROLE = z.enum(['host', 'keeper']);
const ROLE_HOLDER = SEAT.nullable().openapi({ description: 'The new holder; null: the host is the keeper again.' });
export const SETTINGS = z.strictObject({ settings: SETTINGS_CHANGE, key: KEY }).openapi('SettingsWanted');
export const ROLE = z.strictObject({ role: TABLE_ROLE, to: ROLE_HOLDER, key: KEY }).openapi('RoleWanted');
export const PROPOSAL = z
  .strictObject({
    seat: SEAT,
    change: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('settings'), settings: SETTINGS_CHANGE }),
      z.strictObject({ kind: z.literal('role'), role: TABLE_ROLE, to: ROLE_HOLDER }),
    ]),
  })
  .openapi('ProposalWanted');
export const PROPOSAL_VOTE = z.strictObject({ seat: SEAT.optional(), yes: z.boolean() }).openapi('ProposalVote');

export const NEW_TABLE = z
  .strictObject({
    name: singleLine(80),
    game: z.enum(['arkham', 'haunt']),
    setup: SETUP.optional(),
    settings: TABLE_SETTINGS,
    saved: z
      .record(z.string(), z.unknown())
      .optional()
      .openapi({ description: 'A game that goes on here, instead of `setup`.' }),
  })
  .openapi('NewTable');

export const CLAIM = z.strictObject({ seat: SEAT, name: NAME, language: LANGUAGE.optional() }).openapi('Claim');
export const INVESTIGATOR = z
  .strictObject({ investigator: z.string().regex(/^[a-z0-9-]{1,80}$/) })
  .openapi('Investigator');
export const BOT = z.strictObject({ bot: z.boolean() }).openapi('Bot');
export const LINK = z
  .strictObject({
    role: z.enum(['seat', 'keeper', 'spectator']),
    seat: SEAT.optional(),
    only: z.boolean().default(false).openapi({ description: 'Earlier links to the same place open it no more.' }),
  })
  .openapi('LinkWanted');
export const KEYED = z.strictObject({ key: KEY }).openapi('Keyed');
export const PAUSE = z.strictObject({ paused: z.boolean() }).openapi('Pause');
export const MY_TABLES = z
  .strictObject({ links: z.array(z.strictObject({ table: z.string().max(20), token: TOKEN })).max(200) })
  .openapi('Mine');

export const ANSWER = z
  .strictObject({
    seat: SEAT.optional(),
    decision: DECISION,
    option: OPTION,
    mark: z
      .string()
      .regex(/^[0-9a-f]{8}$/)
      .optional(),
    key: KEY,
    narration: TEXT.optional(),
  })
  .openapi('Answer');
export const VOTE = z.strictObject({ seat: SEAT, decision: DECISION, option: OPTION, key: KEY }).openapi('Vote');
export const UNDO = z
  .strictObject({ to: z.number().int().min(0), seen: z.number().int().min(0), key: KEY })
  .openapi('Undo', {
    description: 'Takes back until `to` answers stand; `seen`: the last number of the table that was seen.',
  });
export const AGREE = z
  .strictObject({ seat: SEAT, undo: z.string().max(60), yes: z.boolean(), key: KEY })
  .openapi('Agree');
export const OVERRIDE = z
  .strictObject({ correction: z.record(z.string(), z.unknown()), why: TEXT, key: KEY })
  .openapi('Override', { description: '`correction`: as docs/api.md lists them.' });
export const CHAT = z
  .strictObject({
    seat: SEAT.optional(),
    text: TEXT,
    key: KEY,
    narrates: z.boolean().optional().openapi({ description: 'Of the keeper alone: it is part of the story.' }),
    plan: SEAT.optional().openapi({ description: 'The seat whose plan it comments on.' }),
  })
  .openapi('Say');

const COUNT = z.number().int().min(0);

/** Messages from the client over the live connection. */
export const CLIENT_MESSAGE = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('hello'),
    table: z.string().max(20),
    tokens: z.array(TOKEN).min(1).max(16),
    since: COUNT.optional(),
    chatSince: COUNT.optional(),
  }),
  ANSWER.extend({ do: z.literal('answer') }),
  VOTE.extend({ do: z.literal('vote') }),
  UNDO.extend({ do: z.literal('undo') }),
  AGREE.extend({ do: z.literal('agree') }),
  CHAT.extend({ do: z.literal('say') }),
  z.strictObject({ do: z.literal('look-at'), seat: SEAT, at: z.string().max(120).optional() }),
  z.strictObject({ do: z.literal('past'), at: COUNT }),
  z.strictObject({ do: z.literal('ping') }),
]);
