/** Says of a test that it is a main journey of the built site, which `npm test` asks as well. */
export const smoke = { tag: '@smoke' } as const;
