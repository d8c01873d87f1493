/** The pictures of docs/screens: screens, positions, and the steps that lead to them. */
import { EPIC_BATTLE, MOMENTS, TO_THE_CARD } from './moments.mjs';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Two investigators before the seal of a gate that fills the Doom track (docs/scenarios.md). */
const BEFORE_YIG = {
  name: 'drawn to Yig',
  game: 'haunt',
  ancientOne: 'yig',
  covers: [],
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

/** Two towns in the middle of a game: one investigator has a Task, two monsters are near a vortex. */
const TWO_TOWNS = {
  name: 'two towns',
  game: 'arkham',
  packs: ['base', 'dunwich'],
  covers: [],
  ancientOne: 'yig',
  boxes: { dunwich: { horror: 2 } },
  turn: 7,
  phase: 'movement',
  doom: 4,
  terror: 2,
  investigators: [
    {
      name: 'Kate',
      sheet: 'kate-winthrop',
      place: 'bishops-brook-bridge',
      money: 6,
      clues: 2,
      cards: [{ card: 'courier-run', tokens: 1 }, 'broken-hand', 'mania', 'tommy-gun'],
      skills: { speed: 3 },
    },
    { name: 'Gloria', sheet: 'gloria-goldberg', place: 'sentinel-hill', clues: 1 },
    { name: 'Joe', sheet: 'joe-diamond', place: 'merchant-district', money: 3 },
  ],
  board: {
    gates: { 'wizards-hill': 'plateau-of-leng', 'gardners-place': 'another-time', woods: 'rlyeh' },
    monsters: {
      'backwoods-country': ['zombie', 'gug'],
      'gardners-place': ['witch'],
      northside: ['ghoul'],
      uptown: ['byakhee', 'cultist'],
    },
    clues: { 'whateley-farm': 1, 'devils-hopyard': 2, 'the-unnamable': 2, 'black-cave': 1 },
  },
};

/** The play has begun, with the King's signs and blights on the table. */
const SECOND_ACT = {
  name: 'second act',
  game: 'arkham',
  packs: ['base', 'king-in-yellow'],
  covers: [],
  ancientOne: 'hastur',
  herald: 'the-king-in-yellow-herald',
  boxes: { 'king-in-yellow': { acts: ['act-2', 'act-3'], signs: { left: 7, terror: [0, 2], doom: 1 } } },
  inPlay: ['act-1', 'velma', 'doyle-jeffries'],
  turn: 6,
  phase: 'movement',
  doom: 5,
  terror: 3,
  investigators: [
    {
      name: 'Kate',
      sheet: 'kate-winthrop',
      place: 'science-building',
      clues: 2,
      money: 4,
      cards: [{ card: 'call-the-azure-flame', exhausted: true }, 'azure-flame', 'storm-of-spirits'],
    },
    { name: 'Joe', sheet: 'joe-diamond', place: 'merchant-district', money: 3 },
  ],
  board: {
    gates: { woods: 'rlyeh', graveyard: 'abyss' },
    monsters: {
      northside: ['riot'],
      southside: ['riot'],
      'miskatonic-university': ['riot'],
      uptown: ['byakhee', 'cultist'],
    },
    clues: { 'black-cave': 1, 'the-unnamable': 2 },
  },
};

/** A harbour with an open rift and rift markers on the board, a herald and a guardian. */
const HARBOUR = {
  name: 'harbour',
  game: 'arkham',
  packs: ['base', 'kingsport'],
  covers: [],
  ancientOne: 'yig',
  herald: 'tulzscha',
  guardian: 'nodens',
  boxes: {
    kingsport: {
      tracks: [
        {
          rift: 'crescent',
          known: true,
          at: 'harborside',
          since: 4,
          halves: [
            [{ place: 'hall-school', faceDown: true }, { place: 'st-erasmuss-home' }],
            [{ place: '607-water-st' }, { place: 'congregational-hospital' }],
          ],
        },
        { rift: 'circle', halves: [[{ place: 'artists-colony' }], []] },
        {
          rift: 'hexagon',
          halves: [[{ place: 'the-rope-and-anchor' }, { place: 'neils-curiosity-shop' }], [{ place: 'hall-school' }]],
        },
      ],
    },
  },
  turn: 6,
  phase: 'movement',
  doom: 3,
  terror: 1,
  investigators: [
    { name: 'Joe', sheet: 'joe-diamond', place: 'harborside', money: 5, clues: 2, skills: { speed: 4 } },
    { name: 'Kate', sheet: 'kate-winthrop', place: 'northside', clues: 1 },
    { name: 'Gloria', sheet: 'gloria-goldberg', place: 'central-hill' },
  ],
  board: {
    gates: { woods: 'unknown-kadath', 'independence-square': 'abyss' },
    monsters: { 'south-shore': ['ghoul'], 'the-causeway': ['zombie'], northside: ['cultist'] },
    clues: { 'black-cave': 1 },
  },
};

/** Two investigators marked by the exhibition: barred from streets, under a herald. */
const EXHIBITION = {
  name: 'exhibition',
  game: 'arkham',
  packs: ['base', 'dark-pharaoh'],
  covers: [],
  ancientOne: 'nyarlathotep',
  herald: 'herald-of-the-dark-pharaoh',
  turn: 5,
  phase: 'movement',
  doom: 4,
  terror: 2,
  investigators: [
    {
      name: 'Kate',
      sheet: 'kate-winthrop',
      place: 'uptown',
      clues: 2,
      money: 4,
      cards: ['barred-from-northside', 'barred-from-uptown', 'chime-of-ra', 'book-of-anubis'],
    },
    { name: 'Joe', sheet: 'joe-diamond', place: 'merchant-district', money: 3, cards: ['barred-from-downtown'] },
  ],
  board: {
    gates: { woods: 'abyss', graveyard: 'rlyeh' },
    monsters: { northside: ['ghoul'], southside: ['byakhee', 'cultist'] },
    clues: { 'black-cave': 1, 'the-unnamable': 2 },
  },
};

/** All built-in boxes, as the address of a new game names them. */
const ALL_BOXES = '#new?boxes=dunwich%2Bdark-pharaoh%2Bking-in-yellow%2Bkingsport';

/**
 * Pictures, each with its place and the steps before it.
 *
 *   - `address`: a screen;
 *   - `moment`: a saved game of fixtures/games (`game`), at the first question of one of these kinds, or with such an `aside`;
 *   - `moment.after`: least number of answers before it; without question and aside, the end of the game is shown;
 *   - `moment.arranged`: a position of this file, and the `answers` given in it;
 *   - `games`: games in the history.
 */
export const PICTURES = [
  { name: 'home', address: '', wait: '.home-plate .great' },
  {
    name: 'new-game',
    address: '#new',
    wait: '.setup-summary',
    async then(page) {
      await page.getByLabel('Seed').fill('lamplight');
      for (const person of [/Joe Diamond/, /Kate Winthrop/]) await page.getByRole('button', { name: person }).click();
      await page.mouse.move(1, 1);
      await page.evaluate(() => {
        document.activeElement?.blur();
        window.scrollTo(0, 0);
      });
    },
  },
  { name: 'learn', address: '#learn', wait: '.learn h1' },
  { name: 'lesson', address: '#learn', wait: '.learn h1', then: beginFirstLesson },
  { name: 'cards', address: '#cards', wait: '.tile svg' },
  { name: 'card', address: '#cards/elder-sign', wait: '.card-sheet h2' },
  { name: 'rules', address: '#rules/A-SKILL-08', wait: '.clause-entry.chosen' },
  { name: 'odds', address: '#rules/odds', wait: 'table' },
  { name: 'credits', address: '#credits', wait: 'main h1' },
  {
    name: 'history',
    address: '#history',
    wait: '.saved-game',
    games: ['won-gates-closed', 'cthulhu-gates', 'haunt-tracks-full', 'won-gates-sealed'],
  },
  { name: 'monsters', sheet: ['base/plates', 'base/stages'], size: { width: 1440, height: 940 } },
  { name: 'table', moment: { game: 'won-gates-sealed', question: ['q.movement'], after: 190 } },
  { name: 'fight', moment: { game: 'won-gates-sealed', question: ['q.fight-or-evade', 'q.hands'], after: 150 } },
  { name: 'encounter', moment: { game: 'won-gates-sealed', question: ['q.may'], after: 39 } },
  { name: 'encounter-elsewhere', moment: { game: 'won-gates-closed', question: ['q.may'], after: 34 } },
  { name: 'trade', moment: { game: 'won-gates-sealed', aside: 'trade', after: 60 }, then: openAside },
  { name: 'final-battle', moment: { game: 'won-ancient-one-defeated', question: ['q.final-attack'], after: 0 } },
  { name: 'won', moment: { game: 'won-gates-sealed' } },
  { name: 'dunwich', moment: { arranged: TWO_TOWNS, answers: [] } },
  { name: 'new-game-boxes', address: ALL_BOXES, wait: '.way' },
  { name: 'kingsport', moment: { arranged: HARBOUR, answers: [] } },
  { name: 'dark-pharaoh', moment: { arranged: EXHIBITION, answers: [] } },
  { name: 'epic-battle', moment: { arranged: EPIC_BATTLE, answers: TO_THE_CARD } },
  { name: 'king-in-yellow', moment: { arranged: SECOND_ACT, answers: [] } },
  { name: 'haunt-day', moment: { game: 'haunt-tracks-full', question: ['q.day'], after: 120 } },
  { name: 'haunt-fight', moment: { game: 'haunt-tracks-full', question: ['q.hands'], after: 100 } },
  { name: 'haunt-ancient-one', moment: { arranged: BEFORE_YIG, answers: ['seal', 'doom:2:terror:0'] } },
  { name: 'haunt-lost', moment: { game: 'haunt-tracks-full' } },
  {
    name: 'german',
    language: 'de',
    moment: { game: 'won-gates-sealed', question: ['q.fight-or-evade', 'q.hands'], after: 150 },
  },
  { name: 'moment-gate', film: { moment: 'gate', at: 1500 } },
  {
    name: 'phone-moment-gate',
    size: PHONE,
    film: { moment: 'gate', at: 1500 },
  },
  { name: 'moment-seal', film: { moment: 'sealed', at: 1150 } },
  { name: 'moments-gates', reel: ['gate', 'surge', 'gate-turned', 'closed', 'sealed'] },
  { name: 'moments-tracks', reel: ['mythos', 'encounter', 'doom', 'terror', 'rumor'] },
  { name: 'moments-people', reel: ['insane', 'unconscious', 'devoured', 'lost', 'arrested', 'dead', 'comes'] },
  { name: 'moments-ends', reel: ['stirs', 'awakened', 'victory', 'defeat'] },
  { name: 'moments-boxes', reel: ['rift-opens', 'rift-moves', 'horror', 'blight', 'act', 'epic', 'exhibit'] },
  {
    name: 'phone-moments',
    reel: ['gate', 'mythos', 'encounter', 'terror', 'rumor', 'devoured', 'comes', 'victory', 'act'],
    size: PHONE,
    language: 'de',
    at: [0.4, 0.86],
    width: 226,
  },
  { name: 'moments-stills', stills: Object.keys(MOMENTS), language: 'de' },
  { name: 'roll', moment: { game: 'won-gates-sealed', question: ['q.after-roll'], after: 60 } },
  { name: 'phone', size: PHONE, moment: { game: 'won-gates-sealed', question: ['q.movement'], after: 190 } },
  {
    name: 'phone-fight',
    size: PHONE,
    moment: { game: 'won-gates-sealed', question: ['q.fight-or-evade', 'q.hands'], after: 150 },
  },
  { name: 'phone-encounter', size: PHONE, moment: { game: 'won-gates-sealed', question: ['q.may-pay'], after: 158 } },
  { name: 'phone-dunwich', size: PHONE, moment: { arranged: TWO_TOWNS, answers: [] } },
  { name: 'phone-king-in-yellow', size: PHONE, moment: { arranged: SECOND_ACT, answers: [] } },
  { name: 'phone-new-game-boxes', size: PHONE, address: ALL_BOXES, wait: '.way' },
  { name: 'phone-kingsport', size: PHONE, moment: { arranged: HARBOUR, answers: [] } },
  { name: 'phone-dark-pharaoh', size: PHONE, moment: { arranged: EXHIBITION, answers: [] } },
  { name: 'phone-epic-battle', size: PHONE, moment: { arranged: EPIC_BATTLE, answers: TO_THE_CARD } },
  { name: 'phone-haunt', size: PHONE, moment: { game: 'haunt-tracks-full', question: ['q.day'], after: 120 } },
  {
    name: 'phone-haunt-plan',
    size: PHONE,
    moment: { game: 'haunt-tracks-full', question: ['q.day'], after: 120 },
    then: (page) => page.locator('[data-tab="plan"]').click(),
  },
];

async function beginFirstLesson(page) {
  await page.locator('.learn .great').first().click();
  await page.locator('.coach').first().waitFor();
}

async function openAside(page) {
  await page.waitForSelector('main.table[data-ready="true"]');
  await page.locator('.asides summary').click();
  await page.locator('[data-aside^="trade"]').first().click();
  await page.locator('.trade').waitFor();
}
