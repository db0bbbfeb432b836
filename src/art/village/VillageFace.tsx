/** A face that looks to the right, in the colour of `color`; its middle is at 0. */
export function VillageFace() {
  return (
    <g id="village-face" strokeWidth="6.5">
      <path fill="currentColor" d="M-12 14V50C-6 58 6 58 12 50V14Z" />
      <circle cx="-25" cy="4" r="6.5" fill="currentColor" />
      <path fill="currentColor" d="M-25-14V6C-25 24-13 35 1 35S27 22 27 5V-14C27-40-25-40-25-14Z" />
      <path strokeWidth="4.5" d="M13 2L16.5 10Q15 13 11 12M3 20Q11 28 18 20" />
      <path strokeWidth="8" d="M3-1h.1M20-1h.1" />
    </g>
  );
}
