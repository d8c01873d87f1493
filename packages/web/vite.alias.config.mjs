import base from './vite.config.ts';
export default { ...base, cacheDir: '/tmp/company-vite-cache', server: { fs: { strict: false } }, resolve: { ...base.resolve, alias: [
 { find: /^@vigil\/bots$/, replacement: '/work/wt/bots/packages/bots/src/index.ts' } ], dedupe: ['@vigil/rules', '@vigil/engine', '@vigil/content'] } };
