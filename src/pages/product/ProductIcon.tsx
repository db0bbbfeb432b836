import { spriteIcon } from '../../art/spriteIcon';
import { IconTile } from '../../atoms/IconTile';
import type { ProductTone } from '../../content/contentShapes';
import { tones } from '../../theme/surfaces';

export interface ProductIconProps {
  tone: ProductTone;
  /** Of the product, or of one of its services. */
  icon: string;
}

/** An icon of a product on a tile in its colour. */
export function ProductIcon({ tone, icon }: ProductIconProps) {
  const Icon = spriteIcon(icon);
  return (
    <IconTile surface={tones[tone].mark}>
      <Icon />
    </IconTile>
  );
}
