import { describe, expect, it } from 'vitest';
import { closeGate, drawThroughGate, gateModifier, openGate } from '../src/arkham/board/gates.js';
import { drawMonster, placeMonster } from '../src/arkham/board/monsters.js';
import { closePlace, isClosed, reopenPlaces } from '../src/arkham/board/places.js';
import { addDoom, raiseTerror } from '../src/arkham/board/tracks.js';
import { gatesToAwaken } from '../src/arkham/end/awakening.js';
import type { Game } from '../src/arkham/game.js';
import type { Investigator, State } from '../src/arkham/state.js';
import { gateDifficulty, sealCost } from '../src/common/board/gates.js';
import type { OpenGate } from '../src/common/state.js';
import {
  createCrowd,
  createPosition,
  openGates,
  type PositionOptions,
  runOnce,
  runTrial,
  type TestInvestigator,
} from './arkham-trial.js';

const people = (n: number): TestInvestigator[] => Array.from({ length: n }, () => ({}));
const first = (state: State) => state.investigators[0] as Investigator;

describe('a gate', () => {
  it('opens with doom, marker and monster, removes Clues, and draws investigators through, delayed [A-MYTHOS-07, A-MYTHOS-08, A-MYTHOS-09, A-MYTHOS-10, A-MYTHOS-12, A-ENC-24, A-ENC-25, A-ENC-26, A-ENC-17]', () => {
    const start = createPosition([{ place: 'woods', losesTurn: 4 }, {}], {
      clues: { woods: 2, graveyard: 1 },
      cup: ['ghoul-1', 'ghoul-2'],
    });
    const t = runTrial(start, (g) => openGate(g, 'woods', 1));
    expect(t.state.doom).toBe(1);
    expect(t.state.gates).toEqual([{ marker: 'gate-abyss-1', at: 'woods' }]);
    expect(t.state.gatePile).not.toContain('gate-abyss-1');
    expect(t.state.clues).toEqual({ graveyard: 1 });
    expect(first(t.state)).toMatchObject({ place: 'abyss-1', delayed: true, enteredAt: 'woods', explored: false });
    expect(first(t.state).losesTurn).toBeUndefined();
    expect(t.state.monsters).toEqual([{ token: 'ghoul-1', at: 'woods' }]);
    expect(t.events.map(({ type }) => type)).toEqual([
      'doom',
      'gateOpened',
      'clue',
      'moved',
      'fateApplied',
      'monsterPlaced',
    ]);
  });

  it('does not open at a seal, at a stable place, or where an investigator prevents it [A-MYTHOS-04, A-ENC-23, A-ENC-44, A-MISC-25]', () => {
    const start = createPosition([{ id: 'kate-winthrop', place: 'graveyard' }], { seals: ['woods'] });
    for (const at of ['woods', 'newspaper', 'graveyard']) {
      const t = runTrial(start, (g) => openGate(g, at, 1));
      expect(t.state).toMatchObject({ doom: 0, gates: [], monsters: [] });
    }
  });

  it('awakens the Ancient One if its doom fills the track, before the marker is drawn [A-MYTHOS-07, A-AWAKEN-01, A-AWAKEN-07]', () => {
    const t = runTrial(createPosition([{}], { doom: 11 }), (g) => openGate(g, 'woods', 1));
    expect(t.result()).toEqual({ how: 'awakening', cause: 'doom' });
    expect(t.state.gates).toEqual([]);
  });

  it('awakens the Ancient One if no marker is left [A-MYTHOS-08, A-AWAKEN-03]', () => {
    const t = runTrial(createPosition([{}], { gatePile: [] }), (g) => openGate(g, 'woods', 1));
    expect(t.result()).toEqual({ how: 'awakening', cause: 'no-gate-marker' });
  });

  it('awakens the Ancient One if it is one too many, before monsters are placed [A-MYTHOS-11, A-AWAKEN-02]', () => {
    const start = createPosition(people(7), { gates: openGates('woods', 'graveyard', 'black-cave', 'unvisited-isle') });
    const t = runTrial(start, (g) => openGate(g, 'the-witch-house', 2));
    expect(t.result()).toEqual({ how: 'awakening', cause: 'gates' });
    expect(t.state.monsters).toEqual([]);
  });

  it('awakens the Ancient One as the eighth for one or two players, and as the fifth for seven or eight [A-AWAKEN-02]', () => {
    const limits = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => {
      let limit = 0;
      runTrial(createPosition(people(n)), (g) => runOnce(() => (limit = gatesToAwaken(g))));
      return limit;
    });
    expect(limits).toEqual([8, 8, 7, 7, 6, 6, 5, 5]);
  });

  it('draws an investigator through without a delay [A-ENC-34]', () => {
    const start = createPosition([{ place: 'woods' }], { gates: openGates('woods') });
    const t = runTrial(start, (g) => drawThroughGate(g, g.investigatorAt(0), g.gateAt('woods') as OpenGate));
    expect(first(t.state)).toMatchObject({ place: 'abyss-1', delayed: false, enteredAt: 'woods' });
  });

  it('is closed with its modifier against difficulty 1, or a higher one that cards set [A-ENC-37]', () => {
    const figures: number[] = [];
    const readFigures = (more: PositionOptions) =>
      runTrial(createPosition([{}], { gates: [{ marker: 'gate-rlyeh-1', at: 'woods' }], ...more }), (g) =>
        runOnce(() => {
          const gate = g.gateAt('woods') as OpenGate;
          figures.push(gateModifier(g, gate), gateDifficulty(g, g.investigatorAt(0), gate));
        }),
      );
    readFigures({});
    readFigures({ environment: 'rlyeh-rising' });
    readFigures({ environment: 'rlyeh-rising', ancientOne: 'yog-sothoth' });
    expect(figures).toEqual([-3, 1, -3, 2, -3, 3]);
  });
});

