declare module 'virtual:type-declarations' {
  const declarations: Readonly<Record<string, string>>;
  export default declarations;
}
