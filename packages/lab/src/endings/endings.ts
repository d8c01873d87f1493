import { RandomSource } from '@vigil/bots';
import {
  type ArkhamRules,
  type ArkhamSetup,
  type AwakeningCause,
  arkham,
  type Content,
  type Outcome,
  type State,
} from '@vigil/rules';
import { Arrangement } from '../arrange/arrangement.js';
import { mutablePile } from '../arrange/mutable-pile.js';
import type { Purpose } from './destinations.js';
import type { Attempt as AnyAttempt, Ending as AnyEnding, EndingSearchGame } from './find-ending.js';
import { createSeeker } from './seeker.js';

type Attempt = AnyAttempt<ArkhamSetup, State, Purpose>;
type Ending = AnyEnding<ArkhamSetup, State, Outcome, Purpose>;

/** Arkham Horror as searched for endings. `rules`: the rules with the changes of boxes. */
export function arkhamSearchGame(
  content: Content,
  rules: readonly ArkhamRules[] = [],
): EndingSearchGame<ArkhamSetup, State, Outcome, Purpose> {
  return {
    content,
    definition: arkham(content, rules),
    seeker: (purpose, seed) => createSeeker(content, purpose, seed),
  };
}

const CAUSES: readonly AwakeningCause[] = ['doom', 'gates', 'no-gate-marker', 'no-monster', 'too-many-monsters'];

/** Sheets with many Clues or ways to prevent gates, good for sealing. */
const SEALERS = ['kate-winthrop', 'joe-diamond', 'monterey-jack', 'mandy-thompson'];

/** Every ending: each victory, each Ancient One awakened by each cause, and each of them beaten. */
export function listArkhamEndings(content: Content): readonly Ending[] {
  const ancientOnes = [...content.ancientOnes.values()];
  return [
    { name: 'won-gates-closed', fits: ({ how }) => how === 'gates-closed', attempts: [freshAttempt('close', 2, 400)] },
    {
      name: 'won-gates-sealed',
      fits: ({ how }) => how === 'gates-sealed',
      attempts: [
        {
          purpose: 'seal',
          games: 120,
          begins: 'new game, four chosen investigators',
          from: () => ({ setup: { investigators: SEALERS, ancientOne: 'azathoth' } }),
        },
        arrangedAttempt('seal', 'two locations sealed already', 'azathoth', arrangeSeals, 100),
      ],
    },
    {
      name: 'won-ancient-one-defeated',
      fits: ({ how }) => how === 'ancient-one-defeated',
      attempts: [
        freshAttempt('close', 1, 150),
        arrangedAttempt('slay', 'well armed, the doom track nearly full', 'yig', armInvestigators, 40),
      ],
    },
    ...ancientOnes.flatMap(({ id, modifiers }) => {
      const atOnce = modifiers.some(({ mod }) => mod === 'awakensAsDefeat');
      return CAUSES.map((cause): Ending => {
        const how = atOnce ? 'awakened-as-defeat' : 'ancient-one-won';
        return {
          name: `${id}-${cause}`,
          fits: (outcome) => outcome.how === how && outcome.awakenedBy === cause,
          attempts: attemptsAt(id, cause),
        };
      });
    }),
    ...ancientOnes
      .filter(({ combatRating }) => combatRating !== 'undefeatable')
      .map(
        ({ id }): Ending => ({
          name: `${id}-defeated`,
          fits: ({ how }) => how === 'ancient-one-defeated',
          attempts: [arrangedAttempt('slay', 'well armed, the doom track nearly full', id, armInvestigators, 40)],
        }),
      ),
  ];
}

