import { test as base, expect, inject } from 'vitest';
import type { Engine, EngineDescription, TabOptions } from './engine.ts';
import { Visitor } from './visitor.ts';

export interface VisitOptions extends TabOptions {
  /** Size of the page. @default [1280, 800] */
  size?: readonly [width: number, height: number];
  /** Whether the network has 150 ms of latency and 1.6 Mbit/s. @default false */
  slow?: boolean;
}

/** Tests that are given a way to visit the site in an engine, and fail where a page reports a problem. */
export function journeyIn({ name }: EngineDescription, engine: () => Engine) {
  const { origin, slowOrigin } = inject('sites')[name];
  return base.extend<{
    visit: (options?: VisitOptions) => Promise<Visitor>;
    /** Has the mail sandbox answer in another way until the test ends. */
    answerWith: (mode: string) => Promise<void>;
    /** The queries that the mail sandbox accepted. */
    readOutbox: () => Promise<unknown[]>;
  }>({
    visit: async ({ task: _ }, provide) => {
      const visitors: Visitor[] = [];
      await provide(async ({ size: [width, height] = [1280, 800], slow, ...options } = {}) => {
        const tab = await engine().newTab(options);
        const visitor = new Visitor(tab, slow ? slowOrigin : origin);
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
    answerWith: async ({ task: _ }, provide) => {
      const change = async (mode: string) => {
        await fetch(`${origin}/__outbox/mode`, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: JSON.stringify({ mode }),
        });
      };
      await provide(change);
      await change('accept');
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
