// Everything that asks for an answer: sending, rewording, answering again, going on.
import type { Entry } from '@atelier/contract/features/talk/chatlog'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import type { MessagePart } from '@atelier/contract/message-parts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '../../api/call-failure.ts'
import { roleInUse } from '../../features/talk/apps/role-in-use.ts'
import { attaching } from '../../features/talk/composer/attaching.ts'
import type { Composed } from '../../features/talk/composer/composer-store.ts'
import { composing, keepPrompt } from '../../features/talk/composer/composing.ts'
import { chosenTools } from '../../features/talk/composer/tool-choice.ts'
import { chatPlace, freshPage, useOpenGroup } from '../../features/talk/groups/group-link.ts'
import type { Log } from '../../features/talk/groups/log-pages.ts'
import { logKey, refetchLog } from '../../features/talk/groups/log-queries.ts'
import { knownGroups, refetchGroups } from '../../features/talk/groups/queries.ts'
import { namedModel } from '../../features/talk/models/model-list.ts'
import { settledModel } from '../../features/talk/models/queries.ts'
import { UnansweredError } from '../../features/talk/runs/follow-run.ts'
import { type ProcessInput, runs } from '../../features/talk/runs/runs.ts'
import type { TurnPlan } from '../../features/talk/runs/turn.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { forgetRefused, keepForCredit, type Resume } from '../../lib/after-credit.ts'
import { untilOnline } from '../../lib/online.ts'
import { openGroup } from '../../lib/open-group.ts'
import { isOutOfCredit } from '../../lib/refused-work.ts'
import { chatStorage, chosenOwnModel, ownSystemMessage } from '../../lib/storage/chat-storage.ts'
import { toast } from '../../ui/toast-manager.ts'
import {
  documentParts,
  draftOf,
  idsOf,
  promptParts,
  reasonOf,
  uploadIds,
} from './composed-message.ts'
import { findSent } from './find-sent.ts'
import { resumeInChat } from './go-on-here.ts'

type Place = {
  groupId: number
  page: string
  model: ChatModel | undefined
  /** The conversation is with an app that is there. */
  isWithApp: boolean
}
type Options = NonNullable<ProcessInput['options']>

