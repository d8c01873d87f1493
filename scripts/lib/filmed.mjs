/** Moments of games for films and pictures: the game before each, the way to it, and stills of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, root } from './run.mjs';

/** A choice that looks random and is always the same. */
const choice = (turn, options) => (turn * 7 + 3) % options;

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
 *   - `told`: the event that shows the moment, by some of its fields;
 *   - `after`: least number of answers before it.
 */
export const FILMED = {
  gate: { of: { kept: WON }, told: { type: 'gateOpened' }, after: 60 },
  surge: { of: { kept: 'azathoth-doom' }, told: { type: 'surge' } },
  closed: { of: { kept: 'azathoth-doom' }, told: { type: 'gateClosed' } },
  sealed: { of: { kept: WON }, told: { type: 'sealed' }, after: 60 },
  'gate-turned': { of: { kept: HAUNT }, told: { type: 'gateTurned' } },
  mythos: { of: seeded(2, ['base', 'kingsport']), told: { type: 'mythos' }, after: 30 },
  encounter: { of: { kept: WON }, told: { type: 'encounter' }, after: 60 },
  doom: { of: { kept: HAUNT }, told: { type: 'doom' }, after: 20 },
  terror: { of: { kept: 'azathoth-doom' }, told: { type: 'terror' } },
  rumor: { of: { kept: 'hastur-too-many-monsters' }, told: { type: 'rumor', outcome: 'failed' } },
  insane: { of: { kept: 'hastur-doom' }, told: { type: 'befell', fate: 'insane' }, kind: 'fell' },
  unconscious: {
    of: { kept: 'azathoth-too-many-monsters' },
    told: { type: 'befell', fate: 'unconscious' },
    kind: 'fell',
  },
  devoured: { of: { kept: 'yig-too-many-monsters' }, told: { type: 'befell', fate: 'devoured' }, kind: 'fell' },
  lost: { of: { kept: 'cthulhu-gates' }, told: { type: 'befell', fate: 'lost' }, kind: 'fell' },
  arrested: {
    of: { kept: 'shub-niggurath-too-many-monsters' },
    told: { type: 'befell', fate: 'arrested' },
    kind: 'fell',
  },
  dead: { of: { kept: HAUNT }, told: { type: 'removed', how: 'dead' }, kind: 'fell' },
  comes: { of: { kept: HAUNT }, told: { type: 'newInvestigator' } },
  stirs: { of: { arranged: BEFORE_YIG, answers: ['seal'], then: 'doom:2:terror:0' }, told: { type: 'ancientOne' } },
  awakened: { of: { kept: 'azathoth-gates' }, told: { type: 'awakened' } },
  victory: { of: { kept: WON }, told: { type: 'over' } },
  defeat: { of: { kept: 'cthulhu-doom' }, told: { type: 'over' } },
  'rift-opens': { of: seeded(0, ['base', 'kingsport']), told: { what: 'kingsport.rift-opens' }, kind: 'gate' },
  'rift-moves': { of: seeded(0, ['base', 'kingsport']), told: { what: 'kingsport.rift-moves' }, kind: 'monster' },
  horror: { of: seeded(1, ['base', 'dunwich']), told: { type: 'tokens', on: 'the-dunwich-horror' }, kind: 'monster' },
  blight: {
    of: seeded(10, ['base', 'king-in-yellow'], { herald: 'the-king-in-yellow-herald' }),
    told: { type: 'laidOut', card: 'velma' },
    kind: 'mythos',
  },
  epic: {
    of: { arranged: EPIC_BATTLE, answers: TO_THE_CARD.slice(0, -1), then: TO_THE_CARD.at(-1) },
    told: { type: 'laidOut' },
    kind: 'mythos',
  },
  exhibit: {
    of: seeded(26, ['base', 'dark-pharaoh']),
    told: { type: 'received', card: 'mask-of-wisdom' },
    kind: 'mythos',
  },
  act: { of: seeded(2, ['base', 'king-in-yellow']), told: { type: 'laidOut', card: 'act-1' }, kind: 'mythos' },
};

