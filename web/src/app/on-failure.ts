// What the application does about a call that failed: the one place that knows.
import type { CallFailure } from '../api/call-failure.ts'

export const loginPromptEveryMs = 3000

/** Calls that run by themselves; that they need a login is no reason to ask for one. */
const quietCalls = ['GET /chatlog/chatList', 'GET /group/query']

export type Reaction = {
  forgetToken?: true
  reload?: true
  /** Open the login dialog and say why. */
  login?: { reason: string }
  /** Out of credit: say it, and offer what the site has to get more. */
  recharge?: { message: string }
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
    when: ({ status, code }) => code === 401 && status >= 200 && status < 300,
    react: () => ({ forgetToken: true, reload: true }),
  },
  {
    when: ({ status }) => status === 430,
    react: ({ message }) => ({ recharge: { message } }),
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
  forgetToken: () => void
  reload: () => void
  openLogin: (reason: string) => void
  openRecharge: (message: string) => void
  say: (message: string) => void
}

/** The callback for the transport, made of what the application can do. */
export function createFailureHandler(means: Means) {
  let lastLoginPromptMs = Number.NEGATIVE_INFINITY
  return (failure: CallFailure, { shownInPlace }: { shownInPlace: boolean }): void => {
    const nowMs = means.nowMs()
    const pleaseLogIn = means.pleaseLogIn()
    const reaction = reactionTo(failure, { shownInPlace, nowMs, lastLoginPromptMs, pleaseLogIn })
    if (reaction.forgetToken) means.forgetToken()
    if (reaction.reload) means.reload()
    if (reaction.login) {
      lastLoginPromptMs = nowMs
      means.openLogin(reaction.login.reason)
    }
    if (reaction.recharge) means.openRecharge(reaction.recharge.message)
    if (reaction.say) means.say(reaction.say)
  }
}
