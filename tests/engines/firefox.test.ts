import { firefox } from './firefox.mjs';
import { journeys } from './journeys.ts';

journeys(firefox);
