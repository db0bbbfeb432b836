/** What a file that belongs to a page is called, after the last part of its path: `/JoinUs` has `join-us`. */
export function pageFileName(path: string): string {
  const name = path.split('/').at(-1) || 'home';
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
