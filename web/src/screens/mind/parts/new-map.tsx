// A map begins: asked for, empty, or out of a file.
import { decodeText } from '@atelier/contract/decode-text'
import type { MindNode } from '@atelier/contract/mind-terms'
import { longestMindTitle } from '@atelier/contract/mind-terms'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { largestOutlineFile, readMindFile } from '../../../features/talk/mind-canvas/import-mind.ts'
import { newNode } from '../../../features/talk/mind-canvas/mind-edits.ts'
import { ModelPicker } from '../../../features/talk/models/model-picker.tsx'
import { useChatModels } from '../../../features/talk/models/queries.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { mindLink } from '../../../lib/mind-link.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { useAskMind, useAskPrice } from '../use-ask-mind.ts'

const longestTopic = 20_000

export function NewMap() {
  const t = useTexts('mind')
  const navigate = useNavigate()
  const field = useRef<HTMLTextAreaElement>(null)
  const { ask } = useAskMind()
  const { model } = useChatModels()

  const begin = (wanted: string) =>
    ask({
      groupId: null,
      prompt: wanted.trim(),
      onStarted: ({ groupId }) => void navigate(mindLink(groupId)),
    })
  const form = useForm({
    first: { topic: '' },
    read: ({ topic }) => ({ input: topic, problems: { topic: !topic.trim() && t.topicMissing } }),
    send: begin,
  })
  const price = useAskPrice(form.draft.topic)
  useAskedTopic((topic) => {
    form.change({ topic })
    void form.send(topic)
  })
  return (
    <form onSubmit={form.submit} className="flex flex-col gap-4">
      <h2 className="text-display font-semibold text-balance">{t.newTitle}</h2>
      <Field
        kind="long"
        ref={field}
        label={t.topic}
        labelHidden
        placeholder={t.topicHint}
        maxLength={longestTopic}
        {...form.field('topic')}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return
          if (event.key !== 'Enter' || event.shiftKey) return
          form.submit(event)
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ModelPicker focusAfter={() => field.current} />
        {model?.builtin && <Badge>{t.builtin}</Badge>}
        <span className="flex-1" />
        <Button
          kind="main"
          size="large"
          type="submit"
          icon="sparkles"
          busy={form.busy}
          className="max-sm:w-full"
        >
          {price ? t.makeFor({ price }) : t.make}
        </Button>
      </div>
      <OtherBeginnings />
    </form>
  )
}

/** Begins at once with what somebody asked for elsewhere, once. */
function useAskedTopic(begin: (topic: string) => void): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const asked: unknown = state?.topic
  const taken = useRef<unknown>(undefined)
  useEffect(() => {
    if (typeof asked !== 'string' || asked === '' || taken.current === asked) return
    taken.current = asked
    navigate({ search: location.search }, { replace: true, state: null })
    begin(asked.slice(0, longestTopic))
  })
}

function OtherBeginnings() {
  const t = useTexts('mind')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const create = useMutation({
    mutationFn: (map: { title: string; tree: MindNode }) => call('minds.create', map),
    onSuccess: ({ id }) => {
      void navigate(mindLink(id))
    },
  })
  const take = async (file: File) => {
    if (file.size > largestOutlineFile) return toast(t.importLarge, { kind: 'failure' })
    const name = file.name.replace(/\.[^.]*$/, '')
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    const tree = 'text' in decoded && readMindFile(decoded.text, name || t.untitled)
    if (!tree) return toast(t.importEmpty, { kind: 'failure' })
    const title = (tree.text || name).slice(0, longestMindTitle)
    return create.mutate({ title, tree })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <Button
        icon="plus"
        busy={create.isPending}
        onClick={() => create.mutate({ title: '', tree: newNode(t.emptyRoot) })}
      >
        {t.empty}
      </Button>
      <Button icon="upload" busy={create.isPending} onClick={() => input.current?.click()}>
        {t.import}
      </Button>
      <span className="text-small text-soft">{t.importHint}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".md,.markdown,.txt,.opml,.xml,text/markdown,text/plain,text/x-opml"
        aria-label={t.import}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void take(file)
        }}
      />
    </div>
  )
}
