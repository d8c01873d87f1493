/** Shapes of requests to a table, checked completely before use. */
import { z } from '@hono/zod-openapi';
import { PRESETS } from '@vigil/content';
import { zoneOf } from '../notify/times.js';
import type { ApiRequestParts } from './replies.js';

const HOUR_OF_YEAR = 24 * 366;

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\u2800]/u;
/** Characters that join letters and emoji; they are allowed, although they control how text is shown. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * One line of text for names of people and tables: something visible, and no control characters. The document states
 * this in words: few languages know these classes of characters in patterns.
 */
const singleLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !CONTROL.test(text.replace(JOINERS, '')), 'holds characters that cannot be shown')
    .refine((text) => VISIBLE.test(text), 'shows nothing')
    .openapi({ description: 'One line, without control characters.' });

/** Refers to the generated schema of a part that the rules of a table read (`replies.ts`). */
export const schemaRef = (name: keyof ApiRequestParts) => ({ allOf: [{ $ref: `#/components/schemas/${name}` }] });

const KEY_EXAMPLE = '3fa85f64-5717-4562';

const SEAT = z.number().int().min(0).max(7).openapi({ description: 'A seat, from 0, clockwise.' });
const KEY = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .openapi({ description: 'Chosen by the sender: a request repeated with the same key has one effect.' });
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
  .refine((zone) => zoneOf(zone) !== undefined, 'is not a time zone')
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
  .openapi('NewTableSettings', {
    description:
      '`deadline` and `reminder` in hours, `away` in days. `absence`: what happens when a deadline has passed.',
    example: { pace: 'live' },
  });

/** The id of a component, a pack, a preset, a house rule or its value. */
const COMPONENT = z.string().regex(/^[A-Za-z0-9-]{1,80}$/, 'is not an id');
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
  .openapi('Setup', {
    description:
      'A new game. A preset adds its packs and house rules; own house rules take precedence. The rules check the ids.',
    example: { investigators: ['kate-winthrop', 'random'], ancientOne: 'random' },
  });

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
  .openapi('ChangedSettings', {
    description: 'Omitted settings stay. null: no deadline, or no reminders.',
    example: { deadline: 72, reminder: null },
  });
const TABLE_ROLE = z.enum(['host', 'keeper']);
const ROLE_HOLDER = SEAT.nullable().openapi({ description: 'The new holder; null: the host is the keeper again.' });
export const SETTINGS = z
  .strictObject({ settings: SETTINGS_CHANGE, key: KEY })
  .openapi('SettingsWanted', { example: { settings: { deadline: 72 }, key: KEY_EXAMPLE } });
export const ROLE = z
  .strictObject({ role: TABLE_ROLE, to: ROLE_HOLDER, key: KEY })
  .openapi('RoleWanted', { example: { role: 'keeper', to: 1, key: KEY_EXAMPLE } });
export const PROPOSAL = z
  .strictObject({
    seat: SEAT,
    change: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('settings'), settings: SETTINGS_CHANGE }),
      z.strictObject({ kind: z.literal('role'), role: TABLE_ROLE, to: ROLE_HOLDER }),
    ]),
  })
  .openapi('ProposalWanted', { example: { seat: 0, change: { kind: 'role', role: 'host', to: 1 } } });
export const PROPOSAL_VOTE = z
  .strictObject({ seat: SEAT.optional(), yes: z.boolean() })
  .openapi('ProposalVote', { example: { seat: 1, yes: true } });

export const NEW_TABLE = z
  .strictObject({
    name: singleLine(80),
    game: z.enum(['arkham', 'haunt']),
    setup: SETUP.optional(),
    settings: TABLE_SETTINGS,
    hostName: NAME.optional().openapi({ description: 'The name of a host who may have no seat.' }),
    saved: z
      .record(z.string(), z.unknown())
      .optional()
      .openapi({ description: 'A saved game to continue here, instead of `setup`.' }),
  })
  .openapi('NewTable', {
    description: 'Needs either `setup` or `saved`, a saved game or an export to continue here.',
    example: {
      name: 'Thursdays',
      game: 'arkham',
      setup: {
        investigators: ['kate-winthrop', 'random'],
        ancientOne: 'yig',
        packs: ['base'],
        houseRules: { phaseOrder: 'free' },
      },
      settings: { pace: 'post', deadline: 48, reminder: 24, absence: 'vote' },
    },
  });

