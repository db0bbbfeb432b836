import { markdownTable, ratio, withSpread } from './statistics.mjs';

/** Everything that was measured, to be told in one table. */
export class Samples {
  /** @type {Map<string, { route: string, measure: string, values: Map<string, number[]> }>} */
  #rows = new Map();

  /**
   * @param {string} route nothing where it is about the whole site
   * @param {import('./targets.mjs').TargetName} target
   * @param {Record<string, number>} measured by what was measured
   */
  add(route, target, measured) {
    for (const [measure, value] of Object.entries(measured)) {
      const key = `${route} ${measure}`;
      const row = this.#rows.get(key) ?? { route, measure, values: new Map() };
      row.values.set(target, [...(row.values.get(target) ?? []), value]);
      this.#rows.set(key, row);
    }
  }

  /** A row for each page and measure, sorted by page. */
  table() {
    const rows = [...this.#rows.values()];
    const routes = [...new Set(rows.map(({ route }) => route))];
    return markdownTable(
      ['page', 'measure', 'this site', 'limit', 'client-rendered', 'site / limit'],
      routes.flatMap((route) =>
        rows
          .filter((row) => row.route === route)
          .map(({ measure, values }) => {
            const of = (/** @type {string} */ target) => values.get(target) ?? [];
            return [
              route || 'all',
              measure,
              withSpread(of('site')),
              withSpread(of('limit')),
              withSpread(of('client')),
              ratio(of('site'), of('limit')),
            ];
          }),
      ),
    );
  }
}
