import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { late } from '../../ui/late.ts'
import { ChatScreen } from './chat-screen.tsx'

const CompareScreen = late(async () => (await import('./compare/compare-screen.tsx')).CompareScreen)

/** The conversation, or a comparison of models in it where the address names one. */
export function ChatPlace() {
  const { search } = useLocation()
  if (!new URLSearchParams(search).has('compare')) return <ChatScreen />
  return (
    <Suspense>
      <CompareScreen />
    </Suspense>
  )
}
