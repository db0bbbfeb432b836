import { firefox } from './firefox.mjs';
import { journeys, onSlowNetwork } from './journeys.ts';
import { webkit } from './webkit.mjs';

for (const engine of [webkit, firefox]) journeys(engine, onSlowNetwork);
