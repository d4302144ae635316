export * from './ask';
export { finding, netProblems, problem } from './problems';
export type { NetProblems } from './problems.en';
export * from './told';
