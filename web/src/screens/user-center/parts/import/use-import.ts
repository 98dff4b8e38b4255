// The last import of the account: sent from here, then followed until it has ended.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '../../../../api/call-failure.ts'
import { callOptions } from '../../../../api/call-options.ts'
import { upload } from '../../../../api/upload.ts'

const askEveryMs = 1000
const stateKey = 'accountData.importState'

export function useImport() {
  const client = useQueryClient()
  const query = callOptions(stateKey, {}, { shownInPlace: true })
  const [sent, setSent] = useState<number | null>(null)
  const sending = useRef<AbortController>(null)
  const state = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? askEveryMs : false),
  })
  const send = useMutation({
    mutationFn: (file: File) => {
      const connection = new AbortController()
      sending.current = connection
      setSent(0)
      const { signal } = connection
      return upload('accountData.import', file, { signal, shownInPlace: true, onProgress: setSent })
    },
    onSuccess: (begun) => {
      client.setQueryData(query.queryKey, begun)
      // What is small is done before it could be seen to run.
      if (begun.state !== 'running') freshenLists(client)
    },
    onSettled: () => setSent(null),
  })
  // Leaving the page gives up what is only on its way; what has begun goes on.
  useEffect(() => () => sending.current?.abort(), [])
  useFreshLists(state.data?.state)
  return {
    state,
    /** How much has been sent, from 0 to 1; null while nothing is. */
    sent,
    send: (file: File) => send.mutate(file),
    stop: () => sending.current?.abort(),
    /** Why it could not begin. */
    refused: send.error instanceof CallFailure ? send.error.message : '',
  }
}

/** Every list may have more than before. */
const freshenLists = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== stateKey })

/** Looks at lists anew once an import has ended. */
function useFreshLists(state: string | undefined): void {
  const client = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    if (before.current === 'running' && state !== 'running') freshenLists(client)
    before.current = state
  }, [state, client])
}
