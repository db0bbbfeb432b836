/** A colour as it is painted, however it is written: red, green, blue and alpha, 0 to 255. */
export function paintedColour(colour: string) {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('The browser paints nothing.');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}
