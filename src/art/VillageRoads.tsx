import { roadDashes } from './roadDashes';
import { StoneBridge } from './village/StoneBridge';
import { tones } from './village/villageTones';
import { lightsAt } from './villageMapMotion';
import { nearness } from './villageMapPlan';
import { bridge, roads } from './villageRoads';

const drawn = roads.map((road) => {
  const [a, b, c, d] = road.curve;
  return { ...road, path: `M${a}C${b} ${c} ${d}`, width: 13 * nearness((a[1] + d[1]) / 2) };
});

/** The roads of earth, the bridge, and the middle lines that light up piece by piece. */
export function VillageRoads() {
  return (
    <g>
      {drawn.map(({ path, width }) => (
        <path key={path} strokeWidth={width + 4} d={path} />
      ))}
      {drawn.map(({ path, width }) => (
        <path key={path} stroke={tones.earthAsleep} strokeWidth={width} d={path} />
      ))}
      <g transform={`translate(${bridge.x} ${bridge.y}) rotate(${bridge.turn})`}>
        <StoneBridge />
      </g>
      <g stroke={tones.marigold} strokeWidth="4.5">
        {roads.flatMap(roadDashes).map(({ path, step }) => (
          <path key={path} className={lightsAt(step)} d={path} />
        ))}
      </g>
    </g>
  );
}
