import { mapSize } from './villageMapPlan';

/** Land and glow fade into the ink around, on the left and below; roads and places stand before it. */
export function VillageDusk() {
  const { width, height } = mapSize;
  return (
    <g fill="url(#village-dusk)" stroke="none">
      <rect width="96" height={height} />
      <rect width="64" height={width} transform={`translate(0 ${height}) rotate(-90)`} />
    </g>
  );
}
