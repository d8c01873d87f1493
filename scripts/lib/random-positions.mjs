/** Saves of open questions in random games, for measurements of the page. */

/** A choice by multiplication, so that it is the same everywhere: from 0 to `count` - 1. */
function mix(seed, count) {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) % count;
}

/** Most answers of a game before its position. */
const LENGTH = 400;

/**
 * The position of random game `n`: an open question with several answers, after a number of random answers. Games of
 * both kinds with one to four investigators take turns; Haunt has at least two.
 */
export async function findRandomPosition(n, seed = 'layout') {
  const { loadBoxes } = await import('@vigil/content');
  const { Play } = await import('@vigil/engine');
  const { contentOfBoxes, arkhamRulesOf, hauntRulesOf, ...games } = await import('@vigil/rules');
  const game = n % 2 === 0 ? 'arkham' : 'haunt';
  const boxes = await loadBoxes(['base']);
  const rules = games[game](contentOfBoxes(boxes), { arkham: arkhamRulesOf, haunt: hauntRulesOf }[game](boxes));
  const people = 1 + (Math.floor(n / 2) % 4);
  const setup = {
    investigators: Array(game === 'haunt' ? Math.max(2, people) : people).fill('random'),
    ancientOne: 'random',
  };
  const play = Play.start(rules, setup, `${seed}-${n}`);
  const length = mix(n + 1, LENGTH);
  let found;
  for (let turn = 0; turn < LENGTH * 2; turn++) {
    const [decision] = play.decisions;
    if (!decision) break;
    if (decision.options.length > 1) {
      found = { key: decision.key, save: play.save(), game, n, answers: turn };
      if (turn >= length) break;
    }
    play.answer(decision.id, decision.options[mix(n * 8191 + turn, decision.options.length)].id);
  }
  return found && { ...found, save: Buffer.from(JSON.stringify(found.save)) };
}
