// The form beside the songs, and the dialogs that songs open.
import type { Demo } from '@atelier/contract/features/making/media-library'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { workTypes } from '@atelier/contract/work-terms'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { readVersion } from '../../../features/making/songs/lyrics-text.ts'
import { pageSize, useWorks } from '../../../features/making/works/queries.ts'
import { useSentWork } from '../../../features/making/works/use-sent-work.ts'
import { useWorkActions } from '../../../features/making/works/use-work-actions.ts'
import { searchWithWork } from '../../../features/making/works/work-link.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { coverLink } from '../cover-link.ts'
import { changeWay } from '../kept-way.ts'
import type { RowActions } from '../row-actions.ts'
import { stylesQuery } from '../styles-query.ts'
import { withClip, withSong } from '../take-song.ts'
import { useDeck } from '../use-deck.ts'
import { useMusic } from '../use-music.ts'
import { Demos } from './demos.tsx'
import { MusicFrame } from './music-frame.tsx'
import { OpenSong } from './open-song.tsx'
import { SongList } from './song-list.tsx'

const ContinueDialog = late(async () => (await import('./continue-dialog.tsx')).ContinueDialog)
const LyricsWriter = late(async () => (await import('./lyrics-writer.tsx')).LyricsWriter)

const own = { type: workTypes.music }
const noStyles: never[] = []

export function MusicStudio({ models }: { models: readonly WorkModel[] }) {
  const t = useTexts('music')
  const studio = useTexts('studio')
  const language = useLocale()
  const navigate = useNavigate()
  const list = useWorks(own, { size: pageSize })
  const music = useMusic(models)
  const actions = useWorkActions()
  const deck = useDeck(list.works)
  const styles = useQuery(stylesQuery(language))
  const [sent, setSent] = useState(0)
  const [isWriting, setWriting] = useState(false)
  const [continued, setContinued] = useState<{ work: Work; index: number }>()
  const { settled, form, change } = music
  const writer = [settled?.model, ...models].find(
    (model) => model?.declaration.tasks['write-lyrics'] !== undefined,
  )
  const onSent = () => setSent((count) => count + 1)

  const takeWords = (text: string) => {
    const { title, lyrics } = readVersion(text)
    music.setParam('title', title)
    music.setParam('lyrics', lyrics)
    music.setParam('instrumental', false)
    changeWay('lyrics')
    setWriting(false)
    toast(t.lyricsTaken, { key: 'recipe' })
  }
  const takeRecipe = (work: Parameters<typeof withSong>[1], originId: number | null = null) => {
    change((now) => withSong(now, work, models, originId))
    changeWay(work.params.lyrics ? 'lyrics' : 'idea')
    const isThere = models.some(({ id }) => id === work.modelId)
    toast(isThere ? studio.recipeTaken : studio.modelGone({ name: work.model }), { key: 'recipe' })
  }
  const takeDemo = (demo: Demo) => {
    if (!settled) return
    const { id: modelId, name: model } = settled.model
    const recipe = { id: 0, task: 'compose', negativePrompt: '', count: 1 } as const
    takeRecipe({
      inputs: [],
      ...recipe,
      prompt: demo.meaning || demo.prompt,
      params: demo.params,
      modelId,
      model,
    })
  }
  // Rows are drawn anew only when something of theirs has changed: what they call stays the same.
  const now = useRef({ takeRecipe, takeWords })
  now.current = { takeRecipe, takeWords }
  const rowActions = useMemo((): RowActions => {
    const show = (search: string) =>
      void navigate({ search }, { preventScrollReset: true, state: { openedHere: true } })
    return {
      deck,
      actions: actions,
      onUse: (work) => now.current.takeRecipe(work),
      onOpen: ({ id }, index) => show(searchWithWork('', id, index)),
      onContinue: (work, index) => setContinued({ work, index }),
      onCover: ({ id }, index) => show(coverLink(id, index).replace('/music', '')),
      onVersion: (text) => now.current.takeWords(text),
    }
  }, [deck, actions, navigate])

  useSentWork(settled !== undefined, (arrived) => {
    if (!arrived) return toast(studio.sentGone, { kind: 'failure' })
    if (arrived.work.type === workTypes.music) return takeRecipe(arrived.work, arrived.originId)
    // A clip that is set to music.
    change((now) => withClip(now, arrived.work))
    changeWay('idea')
  })
  const continuedBy = models.find(({ id }) => id === continued?.work.modelId)
  return (
    <>
      <MusicFrame
        music={music}
        models={models}
        styles={styles.data?.rows ?? noStyles}
        onWrite={writer && (() => setWriting(true))}
        onSent={onSent}
        songs={
          <SongList
            list={list}
            models={models}
            actions={rowActions}
            toHead={sent}
            demos={<Demos onUse={takeDemo} />}
          />
        }
      />
      <OpenSong models={models} deck={deck} />
      {isWriting && writer && (
        <Suspense>
          <LyricsWriter
            model={writer}
            idea={form.prompt}
            onUse={takeWords}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
      {continued && continuedBy && (
        <Suspense>
          <ContinueDialog
            {...continued}
            model={continuedBy}
            actions={actions}
            onClose={() => setContinued(undefined)}
            onSent={onSent}
          />
        </Suspense>
      )}
    </>
  )
}