describe('closing a gate', () => {
  const positionAtWitchHouse = (clues: number, more: PositionOptions = {}) =>
    createPosition(
      [
        { place: 'the-witch-house', explored: true, clues },
        { place: 'yuggoth-2', enteredAt: 'the-witch-house' },
        { place: 'the-witch-house', explored: true },
      ],
      {
        gates: [
          { marker: 'gate-yuggoth-1', at: 'the-witch-house' },
          { marker: 'gate-the-dreamlands-1', at: 'woods' },
        ],
        seals: ['graveyard', 'black-cave', 'unvisited-isle', 'the-unnamable'],
        doom: 6,
        ancientOne: 'ithaqua',
        monsters: [
          { token: 'byakhee-1', at: 'northside' },
          { token: 'mi-go-1', at: 'sky' },
          { token: 'warlock-1', at: 'outskirts' },
          { token: 'star-spawn-1', at: 'the-witch-house' },
        ],
        ...more,
      },
    );
  const close =
    (seal: 'no' | 'may' | 'elder-sign', trophy = true) =>
    (g: Game) =>
      closeGate(g, g.gateAt('the-witch-house') as OpenGate, g.investigatorAt(0), { trophy, seal });

  it('gives the trophy, returns monsters of its symbol to the cup, and allows a seal for five Clues [A-ENC-39, A-ENC-40, A-ENC-42, A-ENC-43, A-ENC-48]', () => {
    const t = runTrial(positionAtWitchHouse(5), close('may'));
    expect(t.options()).toEqual(['seal', 'leave']);
    t.answer('seal');
    expect(first(t.state)).toMatchObject({ gateTrophies: ['gate-yuggoth-1'], clues: 0, explored: false });
    expect(t.state.investigators[2]?.explored).toBe(false);
    expect(t.state.seals).toHaveLength(5);
    expect(t.state.doom).toBe(6);
    expect(t.state.monsters).toEqual([{ token: 'star-spawn-1', at: 'the-witch-house' }]);
    for (const token of ['byakhee-1', 'mi-go-1', 'warlock-1']) expect(t.state.cup).toContain(token);
    expect(t.result()).toEqual({ how: 'done' });
  });

  it('wins at once with the sixth seal [A-WIN-04]', () => {
    const start = positionAtWitchHouse(5);
    start.seals = [...start.seals, 'science-building'];
    const t = runTrial(start, close('may'));
    t.answer('seal');
    expect(t.result()).toMatchObject({ won: true, how: 'gates-sealed', firstCitizen: 0 });
  });

  it('allows no seal with too few Clues, under a ban, or if an effect only closes the gate [A-ENC-42, A-ENC-46, A-ENC-47]', () => {
    for (const t of [
      runTrial(positionAtWitchHouse(4), close('may')),
      runTrial(positionAtWitchHouse(9, { environment: 'no-one-can-help-you-now' }), close('may')),
      runTrial(positionAtWitchHouse(9), close('no')),
    ]) {
      expect(t.result()).toEqual({ how: 'done' });
      expect(t.state.seals).toHaveLength(4);
    }
  });

  it('gives no trophy if an effect says so, and puts the marker at the bottom of the pile [A-ENC-47]', () => {
    const t = runTrial(positionAtWitchHouse(9), close('no', false));
    expect(first(t.state).gateTrophies).toEqual([]);
    expect(t.state.gatePile.at(-1)).toBe('gate-yuggoth-1');
  });

  it('costs Clues for a seal as the Ancient One and the environment say [A-ENC-42]', () => {
    const costs: number[] = [];
    for (const more of [
      {},
      { ancientOne: 'hastur' },
      { environment: 'nodens-favor' },
      { ancientOne: 'hastur', environment: 'nodens-favor' },
    ]) {
      runTrial(createPosition([{}], more), (g) => runOnce(() => costs.push(sealCost(g, g.investigatorAt(0)))));
    }
    expect(costs).toEqual([5, 8, 3, 6]);
  });

  it('seals at once with an Elder Sign, and a doom token becomes the seal [A-ENC-50]', () => {
    const t = runTrial(positionAtWitchHouse(0), close('elder-sign'));
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state).toMatchObject({ doom: 5, elderSignsPlayed: 1 });
    expect(t.state.seals).toContain('the-witch-house');
    expect(first(t.state).gateTrophies).toEqual(['gate-yuggoth-1']);
  });

  it('wins if it was the last gate and the players hold as many gate trophies as there are players [A-WIN-01, A-WIN-02, A-WIN-06]', () => {
    const last = { gates: [{ marker: 'gate-yuggoth-1', at: 'the-witch-house' }] };
    const enough = positionAtWitchHouse(5, last);
    (enough.investigators[1] as Investigator).gateTrophies = ['gate-abyss-1', 'gate-abyss-2'];
    const t = runTrial(enough, close('may'));
    // Doom track 11, three gate trophies, three sane investigators.
    expect(t.result()).toEqual({ won: true, how: 'gates-closed', turns: 3, score: 17, firstCitizen: 1 });
    runTrial(t.state, (g) =>
      runOnce(() => {
        const counted = g.rules.turn.listScore(g).filter(({ points }) => points !== 0);
        expect(counted).toEqual([
          { reason: 'doom-track', points: 11 },
          { reason: 'gate-trophies', points: 3 },
          { reason: 'survivors', points: 3 },
        ]);
      }),
    );
    const tooFew = runTrial(positionAtWitchHouse(4, last), close('may'));
    expect(tooFew.result()).toEqual({ how: 'done' });
  });

  it('moves everybody there to the street if the location is closed [A-ENC-28]', () => {
    const start = positionAtWitchHouse(0, { closed: [{ at: 'the-witch-house', until: 4 }] });
    const t = runTrial(start, close('no'));
    expect(first(t.state).place).toBe('french-hill');
    expect(t.state.monsters).toEqual([{ token: 'star-spawn-1', at: 'french-hill' }]);
  });
});

