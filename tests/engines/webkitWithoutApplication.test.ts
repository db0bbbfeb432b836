import { journeys, withoutApplication } from './journeys.ts';
import { webkit } from './webkit.mjs';

journeys(webkit, withoutApplication);
