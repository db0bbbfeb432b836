import { firefox } from './firefox.mjs';
import { journeys, usual, withoutApplication } from './journeys.ts';

journeys(firefox, { ...usual, ...withoutApplication });
