import { describe, expect, it } from 'vitest'
import { compileModule } from './compile.mjs'

const compile = (source: string) => compileModule(source, 'server/src/platform/clock.ts')

describe('a compiled module', () => {
  it('has no types, and names compiled modules from where it lies', () => {
    const { code, modules } = compile(
      [
        "import { a } from './a.ts'",
        "import type { B } from '../b.ts'",
        "export { c } from '@atelier/contract/features/c'",
        "export * from '@atelier/contract'",
        "const d: B = await import('../features/d.ts')",
      ].join('\n'),
    )
    expect(code.replaceAll(/ +/g, ' ').split('\n')).toEqual([
      "import { a } from './a.js'",
      ' ',
      "export { c } from '../../../contract/src/features/c.js'",
      "export * from '../../../contract/src/index.js'",
      "const d = await import('../features/d.js')",
    ])
    expect(modules.sort()).toEqual([
      'contract/src/features/c.ts',
      'contract/src/index.ts',
      'server/src/features/d.ts',
      'server/src/platform/a.ts',
    ])
  })

  it('starts compiled modules by their addresses', () => {
    const { code, modules } = compile("fork(new URL('./work-worker.ts', import.meta.url))")
    expect(code).toBe("fork(new URL('./work-worker.js', import.meta.url))")
    expect(modules).toEqual(['server/src/platform/work-worker.ts'])
  })

  it('tells the packages that it imports, and leaves texts alone', () => {
    const { code, imported } = compile(
      "import 'node:fs'\nimport x from '@scope/name/deep'\nimport('plain/deep')\nsay('./a.ts', x)",
    )
    expect(imported).toEqual(['@scope/name', 'plain'])
    expect(code).toContain("say('./a.ts', x)")
  })
})
