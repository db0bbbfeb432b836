import { logoSvg } from '../../build/brandImages/brandSvg.ts';

/** The shapes of `BrandLogo` as the address of an image: the manager has another React than the site. */
export const logoUrl = `data:image/svg+xml,${encodeURIComponent(logoSvg('onLight'))}`;
