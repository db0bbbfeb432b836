import { tones } from './village/villageTones';
import type { Place } from './villageMapPlan';

interface VillageGlowProps {
  place: Place;
  /** The transform of the place. */
  at: string;
  /** Villages are lit in the story; the town is lit before it. */
  isVillage: boolean;
}

/** The light around a place, and the ring that runs from it over the ground when it goes on. */
export function VillageGlow({ place: { step }, at, isVillage }: VillageGlowProps) {
  if (!isVillage)
    return <circle cy="-28" r="150" fill="url(#village-glow)" stroke="none" transform={at} />;
  return (
    <g transform={at}>
      <circle
        className={`glow at-${step}`}
        cy="-28"
        r="104"
        fill="url(#village-glow)"
        stroke="none"
      />
      <ellipse
        className={`ring at-${step}`}
        cy="6"
        rx="84"
        ry="24"
        stroke={tones.marigold}
        strokeWidth="2.5"
        opacity="0"
      />
    </g>
  );
}
