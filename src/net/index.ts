export * from './ask';
export * from './broadcast';
export * from './crowd';
export * from './emotes';
export * from './feed';
export * from './feedReader';
export { finding, netProblems, problem } from './problems';
export type { NetProblems } from './problems.en';
export * from './told';
