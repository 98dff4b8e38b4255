import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { ModelPage } from './parts/model-page.tsx'
import { Square } from './parts/square.tsx'
import { modelIn } from './square-filter.ts'

/** The models of the square, or one of them (`?model=12`). */
export function ModelSquareScreen() {
  const { search } = useLocation()
  const id = modelIn(search)
  useLayoutEffect(releaseBootFrame, [])
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {id === null ? <Square /> : <ModelPage key={id} id={id} />}
    </div>
  )
}
