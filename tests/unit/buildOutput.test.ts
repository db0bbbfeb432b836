import { type LogLevel, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prerender } from '../../build/prerender';

/** What a build prints of an announcement and a warning. */
async function printed(logLevel?: LogLevel) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const plugins = [prerender({})];
  const { logger } = await resolveConfig({ configFile: false, logLevel, plugins }, 'build');
  logger.info('a step');
  logger.warn('a warning');
  return [...log.mock.calls, ...warn.mock.calls].flat();
}

test('a build prints its steps and its warnings', async () => {
  expect(await printed()).toEqual(['a step', 'a warning']);
});

test('a build that was asked for warnings alone prints those', async () => {
  expect(await printed('warn')).toEqual(['a warning']);
});
