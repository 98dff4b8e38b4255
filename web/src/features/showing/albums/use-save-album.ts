import type { Album } from '@atelier/contract/features/showing/collections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { InputAt } from '../../../api/endpoint-types.ts'
import { takeAlbum } from './album-queries.ts'
import { inTurn } from './in-turn.ts'

/** Makes an album, or changes one. `shownInPlace`: whoever asks shows what is wrong with a field. */
export function useSaveAlbum({ shownInPlace = false } = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: InputAt<'collections.save'>): Promise<Album> =>
      inTurn(input.id ?? 0, () => call('collections.save', input, { shownInPlace })),
    onSuccess: (album) => takeAlbum(queries, album),
  })
}
