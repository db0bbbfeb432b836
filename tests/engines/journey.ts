import { test as base, expect, inject } from 'vitest';
import type { Engine, TabOptions } from './engine.ts';
import { Visitor } from './visitor.ts';

export interface VisitOptions extends TabOptions {
  /** Size of the page. @default [1280, 800] */
  size?: readonly [width: number, height: number];
  /** Whether the network has 150 ms of latency and 1.6 Mbit/s, and nothing is cached. @default false */
  slow?: boolean;
}

/** Tests that are given a way to visit the site in an engine, and fail where a page reports a problem. */
export function journeyIn(engine: () => Engine) {
  const { origin, slowOrigin } = inject('site');
  return base.extend<{
    visit: (options?: VisitOptions) => Promise<Visitor>;
    /** The queries that the mail sandbox accepted, from either engine. */
    readOutbox: () => Promise<unknown[]>;
  }>({
    visit: async ({ task: _ }, provide) => {
      const visitors: Visitor[] = [];
      await provide(async ({ size: [width, height] = [1280, 800], slow, ...options } = {}) => {
        const tab = await engine().newTab({ ...options, ...(slow && { isCold: true }) });
        const visitor = new Visitor(tab, slow ? slowOrigin : origin, options.scripts);
        visitors.push(visitor);
        await tab.resize(width, height);
        return visitor;
      });
      try {
        const problems = await Promise.all(visitors.map((visitor) => visitor.takeProblems()));
        expect(problems.flat(), 'problems that pages reported').toEqual([]);
      } finally {
        for (const { tab } of visitors) await tab.close();
      }
    },
    readOutbox: async ({ task: _ }, provide) => {
      await provide(async () => {
        const answer = await fetch(`${origin}/__outbox.json`);
        return (await answer.json()).messages;
      });
    },
  });
}

export type Journey = ReturnType<typeof journeyIn>;
