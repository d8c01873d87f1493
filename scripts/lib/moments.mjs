/** Moments of games for films and pictures: the game before each, the way to it, and stills of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, root } from './run.mjs';

/** A choice that looks random and is always the same. */
const pickOption = (turn, options) => (turn * 7 + 3) % options;

/** Two investigators before the seal of a gate that fills the Doom track. */
const BEFORE_YIG = {
  game: 'haunt',
  ancientOne: 'yig',
  investigators: [
    { name: 'Gloria', sheet: 'gloria-goldberg', place: 'woods', clues: 7, cards: ['enchanted-knife'] },
    { name: 'Joe', sheet: 'joe-diamond', place: 'woods', clues: 3, cards: ['tommy-gun', 'shrivelling'] },
  ],
  phase: 'city',
  segment: 5,
  active: 'Gloria',
  doom: 8,
  mythos: ['all-quiet-in-arkham'],
  board: { gates: { woods: 'abyss', graveyard: { down: 'rlyeh' }, 'black-cave': 'yuggoth' } },
};

/** An epic battle whose seventh card is a plot. */
export const EPIC_BATTLE = {
  name: 'epic battle',
  game: 'arkham',
  packs: ['base', 'kingsport'],
  covers: [],
  ancientOne: 'hastur',
  houseRules: { epicBattle: 'yes' },
  boxes: {
    kingsport: {
      epic: {
        deck: [
          ...['sinister-plot-1', 'noble-sacrifice', 'ground-gives-way', 'panic', 'end-of-everything', 'no-respite'],
          ...['darkness-rises', 'evil-corruption', 'sinister-plot-2', 'sinister-plot-3'],
        ].map((id) => `epic-${id}`),
        plots: ['plot-growing-in-power', 'plot-high-stakes', 'plot-the-last-straw'],
        gates: 3,
      },
    },
  },
  phase: 'final-refresh',
  battle: { round: 7, rating: -4, pool: 1 },
  doom: 6,
  investigators: [
    { name: 'Joe', sheet: 'joe-diamond', cards: ['tommy-gun'], clues: 3 },
    { name: 'Kate', sheet: 'kate-winthrop', clues: 2 },
    { name: 'Gloria', sheet: 'gloria-goldberg' },
  ],
};
/** Answers up to the card, without trades. */
export const TO_THE_CARD = ['keep', 'keep', 'keep', 'done', 'done', 'done'];

const WON = 'won-gates-sealed';
const HAUNT = 'haunt-tracks-full';
const seeded = (n, packs = ['base'], more = {}) => ({ seeded: { game: 'arkham', packs, n, more } });

/**
 * All filmed moments.
 *
 *   - `kind`: kind of the moment, if not its name;
 *   - `of`: a saved game of fixtures/games, a game of pseudo-random answers, or an arranged position;
 *   - `event`: the event that shows the moment, by some of its fields;
 *   - `after`: least number of answers before it.
 */
