import { runServer } from '../../server/run-server.ts';
import { openSources } from './open-sources.ts';

void runServer({ openPages: openSources, pageCacheMs: 0 });
