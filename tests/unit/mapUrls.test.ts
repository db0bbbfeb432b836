import { describe, expect, it } from 'vitest';
import { mapEmbedUrl, mapPageUrl } from '../../src/domain/mapUrls';

const place = { latitude: 28.4595, longitude: 77.0266 };

describe('map addresses', () => {
  it('embed the area around the place with a marker on it', () => {
    const { host, searchParams } = new URL(mapEmbedUrl(place));
    expect(host).toBe('www.openstreetmap.org');
    expect(searchParams.get('marker')).toBe('28.4595,77.0266');
    expect(searchParams.get('layer')).toBe('mapnik');
    expect(searchParams.get('bbox')).toBe('77.0166,28.4545,77.0366,28.4645');
  });

  it('lead to the same place in a tab of its own', () => {
    expect(mapPageUrl(place)).toBe(
      'https://www.openstreetmap.org/?mlat=28.4595&mlon=77.0266#map=16/28.4595/77.0266',
    );
  });
});
