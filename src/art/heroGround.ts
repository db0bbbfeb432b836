/** The ground in `hero-shop.svg`, in units of its canvas; other surfaces carry it on. */
export const heroGround = {
  /** From the lower edge of the canvas. */
  height: 60,
  /** Of the darker edge at its top. */
  kerb: 8,
} as const;
