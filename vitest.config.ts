import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { callNames } from './web/build/call-names.ts'
import { iconBodies } from './web/build/icon-bodies.ts'
import { settingForms } from './web/build/setting-forms.ts'

const node = { environment: 'node', pool: 'forks', restoreMocks: true } as const

const clientTests = ['web/src/**/*.test.{ts,tsx}', 'web/build/**/*.test.ts']
/** What changes the world that modules find when they are loaded, or the clock, says so by one of these. */
const ofOwnWorld = globSync(clientTests).filter((file) =>
  /\bvi\.(stub|use|set|reset|spy)|globalThis|testing\/fake-/.test(readFileSync(file, 'utf8')),
)

const client = {
  // What has an icon can be drawn, and so can forms of settings; what names a call can call.
  plugins: [iconBodies(), callNames(), settingForms()],
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{contract,engines}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          // Loading everything anew for each file would be most of the work.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          // While some wait, others use their cores.
          maxWorkers: availableParallelism() + 1,
          // For what hangs, and not for slow machines: fifty payments at once take half a minute beside other work.
          testTimeout: 60_000,
        },
      },
      {
        ...client,
        test: {
          ...node,
          name: 'web',
          include: clientTests,
          exclude: ofOwnWorld,
          isolate: false,
          maxWorkers: availableParallelism() + 1,
          testTimeout: 60_000,
        },
      },
      {
        ...client,
        test: {
          ...node,
          name: 'web-apart',
          // Each file has a world of its own: it makes the browser that its module finds when it is loaded.
          include: ofOwnWorld,
          maxWorkers: availableParallelism() + 1,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'integration',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/database-setup.ts'],
          // Each file has a database of its own; loading the server anew for each would be most of the work.
          isolate: false,
          // While one waits for the database or for time to pass, others use its core.
          maxWorkers: availableParallelism() + 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [callNames()],
        test: {
          ...node,
          name: 'screens',
          include: ['e2e/src/screens/**/*.screen.ts'],
          globalSetup: ['e2e/src/testing/journey-setup.ts'],
          // A worker has one browser for all of its files.
          isolate: false,
          maxWorkers: availableParallelism() + 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['e2e/src/**/*.journey.ts'],
          globalSetup: ['server/src/testing/database-setup.ts', 'e2e/src/testing/journey-setup.ts'],
          // Each file has a server and a database of its own, and shares its browser with the next; while one waits, another uses its core.
          isolate: false,
          maxWorkers: availableParallelism() + 1,
          // For slow machines alone: a picture that takes a second here may take half a minute there.
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
