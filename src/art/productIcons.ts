import ConfirmationNumberRounded from '@mui/icons-material/ConfirmationNumberRounded';
import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import PointOfSaleRounded from '@mui/icons-material/PointOfSaleRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ProductId } from '../content/contentShapes';

/** The icon of each product group in menus. */
export const productIcons = {
  'aadhaar-banking': FingerprintRounded,
  'micro-atm': PointOfSaleRounded,
  'utility-payments': ReceiptLongRounded,
  'travel-services': ConfirmationNumberRounded,
} satisfies Record<ProductId, typeof SvgIcon>;
