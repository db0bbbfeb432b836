/** One element of a document's head by the name it has for machines: `title`, `canonical`, `og:url`. */
export interface HeadTag {
  name: string;
  value: string;
}

const tagOf = (element: Element): HeadTag => ({
  name:
    element.getAttribute('property') ??
    element.getAttribute('name') ??
    element.getAttribute('rel') ??
    element.localName,
  value:
    element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent ?? '',
});

/** Values with all the names that carry each: a page's title is written three times. */
export function groupByValue(tags: readonly HeadTag[]) {
  const namesOf = new Map<string, string[]>();
  for (const { name, value } of tags) namesOf.set(value, [...(namesOf.get(value) ?? []), name]);
  return [...namesOf].map(([value, names]) => ({ names, value }));
}

/** Title, meta elements and links within a document's head, or within a piece of HTML. */
export const headTagsIn = (place: ParentNode) =>
  [...place.querySelectorAll('title, meta, link')].map(tagOf);
