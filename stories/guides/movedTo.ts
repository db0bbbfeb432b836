/** Where the files of the guides' examples would stand in the project. */
const homes = [['stories/guides/composeAPage/', 'src/']] as const;

const folderOf = (file: string) => file.split('/').slice(0, -1);

/** The file that an import names, from the top of the project. */
function resolved(file: string, specifier: string) {
  const path = folderOf(file);
  for (const step of specifier.split('/'))
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  const target = path.join('/');
  const [from, to] = homes.find(([folder]) => target.startsWith(folder)) ?? ['', ''];
  return to + target.slice(from.length);
}

const messages = 'src/content/en/';

/** How an import in `file` names a file of the project; words go by their own name, for they have languages. */
function named(file: string, target: string) {
  if (target.startsWith(messages) && !file.startsWith(messages))
    return `#messages/${target.slice(messages.length)}`;
  const from = folderOf(file);
  const to = target.split('/');
  const shared = from.findIndex((folder, depth) => folder !== to[depth]);
  const depth = shared === -1 ? from.length : shared;
  const up = from.slice(depth).map(() => '..');
  return [...(up.length ? up : ['.']), ...to.slice(depth)].join('/');
}

/**
 * The source of an example as it would stand at another place of the project: its imports lead to
 * the same files. So what a guide shows is what is compiled and tested.
 */
export function movedTo(place: string, source: string, from: string): string {
  return source
    .trim()
    .replaceAll(/(?<=(?:from |import\()')\.[^']+(?=')/g, (specifier) =>
      named(place, resolved(from, specifier)),
    );
}
