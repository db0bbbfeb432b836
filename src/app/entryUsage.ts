import { reportUsage } from './reportUsage';

// Built, and loaded by the hydration loader when a page is idle, where an address is configured.
reportUsage(import.meta.env.VITE_USAGE_ADDRESS ?? '');
