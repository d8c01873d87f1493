/** The log of random finished games. */
import { Play } from '@vigil/engine';
import { compiled } from './collect.mjs';

/** Games that are played, by the rulesets of the lab; with all boxes together the log has every kind of event. */
const GAMES = [
  ['arkham', ['base']],
  ['arkham', ['base', 'dunwich', 'king-in-yellow']],
  ['arkham', ['base', 'kingsport', 'dark-pharaoh']],
  ['haunt', ['base']],
];
const MAX_ANSWERS = 20_000;

/** Every different line of the games of a seed: `{game, text}`. */
export async function logLines(seed, language) {
  const { BOXES } = await compiled('content/dist/registry.js');
  const { loadBoxWords } = await compiled('content/dist/words.js');
  const { CATALOGUES, HAUNT_CATALOGUES, createWords, eventText, mergeEvents } = await compiled('rules/dist/index.js');
  const { arkhamLab, hauntLab, makeBot } = await compiled('lab/dist/index.js');
  const lines = [];
  for (const [game, packs] of GAMES) {
    const boxes = await BOXES.load(packs);
    const lab = (game === 'haunt' ? hauntLab : arkhamLab)(boxes);
    const catalogue = (game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES)[language];
    const ids = boxes.map(({ pack }) => pack.id);
    const w = createWords(language, catalogue, lab.content, await loadBoxWords(ids, language));
    const of = `${game}: ${ids.join(', ')}`;
    const gameSeed = `${seed}/${of}`;
    const setup = lab.setup(2, { investigators: [1, 2, 3] });
    let play;
    let events = [];
    /** Writes the events of an answer, merged as page and terminal do it. */
    const tell = () => {
      const sheet = (seat) => play.state.investigators[seat]?.id ?? '';
      for (const one of mergeEvents(events)) {
        if (one !== undefined) lines.push({ game: of, text: eventText(w, one.event, { sheet }) });
      }
      events = [];
    };
    play = Play.start(lab.definition, setup, gameSeed, { checkpoints: false }, (event) => events.push({ event }));
    const bot = makeBot('random', gameSeed, lab.content);
    tell();
    while (play.result === undefined && play.answerCount < MAX_ANSWERS) {
      bot.move(play);
      tell();
    }
  }
  const seen = new Set();
  return lines.filter(({ text }) => text !== '' && !seen.has(text) && seen.add(text));
}
