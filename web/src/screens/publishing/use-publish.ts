// Publishing and taking back: the calls, what is said about them, and asking anew for all that is shown of the gallery.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { ownGalleryPath, workPath } from '../../features/showing/gallery/gallery-links.ts'
import { refreshGallery } from '../../features/showing/gallery/published-cache.ts'
import type { nextStep, Terms } from '../../features/showing/publishing/terms.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { toast } from '../../ui/toast-manager.ts'

type Problems = { readonly [field: string]: string | undefined }

/** Fields of the form, which show what is wrong with them; anything else is said over the button. */
const fieldNames = ['title', 'tags'] as const

export function usePublish(onDone: () => void) {
  const t = useTexts('publishing')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'publish' | 'withdraw' | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [general, setGeneral] = useState('')

  const run = async (what: 'publish' | 'withdraw', action: () => Promise<void>) => {
    setBusy(what)
    setProblems({})
    setGeneral('')
    try {
      await action()
      void refreshGallery(queries)
      onDone()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      const { found, rest } = problemsOf(error)
      setProblems(found)
      setGeneral(rest)
    } finally {
      setBusy(null)
    }
  }

  const publish = (ids: readonly number[], terms: Terms, step: ReturnType<typeof nextStep>) =>
    run('publish', async () => {
      const body = { ...terms, ids: [...ids], tags: [...terms.tags] }
      const told = await call('publications.publish', body, { shownInPlace: true })
      const waiting = told.filter(({ state }) => state === 'waiting').length
      const n = told.length
      const text =
        waiting > 0 ? t.waits({ n: waiting }) : step === 'save' ? t.saved : t.published({ n })
      const [only] = ids
      const path = ids.length === 1 && only !== undefined ? workPath(only) : ownGalleryPath
      // Where one is already, there is nothing to go to.
      const isThere = `${location.pathname}${location.search}`.startsWith(path)
      const action = { label: t.view, onPress: () => void navigate(path) }
      toast(text, { kind: 'success', key: 'published', ...(isThere ? {} : { action }) })
    })

  const withdraw = (ids: readonly number[]) =>
    run('withdraw', async () => {
      await call('publications.withdraw', { ids: [...ids] }, { shownInPlace: true })
      toast(t.withdrawn({ n: ids.length }), { kind: 'success', key: 'published' })
    })

  const forget = (names: readonly string[]) =>
    setProblems((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => !names.includes(name))),
    )
  return { publish, withdraw, busy, problems, general, forget }
}

/** `tags.3` is a problem of the tags. */
function problemsOf({ fields, message }: CallFailure): { found: Problems; rest: string } {
  const found: Record<string, string> = {}
  let isElsewhere = fields.length === 0
  for (const { field, reason } of fields) {
    const name = fieldNames.find((each) => field === each || field.startsWith(`${each}.`))
    if (name) found[name] ??= reason
    else isElsewhere = true
  }
  return { found, rest: isElsewhere ? message : '' }
}
