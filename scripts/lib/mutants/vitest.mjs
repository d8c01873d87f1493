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
const createHooks = () => ({ before: [], after: [], beforeEach: [], afterEach: [] });
let file = { tests: [], suites: [createHooks()], waiting: [] };

/** Loads a test file. Resolves to its tests: `name`, and `run` with its hooks; each row of an `each` is one. */
export async function collect(load) {
  file = { tests: [], suites: [createHooks()], waiting: [] };
  const current = file;
  await load();
  // Bodies of `describe` run after the file.
  while (current.waiting.length > 0) await current.waiting.shift()();
  return current.tests;
}

export function describe(_name, ...rest) {
  const body = rest.find((one) => typeof one === 'function');
  const suites = [...file.suites, createHooks()];
  const current = file;
  current.waiting.push(async () => {
    const before = current.suites;
    current.suites = suites;
    const waiting = current.waiting;
    current.waiting = [];
    await body();
    while (current.waiting.length > 0) await current.waiting.shift()();
    current.waiting = waiting;
    current.suites = before;
  });
}
describe.each = (rows) => (name, body) => {
  for (const row of rows) describe(name, () => body(...argsOf(row)));
};

export function it(name, ...rest) {
  addTest(
    name,
    rest.find((one) => typeof one === 'function'),
  );
}
it.each = (rows) => (name, body) => {
  for (const row of rows) addTest(name, () => body(...argsOf(row)));
};
export const test = Object.assign((name, ...rest) => it(name, ...rest), { each: it.each });

const argsOf = (row) => (Array.isArray(row) ? row : [row]);

function addTest(name, body) {
  const { suites } = file;
  file.tests.push({ name: name.replace(/\s+/g, ' '), run: () => runWithHooks(suites, body) });
}

const started = new Set();

async function runWithHooks(suites, body) {
  for (const one of suites) {
    if (started.has(one)) continue;
    started.add(one);
    for (const hook of one.before) await hook();
  }
  for (const one of suites) for (const hook of one.beforeEach) await hook();
  try {
    await body();
  } finally {
    for (const one of suites) for (const hook of one.afterEach) await hook();
  }
}

export const beforeAll = (hook) => void file.suites.at(-1).before.push(hook);
export const afterAll = () => {};
export const beforeEach = (hook) => void file.suites.at(-1).beforeEach.push(hook);
export const afterEach = (hook) => void file.suites.at(-1).afterEach.push(hook);
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
