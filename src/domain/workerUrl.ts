/** Where the worker stands: its scope is the folder above it, and its URL must never change. */
export const workerUrl = '/worker.js';
