import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { boxes } from './plugins/boxes.js';
import { clauses } from './plugins/clauses.js';
import { components } from './plugins/components.js';
import { credits } from './plugins/credits.js';
import { noSkeletons } from './plugins/no-skeletons.js';
import { offline } from './plugins/offline.js';
import { packCheck } from './plugins/pack-check.js';

/**
 * The page is written for React. The build runs on Preact, which does the same for everything the page uses and is 60
 * kB smaller. Types, unit tests that draw a component, and `npm run dev` with its hot reload use React.
 */
const PREACT = [
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/(jsx-(?:dev-)?runtime)$/, replacement: 'preact/compat/$1' },
];
/** Our own libraries have no side effects on load, so unused parts can be dropped. */
const SIDE_EFFECT_FREE = /\/packages\/(?:engine|rules|content|table|bots)\/src\//;
/**
 * Scripts that are fetched together anyway are one file each: what speaks, what every screen needs, and what speaks of
 * components. Left alone they would be thirty small ones, which pack less well.
 */
const codeSplitting = {
  groups: [
    {
      name: 'speech',
      priority: 2,
      test: /intl-messageformat|@formatjs|node_modules\/preact\/|web\/src\/words\/(?:t|language)\.|table\/src\/(?:boxes|view)\./,
    },
    {
      name: 'frame',
      priority: 1,
      test: /web\/src\/(?:ui\/(?:language-choice|screen-focus|error-boundary|eye|import-button|after-paint|store|error-message|rect|address-param|figure-list)|app\/route|home\/quick-boxes|online\/has-(?:links|server)|table\/(?:answer-guard|step-state|keys\/show-keys|people\/cameo)|play\/(?:quick-start|autosave|persistent-storage|chance|games|game-storage|database|saved-game|other-windows|use-saved-games|open-error)|text\/storage-error-text|art\/(?:outline|painted|sketch|card-icons)|motion\/settings|atmosphere\/atmosphere)\b/,
    },
    { name: 'ancient-ones', priority: 1, test: /web\/src\/art\/(?:base\/)?ancient-ones[./](?!each)/ },
    {
      name: 'table',
      priority: 1,
      test: /web\/src\/(?:board\/(?!trains|pinned)|table\/(?:decision\/(?!decision-subject|check-sum|dice-on|happened|news|roll|question-stakes)|chronicle\/(?!looking|timeline|past)|pointing\/(?!inspector|explanation-position|notion)|threat\/(?!decision-place)|people\/)|motion\/motion\b|ui\/(?:dialog-button|sheet-dialog)|transfer\/(?!trade|words|give-))[\w-]*\.tsx?$|rules\/src\/(?:common\/(?:in-play|figures\/(?:hand|by-kind|on-table))|haunt\/in-play|arkham\/(?:mythos\/in-play|board\/places))\./,
    },
    {
      name: 'edition',
      priority: 1,
      test: /web\/src\/(?:text\/(?!comparison|bot-words)|play\/(?:boxes|session|port)\.)|content\/src\/(?:registry|words|index)\.|table\/src\/(?!online\/|post\/|bot-|words\/\w+\/bots|replay-cursor|fight-odds|destinations|newcomers|dice-pool|answer-outcome|change-text|question-stakes|text-consequences|taken-cards|foe-text)/,
    },
  ],
};
/** The worker's scripts: one shared by both games, and one for each game, instead of forty small ones. */
const workerSplitting = {
  groups: [
    // But for what looking back, bots and questions of boxes ask for, and what comes from elsewhere.
    {
      name: 'common',
      priority: 2,
      test: /packages\/(?:engine|table)\/src\/(?!replay-cursor|bot-seats|post\/)|rules\/src\/(?:common\/(?!amending|positions\/(?!setup-shape|shapes)|packed-words|remove-unknown|game-parts)|language\/(?!questions\/about-shapes|references|did-you-mean))/,
    },
    {
      name: 'arkham',
      priority: 1,
      test: /rules\/src\/arkham\/(?!definition|lazy-game|apply-correction|position|upgrade)/,
    },
    // But for what is fetched when a position first asks for it.
    {
      name: 'haunt',
      priority: 1,
      test: /rules\/src\/haunt\/(?!planning\/|definition|lazy-game|apply-correction|position|upgrade)/,
    },
  ],
};
/**
 * Files preloaded with a script that is fetched later: styles, and the scripts of the table. The scripts that it imports
 * besides are found as it arrives; lists of them would be 3 kB of the first load.
 */
const PRELOADED = /\.css$|^assets\/(?:table|ancient-ones|edition|game-at-table)-/;
const resolveDependencies = (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? files : files.filter((file) => PRELOADED.test(file));
const treeshake = { moduleSideEffects: (id: string) => !SIDE_EFFECT_FREE.test(id) };

export default defineConfig(({ command }) => {
  const isBuild = command === 'build';
  return {
    plugins: [
      ...(isBuild ? [] : react()),
      boxes(),
      clauses(),
      components(),
      credits(),
      packCheck(),
      noSkeletons(),
      offline(),
    ],
    // Relative addresses, so that the page can be served from any folder.
    base: './',
    // The other packages' sources rather than their dist: the page can be developed without building them first.
    resolve: {
      conditions: ['@vigil/source', ...defaultClientConditions],
      alias: isBuild ? PREACT : [],
      // Boxes from outside use the page's own.
      dedupe: ['preact', 'react', 'react-dom'],
    },
    worker: {
      format: 'es',
      plugins: () => [boxes(), components()],
      rolldownOptions: { treeshake, output: { codeSplitting: workerSplitting } },
    },
    build: { modulePreload: { resolveDependencies }, rolldownOptions: { treeshake, output: { codeSplitting } } },
  };
});
