// kifu for JavaScript, in Node and in browsers: index.d.ts describes it.
export { KifuError } from './library/library.js';
export { load } from './library/load.js';
export { check, fix, run } from './run.js';
