import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { browserTargets } from './browserTargets.ts';

const folder = new URL('../src/', import.meta.url);
const built = new Map<string, Promise<string>>();

/**
 * A module of `src` with all it imports, as the text of a classic script.
 *
 * @param hasForm whether it is for a page with a form; the rest is left out where it is not.
 * @throws where it cannot be built.
 */
export function inlineScript(module: string, hasForm: boolean): Promise<string> {
  const key = `${module} ${hasForm}`;
  const script = built.get(key) ?? buildScript(module, hasForm);
  built.set(key, script);
  return script;
}

async function buildScript(module: string, hasForm: boolean): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { HAS_FORM: String(hasForm) },
    build: {
      write: false,
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(module, folder)),
        output: { format: 'iife' },
      },
    },
  });
  const chunks = [output].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const [chunk] = chunks.filter((item): item is Rolldown.OutputChunk => item.type === 'chunk');
  if (!chunk) throw new Error(`The build has made no script of ${module}.`);
  return chunk.code.trim();
}
