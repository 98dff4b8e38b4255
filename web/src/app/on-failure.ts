// What the application does about a call that failed: the one place that knows.
import { isSuccessBody } from '@atelier/contract/envelope'
import type { CallFailure } from '../api/call-failure.ts'

export const loginPromptEveryMs = 3000

/** Calls that run by themselves; that they need a login is no reason to ask for one. */
const quietCalls = ['chatlog.list', 'groups.list']

/** What a call that there was no credit for was to begin. */
export type Tried = 'answer' | 'work'

export type OutOfCredit = {
  /** Absent when the body of the answer says no failure. */
  message?: string
  /** Absent for what is neither. */
  tried?: Tried
}

export type Reaction = {
  forgetToken?: true
  /** End the session here and on the server: whoever it is of is to begin another. */
  logOut?: true
  reload?: true
  /** Open the login dialog and say why. */
  login?: { reason: string }
  /** Out of credit: offer what the site has to get more. */
  recharge?: OutOfCredit
  say?: string
}

type Circumstances = {
  shownInPlace: boolean
  nowMs: number
  /** When the login dialog was last opened by a failure. */
  lastLoginPromptMs: number
  pleaseLogIn: string
}

type Rule = {
  when: (failure: CallFailure) => boolean
  react: (failure: CallFailure, about: Circumstances) => Reaction
}

const triedBy = (key: string): Tried | undefined =>
  key.startsWith('POST /queue/') || key === 'queue.drawInChat'
    ? 'work'
    : key.startsWith('POST /chatgpt/')
      ? 'answer'
      : undefined

/** The first row that fits counts. */
const rules: Rule[] = [
  {
    when: ({ status }) => status === 401,
    react: (failure, about) => {
      const tooSoon = about.nowMs - about.lastLoginPromptMs < loginPromptEveryMs
      if (tooSoon || quietCalls.includes(failure.key)) return { forgetToken: true }
      return {
        forgetToken: true,
        login: { reason: failure.serverMessage || about.pleaseLogIn },
      }
    },
  },
  {
    when: ({ error }) => error === 'auth.log_in_again',
    react: ({ message }) => ({ logOut: true, login: { reason: message } }),
  },
  {
    when: ({ status, code }) => code === 401 && status >= 200 && status < 300,
    react: () => ({ forgetToken: true, reload: true }),
  },
  {
    when: ({ status }) => status === 430,
    react: ({ message, code, key }) => {
      const tried = triedBy(key)
      const saysFailure = !isSuccessBody({ code })
      return { recharge: { ...(saysFailure && { message }), ...(tried && { tried }) } }
    },
  },
  { when: ({ status }) => status === 420, react: () => ({}) },
  {
    when: () => true,
    react: ({ message }, { shownInPlace }) => (shownInPlace ? {} : { say: message }),
  },
]

export function reactionTo(failure: CallFailure, about: Circumstances): Reaction {
  return rules.find(({ when }) => when(failure))?.react(failure, about) ?? {}
}

type Means = {
  nowMs: () => number
  pleaseLogIn: () => string
  isSignedIn: () => boolean
  forgetToken: () => void
  logOut: () => void
  /** False when that was done a moment ago already. */
  reload: () => boolean
  openLogin: (reason: string) => void
  openRecharge: (why: OutOfCredit) => void
  /** Asks for prices anew: they were other ones than those that were shown. */
  refreshPrices: () => void
  say: (message: string) => void
}

/**
 * The callback for the transport, made of what the application can do. A login that a quiet call found to have run out is told with the
 * next call of somebody's own that finds nothing: what they asked for is there once they are logged in.
 */
export function createFailureHandler(means: Means) {
  let lastLoginPromptMs = Number.NEGATIVE_INFINITY
  let ranOutQuietly = ''
  return (failure: CallFailure, { shownInPlace }: { shownInPlace: boolean }): void => {
    const nowMs = means.nowMs()
    const pleaseLogIn = means.pleaseLogIn()
    const isQuiet = quietCalls.includes(failure.key)
    if (failure.status === 401 && isQuiet) ranOutQuietly = failure.serverMessage || pleaseLogIn
    if (failure.status === 404 && !isQuiet && ranOutQuietly && !means.isSignedIn()) {
      means.openLogin(ranOutQuietly)
      lastLoginPromptMs = nowMs
      ranOutQuietly = ''
    }
    const reaction = reactionTo(failure, { shownInPlace, nowMs, lastLoginPromptMs, pleaseLogIn })
    if (reaction.forgetToken) means.forgetToken()
    if (reaction.logOut) means.logOut()
    if (reaction.reload && !means.reload() && !shownInPlace) means.say(failure.message)
    if (reaction.login) {
      ranOutQuietly = ''
      lastLoginPromptMs = nowMs
      means.openLogin(reaction.login.reason)
    }
    if (failure.error?.startsWith('prices.')) means.refreshPrices()
    if (reaction.recharge) means.openRecharge(reaction.recharge)
    if (reaction.say) means.say(reaction.say)
  }
}
