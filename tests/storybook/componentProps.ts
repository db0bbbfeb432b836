/** The type of each prop of each component, by their names; `?` ends the name of an optional prop. */
export type ComponentProps = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the component manifest holds of a component, as far as it is read here. */
interface ManifestComponent {
  name: string;
  reactDocgen?: {
    props?: Record<string, { required?: boolean; tsType?: { name: string; raw?: string } }>;
  };
}

/** The props of every component of a built Storybook's manifest. */
export function propsIn(manifest: {
  components: Readonly<Record<string, ManifestComponent>>;
}): ComponentProps {
  const components = Object.values(manifest.components).map(({ name, reactDocgen }) => {
    const props = Object.entries(reactDocgen?.props ?? {}).map(([prop, { required, tsType }]) => [
      required ? prop : `${prop}?`,
      (tsType?.raw ?? tsType?.name ?? 'unknown').replaceAll(/\s+/g, ' '),
    ]);
    return [name, Object.fromEntries(props.sort())] as const;
  });
  return Object.fromEntries(components.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const plain = (prop: string) => prop.replace('?', '');

/** What of the props that were recorded breaks code which relies on them, by `Component.prop`. */
export function brokenProps(
  recorded: ComponentProps,
  present: ComponentProps,
): Map<string, string> {
  const broken = new Map<string, string>();
  for (const [component, props] of Object.entries(recorded)) {
    const now = present[component];
    if (!now) {
      broken.set(component, 'is gone');
      continue;
    }
    for (const [prop, type] of Object.entries(props)) {
      const name = plain(prop);
      const typeNow = now[name] ?? now[`${name}?`];
      if (typeNow === undefined) broken.set(`${component}.${name}`, 'is gone');
      else if (typeNow !== type)
        broken.set(`${component}.${name}`, `was ${type}, and is ${typeNow}`);
      else if (prop.endsWith('?') && name in now)
        broken.set(`${component}.${name}`, 'is required now');
    }
    for (const prop of Object.keys(now))
      if (!prop.endsWith('?') && !(prop in props) && !(`${prop}?` in props))
        broken.set(`${component}.${prop}`, 'is new and required');
  }
  return broken;
}

/** What the change log says of the version that is not released yet. */
export const unreleased = (changeLog: string): string =>
  /^## \[Unreleased\]$(.*?)(?=^## \[)/ms.exec(changeLog)?.[1] ?? '';
