import type { FailureCode } from '@atelier/contract/errors'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../api/call-failure.ts'
import {
  createFailureHandler,
  loginPromptEveryMs,
  type Reaction,
  reactionTo,
} from './on-failure.ts'

type Row = {
  title: string
  status: number
  code?: number
  error?: FailureCode
  key?: string
  serverMessage?: string
  shownInPlace?: boolean
  reaction: Reaction
}

const rows: Row[] = [
  {
    title: '401 removes the token and opens the login dialog with the server message',
    status: 401,
    serverMessage: 'expired',
    reaction: { forgetToken: true, login: { reason: 'expired' } },
  },
  {
    title: '401 without a message asks to log in',
    status: 401,
    reaction: { forgetToken: true, login: { reason: 'Please log in before using' } },
  },
  {
    title: '401 of the chat list only removes the token',
    status: 401,
    key: 'chatlog.list',
    reaction: { forgetToken: true },
  },
  {
    title: '401 of the group query only removes the token',
    status: 401,
    key: 'groups.list',
    reaction: { forgetToken: true },
  },
  {
    title: '401 opens the dialog also when its message is shown in place',
    status: 401,
    serverMessage: 'expired',
    shownInPlace: true,
    reaction: { forgetToken: true, login: { reason: 'expired' } },
  },
  {
    title: 'a login that is too old for what is asked is ended, and begun anew where one is',
    status: 409,
    error: 'auth.log_in_again',
    serverMessage: 'Log in again',
    shownInPlace: true,
    reaction: { logOut: true, login: { reason: 'Log in again' } },
  },
  {
    title: '430 shows the server message and offers to recharge',
    status: 430,
    serverMessage: 'out of credit',
    reaction: { recharge: { message: 'out of credit' } },
  },
  {
    title: '430 offers to recharge also when its message is shown in place',
    status: 430,
    serverMessage: 'out of credit',
    shownInPlace: true,
    reaction: { recharge: { message: 'out of credit' } },
  },
  {
    title: '430 without a message says that the request failed',
    status: 430,
    reaction: { recharge: { message: 'Request interface error' } },
  },
  {
    title: '430 whose body says no failure offers to recharge without a word',
    status: 430,
    code: 200,
    serverMessage: 'ok',
    reaction: { recharge: {} },
  },
  {
    title: '430 of a question says that an answer was tried',
    status: 430,
    key: 'chat.process',
    serverMessage: 'out of credit',
    reaction: { recharge: { message: 'out of credit', tried: 'answer' } },
  },
  {
    title: '430 of the queue says that a work was tried',
    status: 430,
    key: 'queue.drawSd3',
    serverMessage: 'out of credit',
    reaction: { recharge: { message: 'out of credit', tried: 'work' } },
  },
  {
    title: '430 of a drawing in a conversation says that a work was tried',
    status: 430,
    key: 'queue.drawInChat',
    serverMessage: 'out of credit',
    reaction: { recharge: { message: 'out of credit', tried: 'work' } },
  },
  { title: '420 says nothing', status: 420, serverMessage: 'refused', reaction: {} },
  {
    title: '420 says nothing also when nobody shows it in place and its body has another code',
    status: 420,
    code: 500,
    serverMessage: 'refused',
    reaction: {},
  },
  {
    title: 'a body code of 401 removes the token and reloads',
    status: 200,
    code: 401,
    reaction: { forgetToken: true, reload: true },
  },
  {
    title: 'a body code of 401 with status 201 does the same',
    status: 201,
    code: 401,
    shownInPlace: true,
    reaction: { forgetToken: true, reload: true },
  },
  {
    title: 'another body code shows the server message',
    status: 200,
    code: 500,
    serverMessage: 'no',
    reaction: { say: 'no' },
  },
  {
    title: 'a status that is neither 200 nor 201 is a failure also when its body says none',
    status: 204,
    code: 200,
    reaction: { say: 'Request interface error' },
  },
  {
    title: 'no answer at all says what is wrong',
    status: 0,
    reaction: { say: 'Request interface error' },
  },
  {
    title: 'any other failure shows the server message',
    status: 500,
    serverMessage: 'broken',
    reaction: { say: 'broken' },
  },
  {
    title: 'any other failure without a message says that the request failed',
    status: 502,
    reaction: { say: 'Request interface error' },
  },
  {
    title: 'a failure that is shown in place is not said again',
    status: 422,
    serverMessage: 'too short',
    shownInPlace: true,
    reaction: {},
  },
]

type Failed = Omit<Row, 'title' | 'reaction'>

const failureOf = ({ status, code, error, key, serverMessage = '' }: Failed) =>
  new CallFailure(serverMessage || 'Request interface error', {
    status,
    error,
    code: code ?? status,
    key: key ?? 'groups.create',
    serverMessage,
  })

