import { pageFileName } from './pageFileName';

/** The image of the QR code that leads to a page in the language whose URLs begin with `prefix`. */
export const pageCodeUrl = (path: string, prefix: string) =>
  `/codes${prefix}/${pageFileName(path)}.svg`;
