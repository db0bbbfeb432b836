/** Storybook ends the title of each tab with its own name and has no setting for another. */
export function nameTab(name: string) {
  const rename = () => {
    const renamed = document.title.replace(/\bStorybook$/, name);
    if (renamed !== document.title) document.title = renamed;
  };
  rename();
  new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
}
