import { Component, type ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { FailureState } from './failure-state.tsx'

type BoundaryProps = {
  children: ReactNode
  /** What is shown, such as an entry or a work: another one is tried by itself. */
  of?: unknown
  /** In a line with other things instead of alone in the middle. */
  inline?: boolean
  /** Classes of the note's frame, where it has to keep to a place of a given size. */
  frame?: string
  /** What else can be done, beside trying again: to delete it. */
  actions?: ReactNode
  /** Without a note: where there is no room for one, or nobody has asked for what broke. */
  quiet?: boolean
  /** In place of the note. */
  fallback?: (again: () => void) => ReactNode
}

type BoundaryState = { isBroken: boolean; of: unknown }

/** Bears what breaks while its content is drawn: says so in its place, and nothing beside it is lost. React logs the cause. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState) {
    return of === state.of ? null : { isBroken: false, of }
  }

  readonly #again = (): void => this.setState({ isBroken: false })

  override render(): ReactNode {
    const { children, inline = false, frame, actions, quiet, fallback } = this.props
    if (!this.state.isBroken) return children
    if (quiet) return null
    if (fallback) return fallback(this.#again)
    return <Broken inline={inline} frame={frame} actions={actions} onRetry={this.#again} />
  }
}

type BrokenProps = {
  inline: boolean
  frame: string | undefined
  actions: ReactNode
  onRetry: () => void
}

function Broken({ inline, frame, actions, onRetry }: BrokenProps) {
  const t = useTexts('common')
  const note = (
    <FailureState
      inline={inline}
      message={t.broken}
      retry={{ label: t.retry, onRetry }}
      actions={actions}
    />
  )
  const around = frame ?? (inline ? 'my-2' : '')
  return around ? <div className={around}>{note}</div> : note
}
