import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { boxes } from './plugins/boxes.js';
import { clauses } from './plugins/clauses.js';
import { components } from './plugins/components.js';
import { credits } from './plugins/credits.js';
import { noSkeletons } from './plugins/no-skeletons.js';
import { offline } from './plugins/offline.js';
import { packCheck } from './plugins/pack-check.js';

/** Our own libraries do nothing by being loaded: what of them nobody uses need not be there. */
const QUIET = /\/packages\/(?:engine|rules|content|table|bots)\/src\//;
/**
 * Scripts that are fetched together anyway are one file each: what speaks, what every screen needs, and what speaks of
 * components. Left alone they would be thirty small ones, which pack less well.
 */
const codeSplitting = {
  groups: [
    {
      name: 'speech',
      priority: 2,
      test: /intl-messageformat|@formatjs|node_modules\/react\/|node_modules\/react-dom\/(?:index|cjs\/react-dom\.production)\.|web\/src\/words\/(?:t|language)\.|table\/src\/(?:boxes|view)\./,
    },
    {
      name: 'frame',
      priority: 1,
      test: /web\/src\/(?:frame\/(?:language-choice|arrival|broken|eye|import-button|painted|store|trouble|rect|in-address|figure-list)|app\/route|home\/quick-boxes|online\/has-links|table\/(?:ready|steps|keys\/show-keys|people\/cameo)|play\/(?:quick-start|keeper|persist|chance|games|storage|shelf|kept-game|windows|use-kept-games|not-opened)|say\/not-kept|art\/(?:outline|painted|sketch|card-icons)|motion\/settings|atmosphere\/atmosphere)\b/,
    },
    { name: 'ancient-ones', priority: 1, test: /web\/src\/art\/(?:base\/)?ancient-ones[./](?!each)/ },
    {
      name: 'table',
      priority: 1,
      test: /web\/src\/(?:board\/(?!trains|pinned)|table\/(?:decision\/(?!about|check-sum|dice-on|happened|news|roll)|chronicle\/(?!looking|timeline|past)|pointing\/(?!inspector|beside|notion)|threat\/(?!whereabouts)|people\/)|motion\/motion\b|giving\/(?!trade|words|give-))[\w-]*\.tsx?$|rules\/src\/(?:common\/(?:in-play|figures\/(?:hand|by-kind|on-table))|haunt\/in-play|arkham\/(?:mythos\/in-play|board\/places))\./,
    },
    {
      name: 'edition',
      priority: 1,
      test: /web\/src\/(?:say\/(?!side-by-side)|play\/(?:boxes|session|port|foreseen)\.)|content\/src\/(?:registry|words|index)\.|table\/src\/(?!online\/|post\/|trail|fighting|destinations|newcomers|sums|brings|changes)/,
    },
  ],
};
/** The worker's scripts: what both games stand on, and each game whole. Left alone they would be forty small ones. */
const workerSplitting = {
  groups: [
    // But for what only looking back asks for, and what questions of boxes are about, and what comes from elsewhere.
    {
      name: 'common',
      priority: 2,
      test: /packages\/(?:engine|table)\/src\/(?!trail)|rules\/src\/(?:common\/(?!amending|positions\/(?!set-up|shapes)|packed-words|take-out|elsewhere)|language\/(?!questions\/abouts|references|nearest))/,
    },
    { name: 'arkham', priority: 1, test: /rules\/src\/arkham\/(?!definition|elsewhere|amend|position|upgrade)/ },
    // But for what is fetched when a position first asks for it.
    {
      name: 'haunt',
      priority: 1,
      test: /rules\/src\/haunt\/(?!planning\/|definition|elsewhere|amend|position|upgrade)/,
    },
  ],
};
/** What is there before any script fetches another: what `index.html` names. */
const ALWAYS_THERE = /^assets\/(?:rolldown-runtime|speech|frame)-/;
/** What is fetched along with a script, as it stands on it: not what is there anyway, of which each script would keep a list. */
const resolveDependencies = (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? files : files.filter((file) => !ALWAYS_THERE.test(file));
const treeshake = { moduleSideEffects: (id: string) => !QUIET.test(id) };

export default defineConfig({
  plugins: [react(), boxes(), clauses(), components(), credits(), packCheck(), noSkeletons(), offline()],
  // Relative addresses, so that the page can be served from any folder.
  base: './',
  // The other packages' sources rather than their dist: the page can be developed without building them first.
  resolve: { conditions: ['@vigil/source', ...defaultClientConditions] },
  worker: {
    format: 'es',
    plugins: () => [boxes(), components()],
    rolldownOptions: { treeshake, output: { codeSplitting: workerSplitting } },
  },
  build: { modulePreload: { resolveDependencies }, rolldownOptions: { treeshake, output: { codeSplitting } } },
});
