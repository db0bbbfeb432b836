/** A place on the map in degrees (WGS 84). */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** Half the width of the shown area in degrees: about two kilometres in the north of India. */
const reach = 0.01;

/** OpenStreetMap's embeddable map around a place, with a pin on it; it needs no key and sets no cookie. */
export function mapEmbedUrl({ latitude, longitude }: MapPlace): string {
  const address = new URL('https://www.openstreetmap.org/export/embed.html');
  const box = [longitude - reach, latitude - reach / 2, longitude + reach, latitude + reach / 2];
  address.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(4)).join());
  address.searchParams.set('layer', 'mapnik');
  address.searchParams.set('marker', `${latitude},${longitude}`);
  return address.href;
}

/** The same place in OpenStreetMap itself, for a tab of its own. */
export function mapPageUrl({ latitude, longitude }: MapPlace): string {
  const address = new URL('https://www.openstreetmap.org/');
  address.searchParams.set('mlat', String(latitude));
  address.searchParams.set('mlon', String(longitude));
  address.hash = `map=16/${latitude}/${longitude}`;
  return address.href;
}
