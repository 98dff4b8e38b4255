import { memo, useEffect, useRef, useState } from 'react'
import { useLazyModule } from '../../../lib/lazy-module.ts'
import { drawFormula, type Formula, formulaModule, knownFormula } from './formulas.ts'
import { useMarkdownTexts } from './markdown-texts.ts'

interface FormulaProps {
  readonly tex: string
  /** On a line of its own. */
  readonly display: boolean
}

/** A formula; its source until it is drawn, and where it cannot be. */
export const FormulaView = memo(function FormulaView({ tex, display }: FormulaProps) {
  const texts = useMarkdownTexts()
  const formula = useFormula(tex, display)
  const className = display ? 'md-formula md-formula-display' : 'md-formula'
  if (!formula || 'slow' in formula) {
    const why = formula?.slow ? texts.formulaTooLong : undefined
    return (
      <span className={className}>
        <code className="md-formula-source" title={why}>
          {tex}
        </code>
        {why && display && <span className="md-formula-reason">{why}</span>}
      </span>
    )
  }
  return (
    <span
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own markup, with `trust` off it holds nothing of the source but escaped text
      dangerouslySetInnerHTML={{ __html: formula.html }}
    />
  )
})

/** Stands where a formula is being written: what draws it is fetched meanwhile. */
export function FormulaAhead() {
  useLazyModule(formulaModule, true)
  return null
}

function useFormula(tex: string, display: boolean): Formula | undefined {
  // What was shown stays, also when it is not among those kept any more.
  const shown = useRef<{ tex: string; formula: Formula } | undefined>(undefined)
  const [, drawAgain] = useState({})
  const formula =
    shown.current?.tex === tex ? shown.current.formula : knownFormula({ tex, display })
  shown.current = formula && { tex, formula }
  const isMissing = formula === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let wanted = true
    const ask = () => void drawFormula({ tex, display }).then(() => wanted && drawAgain({}))
    ask()
    // Where the worker could not be fetched, its next fetching is waited for.
    const stop = formulaModule.subscribe(ask)
    return () => {
      wanted = false
      stop()
    }
  }, [tex, display, isMissing])
  return formula
}
