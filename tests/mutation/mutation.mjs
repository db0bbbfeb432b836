/**
 * `npm run test:mutation`: plants one fault after another in the rules and hooks of the site and runs the tests that
 * import it. A fault after which all of them pass has survived: a test is missing, or the code does nothing.
 * Arguments name files, such as `src/domain/phoneNumber.ts`; all by default.
 */
import { runnerImport } from 'vite';

process.env.VITEST = 'true';
/** @type {{ module: typeof import('./plantFaults.ts') }} */
const { module } = await runnerImport('./tests/mutation/plantFaults.ts', { logLevel: 'error' });
process.exit(await module.plantFaults(process.argv.slice(2)));