export function useAsk({ groupId, page, model, isWithApp }: Place) {
  const client = useQueryClient()
  const open = useOpenGroup()
  const t = useTexts('chat')

  const begin = (plan: Pick<TurnPlan, 'prompt' | 'replaces' | 'continues'>, input: Ask) =>
    runs.start(
      { origin: page, groupId: groupId || null, model: turnModel(input.model), ...plan },
      {
        ...namedModel(input.model, chosenOwnModel.get()),
        ...(input.model && !isWithApp ? { seenRates: input.model.price } : {}),
        prompt: input.prompt ?? '',
        options: {
          ...(groupId > 0 ? { groupId } : {}),
          usingContext: chatStorage.get().usingContext,
          ...(input.model?.abilities.tools ? { tools: [...chosenTools.get()] } : {}),
          ...input.options,
        },
        ...(isWithApp ? {} : ownPersona()),
      },
    )

  /** A role that is there no more is put off, so that the next try goes without it. */
  const forgetLostRole = (failure: unknown) => {
    if (failure instanceof CallFailure && failure.error === 'apps.not_found') roleInUse.remove()
  }

  /** Out of credit: it goes on once there is more. */
  const ifShort = (failure: unknown, resume: Resume, again: () => void) => {
    if (!isOutOfCredit(failure)) return
    keepForCredit({ what: 'message', place: chatPlace(groupId), again, resume })
  }

  const sayFailure = (failure: unknown) => {
    forgetLostRole(failure)
    toast(failure instanceof CallFailure ? failure.message : t.stateFailed, { kind: 'failure' })
  }

  const isStillHere = () => openGroup() === 0 && freshPage() === page

  /** Sends what the composer holds; gives it back there when the server does not take it. */
  const send = async () => {
    const taken = composing.take(groupId)
    const files = attaching.take(groupId)
    const documents = documentParts(files)
    // A second press before the first was drawn finds nothing left to send.
    if (taken.text.trim() === '' && taken.pictures.length === 0 && documents.length === 0) return
    keepPrompt(taken.text)
    const sent = { taken, after: highestKnown(client, groupId), sentAt: Date.now() }
    try {
      const started = await begin(
        { prompt: [...promptParts(taken), ...documents], replaces: null },
        {
          model: model ?? (await settledModel(client)),
          prompt: taken.text,
          options: { attachments: uploadIds(taken), documents: idsOf(documents) },
        },
      )
      composing.release(taken)
      forgetRefused()
      if (groupId > 0) return
      composing.move(0, started.groupId)
      attaching.move(0, started.groupId)
      if (isStillHere()) open(started.groupId, { replace: true })
    } catch (failure) {
      forgetLostRole(failure)
      const { text, requestId } = reasonOf(failure, t.notSent)
      composing.giveBack(groupId, taken, { text, requestId })
      attaching.giveBack(groupId, files)
      const resume = resumeInChat({ act: 'answer', groupId, draft: draftOf(taken) })
      ifShort(failure, resume, () => {
        // What has been reworded meanwhile is sent by its writer.
        if (composing.at(groupId).text === taken.text) void send()
      })
      // The conversation was deleted elsewhere: the log says so.
      if (failure instanceof CallFailure && failure.verdict === 404 && groupId > 0) {
        void refetchLog(client, groupId)
        void refetchGroups(client)
      }
      if (isUnanswered(failure)) void settleUnsent({ ...sent, wasOffline: !navigator.onLine })
    }
  }

  /**
   * Without an answer nobody knows whether the server has a message: what is stored says so. Once there is a network, a message that the
   * server has leaves the composer; another is sent by itself if there was no network to send it by, else its writer decides.
   */
  const settleUnsent = async (unsent: Unsent) => {
    const { taken, wasOffline, ...sent } = unsent
    const isUnchanged = () => composing.at(groupId).text === taken.text
    const notice = composing.at(groupId).notice
    const again = () => void settleUnsent({ ...unsent, wasOffline: true })
    if (!navigator.onLine) composing.say(groupId, { text: t.notSentOffline })
    await untilOnline()
    const found = await findSent({ groupId, text: taken.text, ...sent }).catch(() => undefined)
    if (!isUnchanged()) return
    if (found === undefined) {
      composing.say(groupId, { ...(notice ?? { text: t.notSent }), again })
    } else if (found > 0) {
      composing.takeBack(groupId, taken)
      attaching.take(groupId)
      await Promise.all([refetchLog(client, found), refetchGroups(client)])
      if (groupId === 0 && isStillHere()) open(found, { replace: true })
    } else if (wasOffline) await send()
    else composing.say(groupId, { ...(notice ?? { text: t.notSent }), again })
  }

  const resend = (entry: Entry, text: string) => {
    const pictures = entry.parts.filter((part) => part.type === 'image')
    const documents = entry.parts.filter((part) => part.type === 'document')
    const prompt: MessagePart[] = [
      ...(text ? [{ type: 'text' as const, text }] : []),
      ...documents,
      ...pictures,
    ]
    keepPrompt(text)
    return begin(
      { prompt, replaces: entry.id },
      {
        model,
        prompt: text,
        options: {
          parentId: entry.parentId,
          attachments: pictures.flatMap(({ url }) => uploadIdIn(url)),
          documents: idsOf(documents),
        },
      },
    )
  }

  const regenerate = (entry: Entry, wanted?: ChatModel): Promise<unknown> =>
    begin(
      { prompt: null, replaces: entry.id },
      { model: wanted ?? model, options: { regenerate: entry.id } },
    ).catch((failure: unknown) => {
      const resume = resumeInChat({ act: 'regenerate', groupId, entryId: entry.id })
      ifShort(failure, resume, () => void regenerate(entry, wanted))
      sayFailure(failure)
    })

  const goOn = (entry: Entry): Promise<unknown> =>
    begin(
      { prompt: null, replaces: null, continues: { entryId: entry.id, parts: entry.parts } },
      { model, options: { continue: entry.id } },
    ).catch((failure: unknown) => {
      const resume = resumeInChat({ act: 'go-on', groupId, entryId: entry.id })
      ifShort(failure, resume, () => void goOn(entry))
      sayFailure(failure)
    })

  return { send, resend, regenerate, goOn }
}

/** The role that somebody has put on, else what they want models to be told. */
function ownPersona() {
  const { id } = roleInUse.get()
  if (id > 0) return { appId: id }
  const systemMessage = ownSystemMessage.get()
  return systemMessage ? { systemMessage } : {}
}

type Ask = { model: ChatModel | undefined; prompt?: string; options: Options }

const turnModel = (model: ChatModel | undefined) =>
  model ? { id: model.own ? null : model.id, name: model.name, engine: model.engine } : null

/** The upload that an address of our own (`/api/upload/file?id=…`) names. */
function uploadIdIn(url: string): string[] {
  const id = new URL(url, 'http://host').searchParams.get('id')
  return id && url.startsWith('/api/upload/file') ? [id] : []
}

type Unsent = {
  taken: Composed
  /** As `findSent` wants it. */
  after: number
  sentAt: number
  /** There was no network to send it by. */
  wasOffline: boolean
}

/** It may have arrived all the same. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof UnansweredError || (failure instanceof CallFailure && failure.status === 0)

/** Of the entries of a conversation, or without one of the conversations. */
function highestKnown(client: QueryClient, groupId: number): number {
  const known =
    groupId > 0 ? (client.getQueryData<Log>(logKey(groupId))?.rows ?? []) : knownGroups(client)
  return Math.max(0, ...known.map(({ id }) => id))
}
