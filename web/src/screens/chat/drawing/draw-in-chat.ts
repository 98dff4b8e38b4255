// Asks for drawings in a conversation, shows them until the server has them, and gives back what it does not take.
import type { MessagePart } from '@atelier/contract/message-parts'
import { CallFailure } from '../../../api/call-failure.ts'
import { composing, keepPrompt } from '../../../features/talk/composer/composing.ts'
import { chatPlace, freshPage } from '../../../features/talk/groups/group-link.ts'
import { forgetRefused, keepForCredit, type Refused } from '../../../lib/after-credit.ts'
import { openGroup } from '../../../lib/open-group.ts'
import { isOutOfCredit } from '../../../lib/refused-work.ts'
import { toast } from '../../../ui/toast-manager.ts'
import { draftOf, promptParts, reasonOf, uploadIds } from '../composed-message.ts'
import { resumeInChat } from '../go-on-here.ts'
import { askDrawing, requestOfMessage, TooManyPictures } from './ask-drawing.ts'
import { setDrawMode } from './draw-mode.ts'
import { type DrawPlace, picturesText } from './draw-place.ts'
import type { DrawRequest } from './draw-request.ts'
import { noteDrawn } from './drawn-keys.ts'
import { pendingItems, pendingKeys } from './pending-items.ts'

class NoDrawModel extends Error {}

type Asked = {
  parts: readonly MessagePart[]
  requestFor: () => Promise<DrawRequest | undefined>
  shownInPlace: boolean
}

async function ask({ parts, requestFor, shownInPlace }: Asked, place: DrawPlace): Promise<void> {
  const { client, open, groupId, page, setPending } = place
  const askedAt = Date.now()
  setPending({ page, groupId, items: pendingItems(parts, askedAt) })
  try {
    const request = await requestFor()
    if (!request) throw new NoDrawModel()
    const drawnIn = await askDrawing(request, groupId, {
      client,
      shownInPlace,
      onTaken: (named) => noteDrawn(named, { page, keys: pendingKeys(askedAt) }),
    })
    forgetRefused()
    if (groupId > 0) return setPending(null)
    setDrawMode(0, false)
    setDrawMode(drawnIn, true)
    composing.move(0, drawnIn)
    const isStillHere = openGroup() === 0 && freshPage() === page
    if (isStillHere) open(drawnIn, { replace: true })
    else setPending(null)
  } catch (failure) {
    setPending(null)
    throw failure
  }
}

function keepIfShort(failure: unknown, groupId: number, asks: Pick<Refused, 'again' | 'resume'>) {
  if (isOutOfCredit(failure)) keepForCredit({ what: 'work', place: chatPlace(groupId), ...asks })
}

function leadOf(failure: unknown, texts: DrawPlace['texts']): string {
  const { notSent } = texts
  if (failure instanceof NoDrawModel) return `${notSent} ${texts.drawNone}`
  if (failure instanceof TooManyPictures) return `${notSent} ${picturesText(failure, texts)}`
  return notSent
}

/** Draws what the composer holds; gives it back there when the server does not take it. */
export async function sendDrawing(place: DrawPlace): Promise<void> {
  const { client, groupId, texts } = place
  const held = composing.at(groupId)
  if (place.isBusy || (held.text.trim() === '' && held.pictures.length === 0)) return
  const taken = composing.take(groupId)
  keepPrompt(taken.text)
  try {
    const message = { text: taken.text, uploads: uploadIds(taken) }
    const request = () => requestOfMessage(message, client)
    await ask({ parts: promptParts(taken), requestFor: request, shownInPlace: true }, place)
    composing.release(taken)
  } catch (failure) {
    composing.giveBack(groupId, taken, reasonOf(failure, leadOf(failure, texts)))
    keepIfShort(failure, groupId, {
      again: () => {
        // What has been reworded meanwhile is sent by its writer.
        if (composing.at(groupId).text === taken.text) void sendDrawing(place)
      },
      resume: resumeInChat({ act: 'draw', groupId, draft: draftOf(taken) }),
    })
  }
}

/** Draws on from a work of the conversation; what the server says against it is said by the application. */
export async function drawOn(request: DrawRequest, place: DrawPlace): Promise<void> {
  if (place.isBusy) return
  const parts: MessagePart[] = [{ type: 'text', text: request.prompt }]
  try {
    await ask({ parts, requestFor: async () => request, shownInPlace: false }, place)
  } catch (failure) {
    if (!(failure instanceof CallFailure)) toast(place.texts.notDrawn, { kind: 'failure' })
    keepIfShort(failure, place.groupId, {
      again: () => void drawOn(request, place),
      resume: resumeInChat({ act: 'draw-on', groupId: place.groupId, requestFor: request }),
    })
  }
}
