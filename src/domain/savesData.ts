/** Whether the visitor's browser asks for as little as can be; where it cannot tell, it does not. */
export function savesData(): boolean {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}