/** The save just before the answer that brings a moment, and that answer. */
export async function savedBefore({ of, told, after = 0 }) {
  const { loadBoxes } = await import('@vigil/content');
  const { Play } = await import('@vigil/engine');
  const { contentOf, arkhamRules, hauntRules, ...games } = await import('@vigil/rules');
  const kept = of.kept && JSON.parse(readFileSync(join(root, 'fixtures', 'games', `${of.kept}.json`), 'utf8'));
  const game = kept?.game ?? of.seeded?.game ?? of.arranged.game;
  const boxes = await loadBoxes(of.seeded?.packs ?? of.arranged?.packs ?? ['base']);
  const rules = games[game](contentOf(boxes), { arkham: arkhamRules, haunt: hauntRules }[game](boxes));
  let happened = false;
  const hear = (event) => {
    happened ||= Object.entries(told).every(([field, value]) => event[field] === value);
  };
  const play = await begin();
  const answers = kept?.answers.map(([, option]) => option) ?? [...(of.answers ?? [])];
  const whole = kept ? answers.length : 500;
  for (let turn = 0; turn < whole; turn++) {
    const [decision] = play.decisions;
    if (!decision) break;
    const scripted = answers[turn] ?? (turn === answers.length ? of.then : undefined);
    const option = scripted ?? decision.options[of.arranged ? 0 : choice(turn, decision.options.length)].id;
    const save = Buffer.from(JSON.stringify(play.save()));
    happened = false;
    play.answer(kept ? kept.answers[turn][0] : decision.id, option);
    if (turn >= after && happened) return { save, option };
  }
  throw new Problem(`nothing tells ${JSON.stringify(told)}`);

  async function begin() {
    if (kept) {
      const { seed, setup, position } = kept.origin;
      return setup
        ? Play.start(rules, setup, seed, {}, hear)
        : Play.from(rules, rules.upgrade?.(position) ?? position, seed, undefined, hear);
    }
    if (of.seeded) {
      const setup = {
        investigators: ['random', 'random'],
        ancientOne: 'random',
        packs: of.seeded.packs,
        ...of.seeded.more,
      };
      return Play.start(rules, setup, `film-${of.seeded.n}`, {}, hear);
    }
    const { gameOf } = await import('@vigil/lab/scenario');
    const document = { name: 'filmed', covers: [], ...of.arranged };
    const { state } = gameOf(document).setUp(document, boxes);
    return Play.from(rules, state, document.name, undefined, hear);
  }
}

/** Postpones the timers of moments, because a film steps through them by hand. */
const holdTimers = () => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (then, ms, ...rest) => wait(then, ms > 240 ? 600_000 : ms, ...rest);
};

/** Answers at a table just before a moment and waits until it is shown. Returns its length in milliseconds. */
export async function reach(page, { option, kind }) {
  // The code of animations loads on the first user input.
  await page.mouse.move(100, 300);
  await page.waitForSelector('html[data-moving]', { state: 'attached' });
  await page.waitForSelector('main.table[data-ready="true"]');
  await page.evaluate(holdTimers);
  await give(page, option);
  // Close all tooltips.
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.documentElement.dispatchEvent(new PointerEvent('pointerleave')));
  await begun(page, kind);
  // Pictures load when they are first shown.
  await page.waitForTimeout(600);
  return Number(await page.getAttribute('.moment', 'data-lasts'));
}

/** Gives an answer; for some options the first press only shows a preview. */
export async function give(page, option) {
  const table = page.locator('main.table');
  const before = await table.getAttribute('data-answers');
  const answer = page.locator(`[data-option="${option}"]`).first();
  await answer.click();
  await page.waitForTimeout(300);
  const same = (await table.getAttribute('data-answers')) === before;
  if (same && (await answer.isVisible())) await answer.click();
}

/** Skips earlier moments until one of this kind is shown. */
export async function begun(page, kind) {
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
export async function stopAt(page, ms) {
  await page.evaluate((then) => {
    for (const one of document.querySelector('.moment').getAnimations({ subtree: true })) {
      one.pause();
      one.currentTime = then;
    }
  }, ms);
}
