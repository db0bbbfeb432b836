import { tones } from './villageTones';

const tileRow = (x: number, y: number, count: number) =>
  `M${x} ${y}${'q2.9 3.2 5.8 0'.repeat(count)}`;

/** A house of the village: clay tiles, a veranda on posts, a tulsi before it. */
export function TiledHouse() {
  return (
    <>
      <path fill={tones.earthShade} d="M10-66h8v14h-8z" />
      <path fill={tones.paper} d="M-28-36H28V0H-28z" />
      <path fill={tones.line} stroke="none" d="M15-35H27V-1H15z" />
      <path fill={tones.earth} stroke="none" d="M-27-6.5H27V-1H-27z" />
      <g strokeWidth="1.4">
        <path fill={tones.indigo} d="M-9 0v-17a7 7 0 0 1 14 0V0z" />
        <path stroke={tones.indigoBright} d="M-2-22.5V-1" />
        <path fill={tones.marigold} d="M-23-23h9v10h-9zM11-23h9v10h-9z" />
        <path d="M-18.5-23v10M15.5-23v10M-25-12h13M9-12h13" />
      </g>
      <path fill={tones.earth} d="M-34-33h3.6V2H-34zM30.4-33H34V2h-3.6z" />
      <path fill={tones.roseShape} d="M-40-32L-28-58H28L40-32z" />
      <path fill={tones.rose} stroke="none" d="M17-57H27.5L38.5-33H23z" />
      <g stroke={tones.rose} strokeWidth="1.3">
        <path d={tileRow(-29, -50, 10)} />
        <path d={tileRow(-32, -43, 11)} />
        <path d={tileRow(-35, -36.5, 12)} />
      </g>
      <path stroke={tones.roseMist} strokeWidth="1.3" d="M-26.5-54.5L-30-47" />
      <path strokeWidth="3.6" d="M-28-58H28" />
      <path stroke={tones.roseShape} d="M-28-58H28" />
      <path fill={tones.lamplightShade} d="M-13 0H9V4H-13z" />
      <path stroke={tones.leafLight} strokeWidth="2.6" d="M22-3v-6M22-5l3-3M22-5l-3-3" />
      <path fill={tones.marigoldBright} strokeWidth="1.3" d="M17.5-2h9l-1.5 8h-6z" />
    </>
  );
}
