import { memo } from 'react'
import { useLazyModule } from '../../lib/lazy-module.ts'
import { chemistryModule, isChemistry, katexModule } from './katex-module.ts'

interface FormulaProps {
  readonly tex: string
  /** On a line of its own. */
  readonly display: boolean
}

/** A formula; its source until KaTeX is there, and where KaTeX cannot read it. */
export const FormulaView = memo(function FormulaView({ tex, display }: FormulaProps) {
  const drawTex = useLazyModule(katexModule, true)
  const needsMore = isChemistry(tex)
  const chemistry = useLazyModule(chemistryModule, needsMore)
  const isReady = !needsMore || chemistry !== undefined
  const html = drawTex && isReady ? drawnOrNull(drawTex, tex, display) : null
  const className = display ? 'md-formula md-formula-display' : 'md-formula'
  if (!html) {
    return (
      <span className={className}>
        <code className="md-formula-source">{tex}</code>
      </span>
    )
  }
  return (
    <span
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own markup, with `trust` off it holds nothing of the source but escaped text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
})

/** Stands where a formula is being written: what draws it is fetched meanwhile. */
export function FormulaAhead() {
  useLazyModule(katexModule, true)
  return null
}

function drawnOrNull(
  drawTex: (tex: string, display: boolean) => string,
  tex: string,
  display: boolean,
): string | null {
  try {
    return drawTex(tex, display)
  } catch {
    return null
  }
}