describe('a closed place', () => {
  it('moves everybody and everything in it to the street at once, and reopens when its turn is over [A-MYTHOS-50, A-MYTHOS-49, A-MOVE-12]', () => {
    const start = createPosition([{ place: 'library' }], { monsters: [{ token: 'ghoul-1', at: 'library' }], turn: 4 });
    const t = runTrial(start, function* (g) {
      yield* closePlace(g, 'library', 5);
      expect(isClosed(g, 'library')).toBe(true);
      reopenPlaces(g);
      expect(isClosed(g, 'library')).toBe(true);
      g.s.turn = 5;
      reopenPlaces(g);
      expect(isClosed(g, 'library')).toBe(false);
    });
    expect(t.result()).toEqual({ how: 'done' });
    expect(first(t.state).place).toBe('miskatonic-university');
    expect(t.state.monsters[0]?.at).toBe('miskatonic-university');
  });

  it('counts as open while a gate is there [A-ENC-28]', () => {
    const start = createPosition([{ place: 'hibbs-roadhouse' }], { gates: openGates('hibbs-roadhouse') });
    const t = runTrial(start, function* (g) {
      yield* closePlace(g, 'hibbs-roadhouse', 4);
      expect(isClosed(g, 'hibbs-roadhouse')).toBe(false);
    });
    expect(first(t.state).place).toBe('hibbs-roadhouse');
  });

  it('stays closed for good even if a card also closes it for a while [A-TERROR-03]', () => {
    const t = runTrial(
      createPosition([{}], { closed: [{ at: 'general-store', until: 'for-good' }], turn: 9 }),
      function* (g) {
        yield* closePlace(g, 'general-store', 9);
        reopenPlaces(g);
      },
    );
    expect(t.state.closed).toEqual([{ at: 'general-store', until: 'for-good' }]);
  });
});

