import { describe, expect, it } from 'vitest'
import { type ModuleLinks, sourcesOf, withoutStyles } from './style-sources.ts'

const sheet = `@import './theme.css';
@source '../app';
@source '../ui';
@source not '../ui/{select,tabs}.tsx';
`
const hasStyles = sourcesOf(sheet, '/src/ui')
const rules = { entry: '/src/main.tsx', lateSheet: '/src/ui/late.css', hasStyles }
const module = (id: string, imports: string[] = [], lateImports: string[] = []): ModuleLinks => ({
  id,
  imports,
  lateImports,
})

describe('the sources of the first sheet', () => {
  it.each([
    ['/src/app/shell.tsx', true],
    ['/src/app/layout/sider.tsx', true],
    ['/src/ui/button.tsx', true],
    ['/src/ui/select.tsx', false],
    ['/src/application/shell.tsx', false],
    ['/src/screens/pay/pay-screen.tsx', false],
  ])('%s: %s', (file, known) => {
    expect(hasStyles(file)).toBe(known)
  })
})

describe('a module without its styles', () => {
  const pay = module('/src/screens/pay/pay-screen.tsx', ['/src/ui/select.tsx', '/src/ui/late.css'])
  const select = module('/src/ui/select.tsx')
  const main = module('/src/main.tsx', ['/src/app/router.tsx'])
  const router = module('/src/app/router.tsx', [], [pay.id])

  it('is none where what is loaded late brings the late sheet', () => {
    expect(withoutStyles([main, router, pay, select], rules)).toEqual([])
  })

  it('is one that is loaded late by a module that does not bring it', () => {
    const bare = { ...pay, imports: [select.id] }
    expect(withoutStyles([main, router, bare, select], rules)).toEqual([
      `${pay.id} is drawn without its styles: ${pay.id} has to import src/ui/late.css`,
      `${select.id} is drawn without its styles: ${pay.id} has to import src/ui/late.css`,
    ])
  })

  it('is none of what is loaded by something that has brought the sheet', () => {
    const section = module('/src/screens/pay/parts/section.tsx', [select.id])
    const opening = { ...pay, imports: ['/src/ui/late.css'], lateImports: [section.id] }
    expect(withoutStyles([main, router, opening, section, select], rules)).toEqual([])
    const both = { ...router, lateImports: [pay.id, section.id] }
    expect(withoutStyles([main, both, opening, section, select], rules)).toHaveLength(2)
  })

  it('is one of the first load that the first sheet does not know', () => {
    const eager = { ...router, imports: [select.id] }
    expect(withoutStyles([main, eager, pay, select], rules)).toEqual([
      `${select.id} is in the first load, but not among the sources of src/ui/base.css`,
    ])
  })

  it('does not let the first load bring the late sheet', () => {
    const eager = { ...router, imports: ['/src/ui/late.css'] }
    expect(withoutStyles([main, eager, pay, select], rules)).toEqual([
      '/src/ui/late.css is in the first load',
    ])
  })
})
