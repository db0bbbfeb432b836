import { tones } from './villageTones';

const windowAt = (x: number) => `M${x}-24h10v11h-10z`;
const windows = [-41, -27, 17, 31].map(windowAt).join('');
const bars = [-41, -27, 17, 31].map((x) => `M${x + 3.3}-24v11M${x + 6.6}-24v11`).join('');

/** The school: a long wall with a bell over the door, and a pennant on its pole. */
export function School() {
  return (
    <>
      <path strokeWidth="3.6" d="M-37-34v-42" />
      <path stroke={tones.sand} strokeWidth="1.2" d="M-37-36v-40" />
      <path fill={tones.marigold} d="M-36-77L-13-70L-36-63z" />
      <path fill={tones.marigoldShade} stroke="none" d="M-35-69L-17-70L-35-64.3z" />
      <path fill={tones.lamplightShade} d="M-47-33H47V0H-47z" />
      <path fill={tones.marigoldBright} stroke="none" d="M36-30H46V-1H36z" />
      <path fill={tones.indigo} stroke="none" d="M-46-9H46V-1H-46z" />
      <path fill={tones.marigold} strokeWidth="1.3" d={windows} />
      <path strokeWidth="1" d={bars} />
      <path fill={tones.roseShape} d="M-52-32L-47-40H47L52-32z" />
      <path fill={tones.rose} stroke="none" d="M34-39H46.5L50-33H36z" />
      <path fill={tones.paper} d="M-14 0V-42L0-56L14-42V0z" />
      <path fill={tones.line} stroke="none" d="M7-47.8L13-41.5V-1H7z" />
      <path fill={tones.roseShape} d="M-19-40L0-60L19-40L15-37L0-53L-15-37z" />
      <path fill={tones.indigo} strokeWidth="1.3" d="M-4.5-36v-3a4.5 4.5 0 0 1 9 0v3z" />
      <path fill={tones.marigold} strokeWidth="1.1" d="M-3-36q.5-5 3-5t3 5z" />
      <path fill={tones.leaf} d="M-7.5 0V-24H7.5V0z" />
      <path stroke={tones.leafShade} strokeWidth="1.3" d="M0-23V-1" />
      <path stroke={tones.marigold} strokeWidth="2" d="M-3-11h.1M3-11h.1" />
      <path fill={tones.sand} d="M-12 0H12V3.5H-12zM-15 3.5H15V7H-15z" />
    </>
  );
}