export const MOMENTS = {
  gate: { of: { saved: WON }, event: { type: 'gateOpened' }, after: 60 },
  surge: { of: { saved: 'azathoth-doom' }, event: { type: 'surge' } },
  closed: { of: { saved: 'azathoth-doom' }, event: { type: 'gateClosed' } },
  sealed: { of: { saved: WON }, event: { type: 'sealed' }, after: 60 },
  'gate-turned': { of: { saved: HAUNT }, event: { type: 'gateTurned' } },
  mythos: { of: seeded(2, ['base', 'kingsport']), event: { type: 'mythos' }, after: 30 },
  encounter: { of: { saved: WON }, event: { type: 'encounter' }, after: 60 },
  doom: { of: { saved: HAUNT }, event: { type: 'doom' }, after: 20 },
  terror: { of: { saved: 'azathoth-doom' }, event: { type: 'terror' } },
  rumor: { of: { saved: 'hastur-too-many-monsters' }, event: { type: 'rumor', outcome: 'failed' } },
  insane: { of: { saved: 'hastur-doom' }, event: { type: 'fateApplied', fate: 'insane' }, kind: 'fell' },
  unconscious: {
    of: { saved: 'azathoth-too-many-monsters' },
    event: { type: 'fateApplied', fate: 'unconscious' },
    kind: 'fell',
  },
  devoured: { of: { saved: 'yig-too-many-monsters' }, event: { type: 'fateApplied', fate: 'devoured' }, kind: 'fell' },
  lost: { of: { saved: 'cthulhu-gates' }, event: { type: 'fateApplied', fate: 'lost' }, kind: 'fell' },
  arrested: {
    of: { saved: 'shub-niggurath-too-many-monsters' },
    event: { type: 'fateApplied', fate: 'arrested' },
    kind: 'fell',
  },
  dead: { of: { saved: HAUNT }, event: { type: 'removed', how: 'dead' }, kind: 'fell' },
  comes: { of: { saved: HAUNT }, event: { type: 'newInvestigator' } },
  stirs: { of: { arranged: BEFORE_YIG, answers: ['seal'], then: 'doom:2:terror:0' }, event: { type: 'ancientOne' } },
  awakened: { of: { saved: 'azathoth-gates' }, event: { type: 'awakened' } },
  victory: { of: { saved: WON }, event: { type: 'over' } },
  defeat: { of: { saved: 'cthulhu-doom' }, event: { type: 'over' } },
  'rift-opens': { of: seeded(0, ['base', 'kingsport']), event: { what: 'kingsport.rift-opens' }, kind: 'gate' },
  'rift-moves': { of: seeded(0, ['base', 'kingsport']), event: { what: 'kingsport.rift-moves' }, kind: 'monster' },
  horror: { of: seeded(1, ['base', 'dunwich']), event: { type: 'tokens', on: 'the-dunwich-horror' }, kind: 'monster' },
  blight: {
    of: seeded(10, ['base', 'king-in-yellow'], { herald: 'the-king-in-yellow-herald' }),
    event: { type: 'laidOut', card: 'velma' },
    kind: 'mythos',
  },
  epic: {
    of: { arranged: EPIC_BATTLE, answers: TO_THE_CARD.slice(0, -1), then: TO_THE_CARD.at(-1) },
    event: { type: 'laidOut' },
    kind: 'mythos',
  },
  exhibit: {
    of: seeded(26, ['base', 'dark-pharaoh']),
    event: { type: 'received', card: 'mask-of-wisdom' },
    kind: 'mythos',
  },
  act: { of: seeded(2, ['base', 'king-in-yellow']), event: { type: 'laidOut', card: 'act-1' }, kind: 'mythos' },
};

