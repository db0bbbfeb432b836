import { roadWalks } from './roadWalks';
import { tones } from './village/villageTones';
import { nearness } from './villageMapPlan';
import { places } from './villagePlaces';

const at = (name: string) => {
  const { x = 0, y = 0 } = places.find((place) => place.name === name) ?? {};
  return `translate(${x} ${y}) scale(${nearness(y)})`;
};

/** The quiet life of the map once all is lit: travellers on the roads, a window, two threads of smoke. */
export function VillageLife() {
  return (
    <>
      <path
        className="flicker"
        opacity="0"
        stroke={tones.indigo}
        strokeWidth="5"
        d="M-89-57.5v-2M-78-33.5v-2"
        transform={at('town')}
      />
      <g stroke={tones.indigoMist} opacity=".7" transform={at('ridge')}>
        <path className="smoke" d="M14-69q-4-4 0-8t0-8" />
        <path className="smoke" d="M15-88q-4-4 0-8" />
      </g>
      {roadWalks.map((stops, index) => (
        <g key={`${stops.at(-1)?.point}`} className={`walk-${index}`} opacity="0">
          <circle r="13" fill={tones.marigold} fillOpacity=".3" stroke="none" />
          <circle r="6.5" fill={tones.marigoldBright} />
          <circle r="2" cx="-2" cy="-2" fill={tones.paper} stroke="none" />
        </g>
      ))}
    </>
  );
}
