/** Saved games: reloads, exports and imports, and invalid files. */
import { readFile } from 'node:fs/promises';
import { fingerprint, Play } from '@vigil/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor, waitForQuestion } from './browser.js';
import { findMoment, importMoment, type MomentRequest, rulesOf } from './game-moments.js';
import { expectSame, reload } from './reloading.js';
import { startOf } from './texts.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** The text of the game file that the page exports. */
async function exportGame({ page }: Visitor): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** A changed save with a valid fingerprint. */
function changeSave(save: string, change: (save: Record<string, unknown>) => void): string {
  const { check: _, ...rest } = JSON.parse(save) as Record<string, unknown>;
  change(rest);
  return JSON.stringify({ ...rest, check: fingerprint(rest) });
}

const asFile = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

describe('a game of an earlier version', () => {
  it('continues at its last position, with a notice of the part that cannot be replayed', async () => {
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    const moment = findMoment({ game: 'arkham', investigators: 1, seed: 'old', question: 'q.movement', after: 30 });
    const old = changeSave(String(moment), (save) => {
      save.version = 'arkham@0 base@0';
      (save.answers as unknown[])[0] = [1, 'an answer of those days'];
    });
    await importMoment(page, Buffer.from(old));
    const notice = page.locator('.notices').getByText(startOf('ui.table.replay-notice'));
    expect(await notice.innerText()).toMatch(/\(arkham@0 base@0\)\. The log starts at answer \d+\./);
    await visitor.chooseOption(0, false);
    expect(await notice.count()).toBe(0);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a reload of the page', () => {
  it('finds the game as soon as the address names it', async () => {
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    const moment = findMoment({ game: 'arkham', investigators: 1, seed: 'at once', question: 'q.movement', after: 1 });
    // Reload synchronously, so that nothing is written between the new address and the reload.
    await page.evaluate(() => addEventListener('hashchange', () => location.reload(), { once: true }));
    const loaded = page.waitForEvent('load');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer: moment });
    await loaded;
    await waitForQuestion(page);
    expect(page.url()).toContain('#game=');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it.each([
    { game: 'arkham', question: 'q.movement', aside: 'trade' },
    { game: 'haunt', question: 'q.day', aside: 'give' },
  ] as const)('keeps the state of a trade or gift in $game', async ({ game, question, aside }) => {
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    const hasAside: MomentRequest['matches'] = ({ asides }) => asides.some(({ id }) => id.startsWith(aside));
    await importMoment(page, findMoment({ game, investigators: 4, seed: 'hands', question, matches: hasAside }));
    await page.locator('.asides summary').click();
    await visitor.waitForChange(() => page.locator(`[data-aside^="${aside}"]`).first().click());
    // The texts of trades are fetched with the first trade.
    await page.locator('[data-option]').first().waitFor();
    const [before, after] = await reload(visitor);
    expectSame(after, before);
    expect(before.ids.length).toBeGreaterThan(1);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a game file', () => {
  it.each(['arkham', 'haunt'] as const)('contains the same game after an import and an export: %s', async (game) => {
    const visitor = await Visitor.open(world, undefined, '');
    const question = game === 'arkham' ? 'q.after-roll' : 'q.bonus';
    const text = findMoment({ game, investigators: 2, seed: 'file', question, after: 40 }).toString();
    await importMoment(visitor.page, Buffer.from(text));
    const again = await exportGame(visitor);
    const rules = rulesOf(game);
    const [one, other] = [Play.load(rules, JSON.parse(text)), Play.load(rules, JSON.parse(again))];
    expect(JSON.parse(again).origin).toEqual(JSON.parse(text).origin);
    expect(other.answers).toEqual(one.answers);
    expect(other.decisions).toEqual(one.decisions);
    expect(other.state).toEqual(one.state);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('continues at its last position under other rules, and is refused with its version in another format', async () => {
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    const text = findMoment({
      game: 'arkham',
      investigators: 2,
      seed: 'version',
      question: 'q.movement',
      after: 60,
    }).toString();
    await importMoment(page, Buffer.from(text));
    const before = await visitor.readPage();

    // A newer version whose rules accept these answers.
    await visitor.go('');
    await importMoment(page, Buffer.from(changeSave(text, (save) => Object.assign(save, { version: '99.0.0' }))));
    expectSame(await visitor.readPage(), before);

    // Rules that reject the first answer: the game continues at its last checkpoint, without the log before it.
    await visitor.go('');
    const others = changeSave(text, (save) =>
      Object.assign((save.answers as unknown[][])[0] as unknown[], [1, 'no-such-option']),
    );
    await importMoment(page, Buffer.from(others));
    const after = await visitor.readPage();
    expect(after.question).toBe(before.question);
    expect(after.ids).toEqual(before.ids);
    expect(after.chronicle.length).toBeLessThan(before.chronicle.length);

    await visitor.go('');
    const file = page.locator('input[type=file]');
    await file.setInputFiles(asFile(changeSave(text, (save) => Object.assign(save, { formatVersion: 8 }))));
    await page
      .getByRole('alert')
      .filter({ hasText: /formatVersion: 8 .* saved by another version/ })
      .waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });

  it('is refused with the place of the error if it is invalid, and does not change the saved game', async () => {
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    const text = findMoment({
      game: 'haunt',
      investigators: 2,
      seed: 'broken',
      question: 'q.day',
      after: 40,
    }).toString();
    await importMoment(page, Buffer.from(text));
    const before = await visitor.readPage();
    await visitor.waitForSave();
    const answers = JSON.parse(text).answers.length as number;
    const damagedFiles: readonly (readonly [file: string, where: RegExp])[] = [
      [text.slice(0, 500), /no game/],
      ['[]', /save: is not an object/],
      [text.replace('"vigil-play"', '"chess"'), /format: is not "vigil-play"/],
      [text.replace(/"seed":"[^"]*"/, '"seed":"another"'), /check: the save was changed/],
      [changeSave(text, (save) => Object.assign(save, { answers: [[1, 'a'], 'b'] })), /answers\[1\]: is not a pair/],
      [
        changeSave(text, (save) => (save.answers as unknown[]).push([answers * 9, 'end-day'])),
        RegExp(`answers\\[${answers}\\]`),
      ],
    ];
    await visitor.go('');
    for (const [file, message] of damagedFiles) {
      await page.locator('input[type=file]').setInputFiles(asFile(file));
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
    }
    await visitor.go('#history');
    await page.waitForSelector('.saved-game');
    expect(await page.locator('.saved-game').count()).toBe(1);
    await visitor.go('');
    await page.getByRole('link', { name: startOf('ui.home.go') }).click();
    await waitForQuestion(page);
    expectSame(await visitor.readPage(), before);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.leave();
  });
});
