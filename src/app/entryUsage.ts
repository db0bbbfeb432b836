import { reportUsage } from './reportUsage';

// Built, and loaded by the starter when a page is at rest, where an address is configured.
reportUsage(import.meta.env.VITE_USAGE_ADDRESS ?? '');
