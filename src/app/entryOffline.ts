import { keepVisitedPages } from './keepVisitedPages';

// Built, and loaded by the hydration loader when a page is idle, unless the owner has turned it off.
keepVisitedPages();
