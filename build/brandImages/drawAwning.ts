import { colours } from '../../src/theme/tokens.ts';

const stripe = 48;
const drop = 20;

/** A shop's awning along the top of an image, in stripes that end in scallops. */
export function drawAwning(width: number): string {
  const scallop = stripe / 2;
  const stripes = Array.from({ length: Math.ceil(width / stripe) }, (_, index) => {
    const colour = index % 2 === 0 ? colours.marigold : colours.paper;
    return `<path d="M${index * stripe} -4V${drop}a${scallop} ${scallop} 0 0 0 ${stripe} 0V-4Z" fill="${colour}"/>`;
  });
  return `<g stroke="${colours.ink}" stroke-width="3" stroke-linejoin="round">${stripes.join('')}<path d="M0 ${drop}H${width}"/></g>`;
}
