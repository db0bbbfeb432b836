import { firefox } from './firefox.mjs';
import { journeys, usual } from './journeys.ts';

journeys(firefox, usual);
