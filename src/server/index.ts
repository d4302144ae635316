export { choosePort, DEFAULT_PORT, type PortChoice } from './port';
export { type RunningServer, type ServerOptions, startServer } from './server';