function attemptsAt(ancientOne: string, cause: AwakeningCause): Attempt[] {
  switch (cause) {
    case 'gates':
    case 'too-many-monsters':
      return [freshAttempt('nothing', 1, 200, ancientOne)];
    case 'doom':
      // Closing gates without sealing them fills the doom track before too many gates are open.
      return [
        freshAttempt('close', 2, 60, ancientOne),
        arrangedAttempt('nothing', 'the doom track nearly full', ancientOne, arrangeNearDoom, 40),
      ];
    case 'power':
      return [];
    case 'no-gate-marker':
      return [
        arrangedAttempt(
          'nothing',
          'all gate markers but one are open gates and trophies',
          ancientOne,
          arrangeFewMarkers,
          40,
        ),
      ];
    case 'no-monster':
      return [arrangedAttempt('nothing', 'all monsters but two are trophies', ancientOne, arrangeFewMonsters, 40)];
  }
}

function freshAttempt(purpose: Purpose, investigators: number, games: number, ancientOne = 'random'): Attempt {
  return {
    purpose,
    games,
    begins: 'new game',
    from: () => ({ setup: { investigators: new Array<string>(investigators).fill('random'), ancientOne } }),
  };
}

function arrangedAttempt(
  purpose: Purpose,
  begins: string,
  ancientOne: string,
  arrange: (table: Arrangement, chance: RandomSource) => void,
  games: number,
): Attempt {
  return {
    purpose,
    games,
    begins: `arranged: ${begins}`,
    from(content, seed) {
      const table = new Arrangement(content, { investigators: ['random', 'random'], ancientOne }, seed);
      arrange(table, new RandomSource(`ending ${seed}`));
      return { position: table.begin('mythos', 9) };
    },
  };
}

function arrangeNearDoom({ state, content }: Arrangement): void {
  state.doom = (content.ancientOnes.get(state.ancientOne)?.doom ?? 2) - 2;
}

/**
 * Six gates are open and nine markers are trophies: one marker is left for the next gate, and none for the one after.
 */
function arrangeFewMarkers(table: Arrangement, chance: RandomSource): void {
  const { state } = table;
  for (const at of pickUnstableLocations(table, chance, 6)) table.openGate(at);
  state.investigators.forEach((who, i) => {
    table.giveTrophies(who, 0, Math.ceil((state.gatePile.length - 1) / (state.investigators.length - i)));
  });
}

function arrangeFewMonsters(table: Arrangement, chance: RandomSource): void {
  const { state } = table;
  for (const at of pickUnstableLocations(table, chance, 2)) table.openGate(at);
  state.investigators.forEach((who, i) => {
    table.giveTrophies(who, Math.ceil((state.cup.length - 2) / (state.investigators.length - i)), 0);
  });
}

function arrangeSeals(table: Arrangement, chance: RandomSource): void {
  const { state } = table;
  const [one = '', two = '', ...open] = pickUnstableLocations(table, chance, 4);
  mutablePile(state.seals).push(one, two);
  for (const at of [one, two]) table.removeCluesAt(at);
  for (const at of open) table.openGate(at);
  for (const who of state.investigators) {
    who.clues = 5;
    who.sliders = [2, 2, 2];
    table.give(who, 'elder-sign');
  }
}

/** Weapons, Clues and trophies. Unless the Ancient One takes them, they are enough to beat it. */
export function armInvestigators(table: Arrangement): void {
  const { state, content } = table;
  arrangeNearDoom(table);
  const weapons = [...content.cards.values()]
    .filter(({ weapon, deck }) => weapon && !weapon.afterUse && deck !== 'special')
    .sort((a, b) => (b.weapon?.bonus ?? 0) - (a.weapon?.bonus ?? 0));
  state.investigators.forEach((who, seat) => {
    who.clues = 20;
    who.sliders = [2, 2, 2];
    table.giveTrophies(who, 6, 3);
    table.give(who, 'blessing');
    for (const { id } of weapons.slice(0, 4).filter((_, i) => i % 2 === seat)) table.give(who, id);
  });
}

/** Returns a number of unstable locations. */
export function pickUnstableLocations({ content }: Arrangement, chance: RandomSource, n: number): string[] {
  const left = [...content.locations.values()].flatMap(({ id, stable }) => (stable ? [] : id));
  return Array.from({ length: n }, () => left.splice(chance.below(left.length), 1)[0] as string);
}
