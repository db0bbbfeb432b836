/** Whether this window is a frame in which a docs page shows a story. */
export const isFramedInDocs = () => window.frameElement?.id.startsWith('iframe--') ?? false;
