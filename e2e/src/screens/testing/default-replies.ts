// What calls are answered with in tests that say nothing about them: a new guest on a site where nothing was made yet, with the Guide to talk to.
import type { Endpoint } from '@atelier/contract/endpoint'
import type { UserBalance, UserInfo } from '@atelier/contract/features/identity/auth'
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { type WorkTask, workTypes } from '@atelier/contract/work-terms'
import { type Replies, silence } from './calls.ts'

export const guest: UserInfo = {
  id: 1,
  kind: 'guest',
  username: '',
  name: '',
  avatar: '',
  sign: '',
  role: '',
  staffRole: null,
  hasPassword: false,
  email: '',
  hasSecondFactor: false,
  messagingAccount: null,
  otherWays: 0,
}

/** Somebody who has logged in. */
export const memberNamed = (username: string, more: Partial<UserInfo> = {}): UserInfo => ({
  ...guest,
  id: 2,
  kind: 'member',
  username,
  name: username,
  hasPassword: true,
  ...more,
})

const balance: UserBalance = { balance: 50, chat_tokens: null, hh_vip_time: null }

export const guide: ChatModel = {
  id: 1,
  own: false,
  name: 'Guide',
  engine: 'guide',
  provider: 'Guide',
  description: '',
  builtin: true,
  isDefault: true,
  abilities: { vision: false, tools: true, reasoning: false, contextTokens: 8192 },
  price: { perCall: 0, inputPer1k: 0, cachedPer1k: 0, outputPer1k: 0 },
  purse: 'credits',
  vipOnly: false,
  waitsForPrice: false,
  custom: null,
}

/** What a kind of works is asked for by words alone. */
const taskOf: Partial<Record<WorkModel['type'], WorkTask>> = {
  [workTypes.video]: 'film',
  [workTypes.music]: 'compose',
  [workTypes.separation]: 'separate',
}

/** What makes works of a kind by itself, from words alone. */
export const makerOf = (type: WorkModel['type']): WorkModel => ({
  id: 100 + type,
  name: 'Sketch',
  engine: 'sketch',
  provider: 'Sketch',
  connection: 1,
  builtin: true,
  description: '',
  type,
  declaration: {
    tasks: { [taskOf[type] ?? 'draw']: { prompt: 'wanted', inputs: [] } },
    fields: [],
    mostResults: 4,
    promptLimit: 2000,
    negativePrompt: false,
  },
  isDefault: true,
  price: {},
  purse: 'credits',
  vipOnly: false,
  tags: [],
})

/** For a person who is here; what tells of the site is answered by what the test says of it (answers.ts). */
export const defaultReplies = (person: UserInfo): Replies => {
  const holdings = { ...balance, reserved: 0, reserved_tokens: null }
  return {
    'auth.getInfo': { userInfo: person, userBalance: balance },
    'auth.createGuest': ({ guest_id = 'the-guest-of-a-screen' }) => ({
      guest_id,
      userInfo: person,
      userBalance: balance,
    }),
    'credits.holdings': holdings,
    'credits.userBalance': holdings,
    'accountData.storage': { uploads: 0, documents: 0, works: 0, used: 0, most: 1024 ** 3 },
    'models.listChat': [guide],
    'workModels.listMidjourney': [makerOf(workTypes.midjourney)],
    'workModels.list': ({ type }) =>
      (type === undefined ? Object.values(workTypes) : [type]).map(makerOf),
    'chat.runs': () => ({ rows: [], now: new Date().toISOString() }),
    'chatlog.listByApp': { rows: [], before: null, groupId: null },
    // A line that stays open and tells nothing.
    'works.follow': silence,
    'promptHelp.price': {
      builtin: true,
      model: '',
      rates: null,
      purse: 'credits',
      besides: { translate: 0, associate: 0 },
    },
    'credits.spendingSummary': ({ from = '2026-01-01', to = '2026-01-30' }) => ({
      from,
      to,
      totals: [],
      days: [],
      models: [],
      kinds: [],
    }),
    'promptHelp.understand': { known: [], unknown: [], leftOut: [] },
    'prompts.list': { rows: [], count: 0, total: 0, tags: [] },
    'tools.servers': { allowed: true, rows: [] },
    'voice.offer': { speech: null, transcription: null, purse: 'credits' },
    'payments.ways': { ways: [] },
    'ownConnections.read': { connection: null, apis: [] },
    'invitations.read': {
      code: 'abcdef',
      link: 'http://studio.localhost/?Invitecode=abcdef',
      inviteCredits: 0,
      invitedCredits: 0,
      count: 0,
      earned: 0,
    },
    'accountSecurity.secondFactor': { on: person.hasSecondFactor, recoveryCodesLeft: 0 },
    // A dialog of the browser's own that waits for a passkey: there is none.
    'passkeys.loginOptions': silence,
    'transfer.known': { known: [] },
    'accountData.importState': {
      state: 'none',
      from: '',
      exportedAt: null,
      beganAt: null,
      progress: 0,
      kinds: [],
      failure: null,
    },
    'checkIn.display': {
      offered: false,
      timeZone: 'UTC',
      today: '2026-01-01',
      checkedIn: false,
      streak: 0,
      reward: 0,
      month: '2026-01',
      days: [],
      ahead: [],
    },
    'samples.talk': {
      answer: { question: 'How do I back up?', text: 'In the console.' },
      map: { wish: 'Map a weekend trip', title: 'A weekend trip', outline: '- Go\n- Stay' },
    },
  }
}

/** What holds nothing and is of the shape of a call's reply: an empty page, list or object. Undefined where each reply tells something. */
export function emptyReply({ reply, method, changes }: Endpoint): unknown {
  if (changes ?? method === 'POST') return undefined
  const page = { rows: [], count: 0, countQueue: 0, before: null, next: null }
  return [[], page, {}].find((value) => reply.safeParse(value).success)
}