/** The save just before the answer that brings a moment, and that answer. */
export async function createSaveBefore({ of, event: expected, after = 0 }) {
  const { loadBoxes } = await import('@vigil/content');
  const { Play } = await import('@vigil/engine');
  const { contentOfBoxes, arkhamRulesOf, hauntRulesOf, ...games } = await import('@vigil/rules');
  const saved = of.saved && JSON.parse(readFileSync(join(root, 'fixtures', 'games', `${of.saved}.json`), 'utf8'));
  const game = saved?.game ?? of.seeded?.game ?? of.arranged.game;
  const boxes = await loadBoxes(of.seeded?.packs ?? of.arranged?.packs ?? ['base']);
  const rules = games[game](contentOfBoxes(boxes), { arkham: arkhamRulesOf, haunt: hauntRulesOf }[game](boxes));
  let happened = false;
  const listen = (event) => {
    happened ||= Object.entries(expected).every(([field, value]) => event[field] === value);
  };
  const play = await startPlay();
  const answers = saved?.answers.map(([, option]) => option) ?? [...(of.answers ?? [])];
  const limit = saved ? answers.length : 500;
  for (let turn = 0; turn < limit; turn++) {
    const [decision] = play.decisions;
    if (!decision) break;
    const scripted = answers[turn] ?? (turn === answers.length ? of.then : undefined);
    const option = scripted ?? decision.options[of.arranged ? 0 : pickOption(turn, decision.options.length)].id;
    const save = Buffer.from(JSON.stringify(play.save()));
    happened = false;
    play.answer(saved ? saved.answers[turn][0] : decision.id, option);
    if (turn >= after && happened) return { save, option };
  }
  throw new Problem(`nothing tells ${JSON.stringify(expected)}`);

  async function startPlay() {
    if (saved) {
      const { seed, setup, position } = saved.origin;
      return setup
        ? Play.start(rules, setup, seed, {}, listen)
        : Play.from(rules, rules.upgrade?.(position) ?? position, seed, undefined, listen);
    }
    if (of.seeded) {
      const setup = {
        investigators: ['random', 'random'],
        ancientOne: 'random',
        packs: of.seeded.packs,
        ...of.seeded.more,
      };
      return Play.start(rules, setup, `film-${of.seeded.n}`, {}, listen);
    }
    const { gameOf } = await import('@vigil/lab/scenario');
    const document = { name: 'filmed', covers: [], ...of.arranged };
    const { state } = gameOf(document).setUp(document, boxes);
    return Play.from(rules, state, document.name, undefined, listen);
  }
}

/** Postpones the timers of moments, because a film steps through them by hand. */
const holdTimers = () => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (then, ms, ...rest) => wait(then, ms > 240 ? 600_000 : ms, ...rest);
};

/** Answers at a table just before a moment and waits until it is shown. Returns its length in milliseconds. */
export async function playToMoment(page, { option, kind }) {
  // The code of animations loads on the first user input.
  await page.mouse.move(100, 300);
  await page.waitForSelector('html[data-moving]', { state: 'attached' });
  await page.waitForSelector('main.table[data-ready="true"]');
  await page.evaluate(holdTimers);
  await chooseOption(page, option);
  await skipRolls(page);
  // Close all tooltips.
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave')));
  await waitForMoment(page, kind);
  // Pictures load when they are first shown.
  await page.waitForTimeout(600);
  return Number(await page.getAttribute('.moment', 'data-lasts'));
}

/** Ends the rolls before a moment by presses, since their timers are postponed too. */
async function skipRolls(page) {
  for (let n = 0; n < 8 && (await page.locator('.moment').count()) === 0; n++) {
    await page.mouse.click(1, 1);
    await page.waitForTimeout(300);
  }
}

/** Gives an answer; for some options the first press only shows a preview. */
export async function chooseOption(page, option) {
  const table = page.locator('main.table');
  const before = await table.getAttribute('data-answers');
  const answer = page.locator(`[data-option="${option}"]`).first();
  await answer.click();
  await page.waitForTimeout(300);
  const same = (await table.getAttribute('data-answers')) === before;
  if (same && (await answer.isVisible())) await answer.click();
}

/** Skips earlier moments until one of this kind is shown. */
export async function waitForMoment(page, kind) {
  for (let n = 0; n < 9; n++) {
    await page.waitForSelector('.moment', { state: 'attached', timeout: 20_000 });
    if ((await page.locator(`.moment[data-moment="${kind}"]`).count()) > 0) break;
    await page.waitForTimeout(500);
    await page.keyboard.press('.');
    await page.waitForTimeout(100);
  }
  await page.locator(`.moment[data-moment="${kind}"]`).waitFor({ state: 'attached', timeout: 10_000 });
}

/** Pauses all animations of the current moment at a time. */
export async function pauseAt(page, ms) {
  await page.evaluate((then) => {
    for (const one of document.querySelector('.moment').getAnimations({ subtree: true })) {
      one.pause();
      one.currentTime = then;
    }
  }, ms);
}
