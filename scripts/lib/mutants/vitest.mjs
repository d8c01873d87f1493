/**
 * Replaces `vitest` in the threads of the mutation tests: the same expectations, but tests are collected instead of
 * run. A test is identified by its unformatted name; all rows of an `each` share it.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
globalThis[GLOBAL_EXPECT] = expect;
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
expect.extend = (matchers) => chai.expect.extend(expect, matchers);
expect.extend(customMatchers);
/** Ends the test at its first failure, unlike Vitest's; that is enough here. */
expect.soft = expect;

/** Hooks of one `describe`. */
const room = () => ({ before: [], after: [], beforeEach: [], afterEach: [] });
let file = { tests: [], rooms: [room()], waiting: [] };

/** Loads a test file. Resolves to its tests: `name`, and `run` with its hooks; each row of an `each` is one. */
export async function collect(load) {
  file = { tests: [], rooms: [room()], waiting: [] };
  const here = file;
  await load();
  // Bodies of `describe` run after the file.
  while (here.waiting.length > 0) await here.waiting.shift()();
  return here.tests;
}

export function describe(_name, ...rest) {
  const body = rest.find((one) => typeof one === 'function');
  const rooms = [...file.rooms, room()];
  const here = file;
  here.waiting.push(async () => {
    const before = here.rooms;
    here.rooms = rooms;
    const waiting = here.waiting;
    here.waiting = [];
    await body();
    while (here.waiting.length > 0) await here.waiting.shift()();
    here.waiting = waiting;
    here.rooms = before;
  });
}
describe.each = (rows) => (name, body) => {
  for (const row of rows) describe(name, () => body(...argsOf(row)));
};

export function it(name, ...rest) {
  put(
    name,
    rest.find((one) => typeof one === 'function'),
  );
}
it.each = (rows) => (name, body) => {
  for (const row of rows) put(name, () => body(...argsOf(row)));
};
export const test = Object.assign((name, ...rest) => it(name, ...rest), { each: it.each });

const argsOf = (row) => (Array.isArray(row) ? row : [row]);

function put(name, body) {
  const { rooms } = file;
  file.tests.push({ name: name.replace(/\s+/g, ' '), run: () => inRooms(rooms, body) });
}

const opened = new Set();

async function inRooms(rooms, body) {
  for (const one of rooms) {
    if (opened.has(one)) continue;
    opened.add(one);
    for (const hook of one.before) await hook();
  }
  for (const one of rooms) for (const hook of one.beforeEach) await hook();
  try {
    await body();
  } finally {
    for (const one of rooms) for (const hook of one.afterEach) await hook();
  }
}

export const beforeAll = (hook) => void file.rooms.at(-1).before.push(hook);
export const afterAll = () => {};
export const beforeEach = (hook) => void file.rooms.at(-1).beforeEach.push(hook);
export const afterEach = (hook) => void file.rooms.at(-1).afterEach.push(hook);
export const vi = { setConfig() {}, spyOn };

/** Replaces a method until it is restored. */
function spyOn(object, name) {
  const own = Object.getOwnPropertyDescriptor(object, name);
  const spy = {
    mockImplementation(body) {
      Object.defineProperty(object, name, { value: body, writable: true, configurable: true });
      return spy;
    },
    mockRestore() {
      if (own) Object.defineProperty(object, name, own);
      else delete object[name];
    },
  };
  return spy;
}
