declare module 'ico-endec' {
  const icoEndec: {
    /** One ICO file of several PNG files. */
    encode: (images: readonly Buffer[]) => Buffer;
  };
  export default icoEndec;
}
