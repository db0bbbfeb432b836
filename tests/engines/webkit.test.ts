import { journeys, usual } from './journeys.ts';
import { webkit } from './webkit.mjs';

journeys(webkit, usual);