describe('the Terror and doom tracks', () => {
  it('pass each threshold when Terror rises several points: allies leave and shops close [A-TERROR-02, A-TERROR-03, A-TERROR-04, A-TERROR-05, A-TERROR-06]', () => {
    const start = createPosition([{ place: 'curiositie-shoppe' }, { place: 'ye-olde-magick-shoppe' }]);
    const allies = start.decks.ally.length;
    const t = runTrial(start, (g) => raiseTerror(g, 9));
    expect(t.state.closed.map(({ at }) => at)).toEqual(['general-store', 'curiositie-shoppe', 'ye-olde-magick-shoppe']);
    expect(t.state.investigators.map(({ place }) => place)).toEqual(['northside', 'uptown']);
    expect(t.state.decks.ally).toHaveLength(Math.max(0, allies - 9));
  });

  it('remove allies at random when Terror rises, not in the order of the deck [A-TERROR-02]', () => {
    const start = createPosition([{}]);
    const remaining = [...start.decks.ally];
    const t = runTrial(start, (g) => raiseTerror(g, 9));
    const relativePositions = t.events.flatMap((event) => {
      if (event.type !== 'allyLeft') return [];
      const at = remaining.indexOf(event.card);
      remaining.splice(at, 1);
      return [at / (remaining.length || 1)];
    });
    expect(relativePositions).toHaveLength(9);
    // Some in the first third of the deck, some in the last, some between.
    for (const third of [0, 1, 2]) {
      expect(relativePositions.some((place) => place >= third / 3 && place <= (third + 1) / 3)).toBe(true);
    }
    expect(t.state.decks.ally).toEqual(remaining);
  });

  it('empty the Outskirts when Terror reaches 10, and add doom for each further point [A-TERROR-08, A-TERROR-09, A-TERROR-10]', () => {
    const outside = [{ token: 'ghoul-1', at: 'outskirts' }];
    const t = runTrial(createPosition([{}], { terror: 9, monsters: outside }), (g) => raiseTerror(g, 3));
    expect(t.state).toMatchObject({ terror: 10, doom: 2, monsters: [] });
    const houseRulePosition = createPosition([{}], { terror: 9, monsters: outside });
    Object.assign(houseRulePosition.houseRules, { terror10Outskirts: 'keep', terror10Doom: 'yes' });
    expect(runTrial(houseRulePosition, (g) => raiseTerror(g, 1)).state).toMatchObject({ doom: 1, monsters: outside });
  });

  it('do not change when a card prevents Terror from rising [A-TERROR-01]', () => {
    const t = runTrial(createPosition([{}], { environment: 'happy-days-are-here-again' }), (g) => raiseTerror(g, 2));
    expect(t.state.terror).toBe(0);
  });

  it('never fall below zero doom, and awaken the Ancient One once when full [A-AWAKEN-01]', () => {
    expect(runTrial(createPosition([{}], { doom: 1 }), (g) => addDoom(g, -3)).state.doom).toBe(0);
    expect(runTrial(createPosition([{}], { doom: 9 }), (g) => addDoom(g, 5)).result()).toEqual({
      how: 'awakening',
      cause: 'doom',
    });
    const awake = createPosition([{}], { doom: 11, battle: { round: 1, pool: 0, rating: -5, cause: 'gates' } });
    const t = runTrial(awake, (g) => addDoom(g, 5));
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.doom).toBe(12);
  });

  it('awaken the Ancient One if Terror is 10 and monsters in Arkham and the Sky reach twice the limit [A-AWAKEN-05, A-AWAKEN-06]', () => {
    const full = { terror: 10, monsters: [...createCrowd(6, 'uptown'), { token: 'byakhee-1', at: 'sky' }] };
    const t = runTrial(createPosition([{}], full), (g) => placeMonster(g, 'ghoul-1', 'woods'));
    expect(t.result()).toEqual({ how: 'awakening', cause: 'too-many-monsters' });
    const reached = { ...full, terror: 9, monsters: [...full.monsters, { token: 'byakhee-2', at: 'sky' }] };
    expect(runTrial(createPosition([{}], reached), (g) => raiseTerror(g, 1)).result()).toMatchObject({
      how: 'awakening',
    });
  });
});

describe('the monster cup', () => {
  it('awakens the Ancient One when it is empty [A-AWAKEN-04]', () => {
    expect(runTrial(createPosition([{}], { cup: [] }), (g) => drawMonster(g)).result()).toEqual({
      how: 'awakening',
      cause: 'no-monster',
    });
  });

  it('gives no monster that a card bars from play [A-MYTHOS-46]', () => {
    const start = createPosition([{}], {
      environment: 'raining-cats-and-dogs',
      cup: ['fire-vampire-1', 'fire-vampire-2', 'ghoul-1'],
    });
    let token = '';
    const t = runTrial(start, function* (g) {
      token = yield* drawMonster(g);
    });
    expect(token).toBe('ghoul-1');
    expect([...t.state.cup].sort()).toEqual(['fire-vampire-1', 'fire-vampire-2']);
    const none = runTrial({ ...start, cup: ['fire-vampire-1'] }, (g) => drawMonster(g));
    expect(none.result()).toEqual({ how: 'awakening', cause: 'no-monster' });
  });
});
