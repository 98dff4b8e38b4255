import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './query-client.ts'
import type { createRouter } from './router.tsx'

export function Application({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
