import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Something that may stand now here, now there, and does not begin anew when it moves: what is open in it stays open. `content` is to be
 * drawn once, where it always is; `place` wherever it is to be seen, in one place at a time.
 */
export function useMovable(children: ReactNode): { content: ReactNode; place: ReactNode } {
  const [node] = useState(() => {
    const created = document.createElement('div')
    created.className = 'contents'
    return created
  })
  return { content: createPortal(children, node), place: <Place node={node} /> }
}

function Place({ node }: { node: HTMLElement }) {
  const hold = useCallback(
    (element: HTMLElement | null) => {
      if (element && node.parentNode !== element) element.append(node)
    },
    [node],
  )
  return <div ref={hold} className="contents" />
}
