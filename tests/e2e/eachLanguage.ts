/** Says of a test that it runs in every language: another language can change what it proves. */
export const eachLanguage = { tag: '@each-language' } as const;
