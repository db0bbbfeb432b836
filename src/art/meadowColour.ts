import { tints } from '#brand/tints';

/** The land beside a way, behind the grass of `join-meadow.svg`: as an image it would show where two tiles meet. */
export const meadowColour = tints.leafPale;
