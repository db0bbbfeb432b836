import { logoSvg } from '../../build/brandPictures/brandSvg.ts';

/** The shapes of `BrandLogo` as the address of a picture: the manager has another React than the site. */
export const logoAddress = `data:image/svg+xml,${encodeURIComponent(logoSvg('onLight'))}`;
