// Runs once before the journeys: a browser has to be there, and the client built.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { OtherBrowserPaths } from './other-browsers/other-browser.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    otherBrowsers: OtherBrowserPaths
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

export async function setup(project: TestProject): Promise<void> {
  if (!existsSync(`${root}web/dist/index.html`))
    throw new Error('The client is not built: run npm test -- e2e, which builds it first.')
  const path = execFileSync(process.execPath, [`${root}tools/chromium.mjs`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  project.provide('chromiumPath', path.trim())
  project.provide('otherBrowsers', JSON.parse(process.env.OTHER_BROWSERS ?? '{}'))
}
