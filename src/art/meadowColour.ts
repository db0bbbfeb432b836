import { tints } from '#brand/tints';

/** The land beside a way, behind the grass of `join-meadow.svg`: as an image it would show where two tiles meet. */
export const meadowColour = tints.leafPale;

/** The meadow that the scene of a message stands on, where it goes on below the drawing. */
export const sceneMeadow = tints.leafLight;
