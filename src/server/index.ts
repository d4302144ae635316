export { chooseAddress, DEFAULT_PORT, type ServerChoice } from './address';
export { type RunningServer, type ServerOptions, startServer } from './server';
