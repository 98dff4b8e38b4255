// Mind maps: where one begins and all own ones stand, or one of them open.
import '../../ui/late.css'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { mindIn } from '../../lib/mind-link.ts'
import { useFinishMindDeletes } from './own-minds.ts'
import { MindHome } from './parts/mind-home.tsx'
import { OpenMap } from './parts/open-map.tsx'

export function MindScreen() {
  const id = mindIn(useLocation().search)
  useLayoutEffect(releaseBootFrame, [])
  useFinishMindDeletes()
  return id > 0 ? <OpenMap key={id} id={id} /> : <MindHome />
}
