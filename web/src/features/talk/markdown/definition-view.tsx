// A link definition (`[label]: address`). Where the text uses it, its address is at the link; else it is shown as written.
import { createContext, type ReactNode, useContext } from 'react'
import { Inline } from './inline.tsx'
import { normalizedLabel } from './lexer.ts'
import type { Definitions } from './tokens.ts'

/** Labels that the text refers to. */
export const UsedLabels = createContext<ReadonlySet<string>>(new Set())

export function DefinitionView({ raw, label }: { raw: string; label: string }): ReactNode {
  const used = useContext(UsedLabels)
  if (used.has(normalizedLabel(label))) return null
  return (
    <p className="md-definition">
      <Inline source={raw.trim()} open={false} definitions={noDefinitions} />
    </p>
  )
}

const noDefinitions: Definitions = {}
