/** A name from the code or an address, which a narrow place breaks after its dots and slashes rather than within a word. */
export function BreakableName({ name }: { name: string }) {
  const [piece = name] = /^.*?[./](?=[a-z])/i.exec(name) ?? [];
  const rest = name.slice(piece.length);
  return rest ? (
    <>
      {piece}
      <wbr />
      <BreakableName name={rest} />
    </>
  ) : (
    name
  );
}
