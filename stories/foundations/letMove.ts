/** Takes away what the test runner holds all parts still with, until the story is over. */
export function letMove() {
  const still = [...document.styleSheets].filter(({ ownerNode }) =>
    ownerNode?.textContent?.includes('animation: none !important'),
  );
  for (const sheet of still) sheet.disabled = true;
  return () => {
    for (const sheet of still) sheet.disabled = false;
  };
}
