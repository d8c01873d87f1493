/** Cards that apply where a movement ends, in the data and the texts of the question, and their chances. */
import { aboutOf, CATALOGUES, createWords, effectText } from '@vigil/rules';
import { endTriggerArgs, findDestinations } from '@vigil/table';
import { SHARED_CATALOGUES } from '@vigil/table/words';
import { describe, expect, it } from 'vitest';
import { comparePredictions, loadPosition, type PredictedPosition } from './odds-positions.js';

/** Keeps only the predictions about the end of a movement. */
const endingsOf = (position: PredictedPosition): PredictedPosition => ({
  ...position,
  predictions: position.predictions.filter(({ what }) => what.startsWith('q.movement end')),
});

/** The cards that apply on stopping at a place, each with its texts in both languages. */
function cardsAt({ content, view, decision }: PredictedPosition, at: string) {
  const { endTriggers = [] } = findDestinations(content, view, decision)?.find(({ place }) => place === at) ?? {};
  return endTriggers.map((trigger) => {
    const [en, de] = (['en', 'de'] as const).map((language) => {
      const w = createWords(language, { ...CATALOGUES[language], ...SHARED_CATALOGUES[language] }, content);
      const title = w.say('shared.walk.end', endTriggerArgs(w, trigger));
      return { title, text: effectText(w, trigger.effects) };
    });
    return { source: trigger.source, en, de };
  });
}

const walk = (card: string, who: string, more = '', place = 'newspaper') =>
  loadPosition(`packs: [base, dark-pharaoh, kingsport, king-in-yellow]
${card === '' ? '' : `environment: ${card}`}
investigators: [{ name: Ann, place: ${place}, ${who} }]
phase: movement
${more}`);

describe('the preview of stopping at a place in Arkham', () => {
  const CAREFUL = 'skills: { speed: 2, will: 2 }, clues: 0, cards: []';

  it('states the check of a curfew in each street, with its chance and the arrest [A-MISC-14]', async () => {
    const position = await walk('curfew-enforced', CAREFUL);
    expect(cardsAt(position, 'newspaper')).toEqual([]);
    expect(cardsAt(position, 'northside')).toMatchObject([
      {
        source: 'curfew-enforced',
        en: { title: 'Curfew Enforced: Will check 56%', text: expect.stringMatching(/arrested/) },
        de: { title: expect.stringMatching(/: Willensprobe 56\s%$/), text: expect.stringMatching(/verhaftet/) },
      },
    ]);
    const percentages = comparePredictions(endingsOf(position));
    expect(Object.keys(percentages).length).toBeGreaterThan(2);
    expect(new Set(Object.values(percentages))).toEqual(new Set([56]));
  });

  it('says nothing of a curfew to the Deputy [A-MISC-14]', async () => {
    const position = await walk('curfew-enforced', 'skills: { speed: 2, will: 2 }, clues: 0, cards: [deputy]');
    expect(aboutOf(position.decision).endTriggers).toBeUndefined();
  });

  it('states a check that follows another effect', async () => {
    const position = await walk('darkes-carnival-arrives', 'skills: { speed: 2, will: 3 }, clues: 0, cards: []');
    expect(cardsAt(position, 'downtown')).toEqual([]);
    const [carnival] = cardsAt(position, 'northside');
    expect(carnival?.en?.title).toMatch(/: Will check 56%$/);
    expect(carnival?.en?.text).toMatch(/^Gain 1 Clue.*lose 1 Sanity/);
    expect(comparePredictions(endingsOf(position))).toEqual({ 'q.movement end will go:northside,stop 0': 56 });
  });

  it.each([
    ['corpse-garden', 'central-hill', /^Gain 2 Clues, and lose 1 Sanity and 1 Stamina\.$/],
    ['estate-sale', 'uptown', /^You may reveal the top 2 cards of the Unique Item deck\./],
    ['river-breaches-the-levees', 'rivertown', /^If the flooded Exhibit Item is still in your street area/],
  ])('states %s, which has no check, by its text alone', async (card, at, text) => {
    const position = await walk(card, CAREFUL, '', at);
    const [stated] = cardsAt(position, at);
    expect(stated).toMatchObject({ source: card, en: { title: expect.not.stringContaining(':') } });
    expect(stated?.en?.text).toMatch(text);
    expect(endingsOf(position).predictions).toEqual([]);
  });

  it('names a card only in the street where it is', async () => {
    const position = await walk('', CAREFUL, 'inPlay: [{ card: elder-shrine, at: northside }]');
    expect(cardsAt(position, 'northside').map(({ source }) => source)).toEqual(['elder-shrine']);
    expect(cardsAt(position, 'downtown')).toEqual([]);
  });

  it('states all cards of a place, each with its own check [A-MISC-06]', async () => {
    const position = await walk('curfew-enforced', CAREFUL, `inPlay: [{ card: elder-shrine, at: northside }]`);
    expect(
      cardsAt(position, 'northside')
        .map(({ source }) => source)
        .sort(),
    ).toEqual(['curfew-enforced', 'elder-shrine']);
  });
});

describe('the preview of stopping at a place in the city of Haunt', () => {
  const walkInTheCity = (card: string, who = '') =>
    loadPosition(
      `game: haunt
mythos: [${card}]
investigators: [{ name: Ann, place: newspaper${who} }, { name: Bob, place: woods }]`,
      ['city:0:by:0'],
    );

  it.each([
    ['curfew-enforced', 80, 'Will check. Failed: you are arrested.'],
    ['darkes-carnival-arrives', 70, 'Gain 1 Clue and make a Will (−1) check. Failed: lose 1 Sanity.'],
  ])('states the check of %s with its chance [H-BASE-13]', async (card, chance, text) => {
    const position = await walkInTheCity(card);
    expect(cardsAt(position, 'newspaper')).toEqual([]);
    const [stated] = cardsAt(position, 'northside');
    expect(stated).toMatchObject({
      source: card,
      en: { title: expect.stringMatching(`: Will check ${chance}%$`), text },
    });
    expect(comparePredictions(endingsOf(position))).toEqual({ 'q.movement end will go:northside,stop 0': chance });
  });

  it('says nothing of a curfew to the Deputy [A-MISC-14, H-BASE-13]', async () => {
    const position = await walkInTheCity('curfew-enforced', ', cards: [deputy]');
    expect(aboutOf(position.decision).endTriggers).toBeUndefined();
  });
});
