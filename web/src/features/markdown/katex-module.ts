import { lazyModule } from '../../lib/lazy-module.ts'

/** Draws TeX as HTML with MathML beside it; a formula that does not parse comes out as its source. */
export type DrawTex = (tex: string, display: boolean) => string

export const katexModule = lazyModule<DrawTex>(async () => {
  const { katex } = await import('./katex-with-styles.ts')
  const drawn = new Map<string, string>()
  return (tex, display) => {
    const key = `${display}${tex}`
    const known = drawn.get(key)
    if (known !== undefined) return known
    const html = katex.renderToString(knownNames(tex), {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: false,
      errorColor: 'var(--text-soft)',
      trust: false,
      strict: 'ignore',
      maxSize: 40,
      maxExpand: 300,
    })
    if (drawn.size >= keptFormulas) drawn.clear()
    drawn.set(key, html)
    return html
  }
})

/** Environments that KaTeX lacks, under the name of the one that comes nearest; without labels, which it would draw as their source. */
function knownNames(tex: string): string {
  const unlabelled = tex.replace(/\\label\s*\{[^{}]*\}/g, '')
  return unlabelled.replace(/\\(begin|end)\{(eqnarray|multline)(\*?)\}/g, (_, edge, name, star) => {
    return `\\${edge}{${name === 'eqnarray' ? 'align' : 'gather'}${star}}`
  })
}

/** What KaTeX needs besides for the formulas of chemistry (`\\ce{H2O}`); to be there before one of them is drawn. */
export const chemistryModule = lazyModule<true>(async () => {
  await import('katex/contrib/mhchem')
  return true
})

export const isChemistry = (tex: string): boolean => /\\(?:ce|pu)\s*\{/.test(tex)

const keptFormulas = 500
