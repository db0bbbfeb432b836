import { journeys } from './journeys.ts';
import { webkit } from './webkit.mjs';

journeys(webkit);