describe('what is done about a failure', () => {
  it.each(rows)('$title', ({ reaction, shownInPlace = false, ...row }) => {
    const about = {
      shownInPlace,
      nowMs: 0,
      lastLoginPromptMs: Number.NEGATIVE_INFINITY,
      pleaseLogIn: 'Please log in before using',
    }
    expect(reactionTo(failureOf(row), about)).toEqual(reaction)
  })
})

describe('the failure handler', () => {
  let nowMs = 0
  const means = {
    nowMs: () => nowMs,
    pleaseLogIn: () => 'Please log in before using',
    isSignedIn: vi.fn(() => false),
    forgetToken: vi.fn(),
    logOut: vi.fn(),
    reload: vi.fn(() => true),
    openLogin: vi.fn(),
    openRecharge: vi.fn(),
    refreshPrices: vi.fn(),
    say: vi.fn(),
  }
  beforeEach(() => {
    nowMs = 0
    vi.clearAllMocks()
  })

  it('opens the login dialog at most once in three seconds, and removes the token each time', () => {
    const handle = createFailureHandler(means)
    const failure = failureOf({ status: 401 })
    handle(failure, { shownInPlace: false })
    nowMs = loginPromptEveryMs - 1
    handle(failure, { shownInPlace: false })
    expect(means.openLogin).toHaveBeenCalledTimes(1)
    expect(means.forgetToken).toHaveBeenCalledTimes(2)
    nowMs = loginPromptEveryMs
    handle(failure, { shownInPlace: false })
    expect(means.openLogin).toHaveBeenCalledTimes(2)
  })

  it('lets a quiet call not use up the time of the next prompt', () => {
    const handle = createFailureHandler(means)
    handle(failureOf({ status: 401, key: 'groups.list' }), { shownInPlace: false })
    handle(failureOf({ status: 401 }), { shownInPlace: false })
    expect(means.openLogin).toHaveBeenCalledTimes(1)
  })

  it('tells of a login that ran out quietly with the next call that finds nothing, once', () => {
    const handle = createFailureHandler(means)
    const quiet = { status: 401, key: 'groups.list', serverMessage: 'Your login has ended.' }
    const missing = failureOf({ status: 404, key: 'chat.process' })
    handle(missing, { shownInPlace: true })
    handle(failureOf(quiet), { shownInPlace: true })
    handle(failureOf({ status: 404, key: 'chatlog.list' }), { shownInPlace: true })
    expect(means.openLogin).not.toHaveBeenCalled()
    handle(missing, { shownInPlace: true })
    handle(missing, { shownInPlace: true })
    expect(means.openLogin).toHaveBeenCalledExactlyOnceWith('Your login has ended.')
  })

  it('tells nothing of it to somebody who has logged in since', () => {
    const handle = createFailureHandler(means)
    handle(failureOf({ status: 401, key: 'groups.list' }), { shownInPlace: true })
    means.isSignedIn.mockReturnValueOnce(true)
    handle(failureOf({ status: 404 }), { shownInPlace: true })
    expect(means.openLogin).not.toHaveBeenCalled()
  })

  it('says a refusal in the body when loading anew did not help a moment ago', () => {
    const handle = createFailureHandler(means)
    means.reload.mockReturnValueOnce(false)
    handle(failureOf({ status: 200, code: 401, serverMessage: 'no' }), { shownInPlace: false })
    expect(means.say).toHaveBeenCalledExactlyOnceWith('no')
  })

  it('asks for prices anew once they were not what was shown', () => {
    const handle = createFailureHandler(means)
    handle(failureOf({ status: 409, error: 'orders.too_many' }), { shownInPlace: true })
    expect(means.refreshPrices).not.toHaveBeenCalled()
    handle(failureOf({ status: 409, error: 'prices.changed' }), { shownInPlace: true })
    handle(failureOf({ status: 409, error: 'prices.rates_changed' }), { shownInPlace: true })
    expect(means.refreshPrices).toHaveBeenCalledTimes(2)
  })

  it('does what the rows say', () => {
    const handle = createFailureHandler(means)
    handle(failureOf({ status: 200, code: 401 }), { shownInPlace: false })
    expect(means.reload).toHaveBeenCalledOnce()
    handle(failureOf({ status: 430, serverMessage: 'empty' }), { shownInPlace: false })
    expect(means.openRecharge).toHaveBeenCalledWith({ message: 'empty' })
    handle(failureOf({ status: 420, serverMessage: 'refused' }), { shownInPlace: false })
    handle(failureOf({ status: 500, serverMessage: 'broken' }), { shownInPlace: false })
    expect(means.say).toHaveBeenCalledExactlyOnceWith('broken')
  })
})