export const CLAIM = z
  .strictObject({ seat: SEAT, name: NAME, language: LANGUAGE.optional() })
  .openapi('Claim', { example: { seat: 1, name: 'Bob', language: 'en' } });
export const LEAVE = z.strictObject({ seat: SEAT }).openapi('Leave', { example: { seat: 1 } });
export const INVESTIGATOR = z
  .strictObject({ investigator: z.string().regex(/^[a-z0-9-]{1,80}$/) })
  .openapi('Investigator', { example: { investigator: 'joe-diamond' } });
export const BOT = z.strictObject({ bot: z.boolean() }).openapi('Bot', { example: { bot: true } });
export const LINK = z
  .strictObject({
    role: z.enum(['seat', 'host', 'spectator']),
    seat: SEAT.optional(),
    only: z.boolean().default(false).openapi({ description: 'Earlier links to the same seat or role no longer work.' }),
  })
  .openapi('LinkWanted', {
    description: 'A new link to a seat, for the host or for spectators. `seat` is needed for a seat alone.',
    example: { role: 'seat', seat: 1, only: true },
  });
export const KEYED = z.strictObject({ key: KEY }).openapi('Keyed', { example: { key: KEY_EXAMPLE } });
export const PAUSE = z.strictObject({ paused: z.boolean() }).openapi('Pause', { example: { paused: true } });
export const MY_TABLES = z
  .strictObject({ links: z.array(z.strictObject({ table: z.string().max(20), token: TOKEN })).max(200) })
  .openapi('Mine', {
    example: { links: [{ table: 'k3v9qx2m7r5t8w1z', token: 'q0b1c2d3e4f5g6h7i8j9k0l1m2n3o4p5q6r7s8t9u0v' }] },
  });

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
  .openapi('Answer', {
    description:
      '`mark` of the decision: the answer is refused as `stale` if the question has changed. `seat`: for a holder of several seats, or one who answers for another seat.',
    example: { decision: '57', option: 'fight', mark: '0a1b2c3d', key: KEY_EXAMPLE },
  });
export const VOTE = z.strictObject({ seat: SEAT, decision: DECISION, option: OPTION, key: KEY }).openapi('Vote', {
  description: 'A vote in a poll: a decision that several seats make together (`polls` of `TableUpdate`).',
  example: { seat: 0, decision: '57', option: 'first:1', key: KEY_EXAMPLE },
});
export const UNDO = z
  .strictObject({ to: z.number().int().min(0), seen: z.number().int().min(0), key: KEY })
  .openapi('Undo', {
    example: { to: 12, seen: 42, key: KEY_EXAMPLE },
    description: 'Undoes answers until `to` are left; `seen`: the last entry number that the client knows.',
  });
export const AGREE = z
  .strictObject({ seat: SEAT, undo: z.string().max(60), yes: z.boolean(), key: KEY })
  .openapi('Agree', {
    description: '`undo`: the id of `undoRequest`.',
    example: { seat: 1, undo: '42-12', yes: true, key: KEY_EXAMPLE },
  });
export const OVERRIDE = z
  .strictObject({ correction: z.record(z.string(), z.unknown()).openapi(schemaRef('Correction')), why: TEXT, key: KEY })
  .openapi('Override', {
    example: {
      correction: { do: 'figure', seat: 0, what: 'sanity', to: 3 },
      why: 'We forgot the Ally.',
      key: KEY_EXAMPLE,
    },
    description: '`correction`: as docs/api.md lists them.',
  });
export const CHAT = z
  .strictObject({
    seat: SEAT.optional(),
    text: TEXT,
    key: KEY,
    narrates: z.boolean().optional().openapi({ description: 'Of the keeper alone: it is part of the story.' }),
    plan: SEAT.optional().openapi({ description: 'The seat whose plan it comments on.' }),
  })
  .openapi('Say', { example: { seat: 0, text: 'I take the gate.', key: KEY_EXAMPLE } });

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
