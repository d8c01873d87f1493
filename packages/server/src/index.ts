/** Serves the page that plays in the browser. Tables over the network will join it here. */
export { type AppOptions, makeApp } from './app.js';
export { CannotServe, type RunningServer, type ServerOptions, startServer } from './server.js';
