// TeX as HTML with MathML beside it. Runs beside the page (formulas.worker.ts): what KaTeX takes for a formula has no bound.
import katex from 'katex'

/** Draws a formula; one that does not parse comes out as its source. Throws where KaTeX itself gives up. */
export function drawTex(tex: string, display: boolean): string {
  return katex.renderToString(knownNames(tex), {
    displayMode: display,
    output: 'htmlAndMathml',
    throwOnError: false,
    errorColor: 'var(--text-soft)',
    trust: false,
    strict: 'ignore',
    maxSize: 40,
    maxExpand: 300,
  })
}

/** Environments that KaTeX lacks, under the name of the one that comes nearest; without labels, which it would draw as their source. */
function knownNames(tex: string): string {
  const unlabelled = tex.replace(/\\label\s*\{[^{}]*\}/g, '')
  return unlabelled.replace(/\\(begin|end)\{(eqnarray|multline)(\*?)\}/g, (_, edge, name, star) => {
    return `\\${edge}{${name === 'eqnarray' ? 'align' : 'gather'}${star}}`
  })
}

/** Whether KaTeX needs its part for chemistry (`\\ce{H2O}`), which is to be there before. */
export const isChemistry = (tex: string): boolean => /\\(?:ce|pu)\s*\{/.test(tex)
