/** An item of a list of the content, the first unless told; the story fails where there is none. */
export function itemOf<Item>(list: readonly Item[], index = 0): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`The list has no item ${index}.`);
  return item;
}
