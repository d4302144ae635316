export * from './ask';
export * from './broadcast';
export { finding, netProblems, problem } from './problems';
export type { NetProblems } from './problems.en';
export * from './told';
