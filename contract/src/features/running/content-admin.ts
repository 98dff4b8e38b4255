// What a site tells and shows, as those who run it edit it: every text in three languages, hidden entries included.
import { z } from 'zod'
import { appCategories, appKinds, appLimits, appPictograms } from '../../app-terms.ts'
import {
  builtInLists,
  caseAspects,
  contentLimits,
  drawingCategories,
  entryKinds,
  linesOf,
  paramCategories,
} from '../../content-terms.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { marketCategories, marketLimits, promptMedia } from '../../market-terms.ts'
import { id, locale, nothing, timestamp } from '../../primitives.ts'
import { promptBounds } from '../../prompt-list.ts'

const { short, long, address } = contentLimits
const texts = (max: number) => z.partialRecord(locale, z.string().trim().max(max))
/** In one language at least. */
const someTexts = (max: number) =>
  texts(max).refine((value) => Object.values(value).some(Boolean), { params: { code: 'empty' } })

/** So many of so many letters at most, one to a line, in each language. */
const lines = (max: number, letters: number) =>
  texts(max * (letters + 1))
    .refine((value) => Object.values(value).every((text) => linesOf(text).length <= max), {
      params: { code: 'lines' },
    })
    .refine(
      (value) =>
        Object.values(value).every((text) => linesOf(text).every((one) => one.length <= letters)),
      { params: { code: 'lines' } },
    )
    .default({})

const isPath = (text: string) => /^\/(?![/\\])/.test(text)
const isAddress = (text: string) =>
  isPath(text) || (/^https?:\/\//i.test(text) && URL.canParse(text))
/** A place of this site, or an address elsewhere. */
const target = z.string().trim().max(address).refine(isAddress)
const targetOrNone = z.union([z.literal(''), target])
const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/,
  )

const noticeTexts = z.object({ title: someTexts(short), content: someTexts(long) })

/** What is stored of each kind. */
export const entryBodies = {
  notice: noticeTexts,
  drawingNotice: noticeTexts,
  question: z.object({ question: someTexts(short), answer: someTexts(long) }),
  banner: z.object({ title: texts(short), url: target, link: targetOrNone.default('') }),
  /** A screen by its name, or a link with a title. */
  menu: z
    .object({
      name: z.string().trim().max(60).default(''),
      title: texts(60).default({}),
      icon: z.union([z.literal(''), z.string().regex(/^[a-z0-9:-]{1,80}$/)]).default(''),
      url: targetOrNone.default(''),
    })
    .refine(({ name, url }) => name !== '' || url !== '', { path: ['url'] })
    .refine(({ name, title }) => name !== '' || Object.values(title).some(Boolean), {
      path: ['title'],
    }),
  /** `type` 1 sends everybody on, 2 those who have VIP time. */
  jump: z.object({ ad: host, domain: host, type: z.literal([1, 2]) }),
  /** A picture with its recipe, to learn from and to go on from. */
  drawingCase: z.object({
    title: someTexts(short),
    category: z.enum(drawingCategories),
    url: target,
    /** As a model is given it. */
    prompt: z.string().trim().min(1).max(4000),
    /** The prompt in the reader's language, where that is another one. */
    meaning: texts(4000).default({}),
    aspect: z.enum(caseAspects),
  }),
  /** Words for a prompt, without a comma, and what people call them. */
  drawingParam: z.object({
    title: someTexts(60),
    category: z.enum(paramCategories),
    prompt: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .refine((text) => !/[,，]/.test(text)),
  }),
  /** An assistant to talk with or a persona to put on, offered before those that come with the product. */
  houseApp: z.object({
    appKind: z.enum(appKinds),
    title: someTexts(appLimits.name),
    description: texts(appLimits.description).default({}),
    category: z.enum(appCategories),
    icon: z.enum(appPictograms),
    /** A picture in place of the pictogram. */
    url: targetOrNone.default(''),
    /** What its model is told: for nobody to read. */
    systemMessage: someTexts(appLimits.systemMessage),
    opening: texts(appLimits.opening).default({}),
    questions: lines(appLimits.questions, appLimits.question),
  }),
  /** A prompt that the house offers in the market. */
  housePrompt: z.object({
    title: someTexts(promptBounds.titleLength),
    description: texts(marketLimits.description).default({}),
    content: someTexts(promptBounds.contentLength),
    category: z.enum(marketCategories),
    medium: z.enum(promptMedia),
    /** A picture that was made with it. */
    url: targetOrNone.default(''),
    tags: lines(promptBounds.tags, promptBounds.tagLength),
  }),
  /** What the site says of a model, by the upstream's name of it. */
  modelPage: z.object({
    model: z.string().trim().min(1).max(short),
    content: someTexts(2000),
  }),
} as const

export type EntryBody<K extends keyof typeof entryBodies> = z.output<(typeof entryBodies)[K]>

const kind = z.enum(entryKinds)
const entry = z.object({
  id,
  kind,
  isShown: z.boolean(),
  updatedAt: timestamp,
  /** As the kind has it. */
  body: z.record(z.string(), z.unknown()),
})
export type ContentEntry = z.infer<typeof entry>

const builtInIds = z.array(z.string().max(80)).max(contentLimits.entries)
const builtInRow = z.object({
  id: z.string(),
  name: z.string(),
  /** A line about it. */
  detail: z.string(),
  isShown: z.boolean(),
})
export type BuiltInRow = z.infer<typeof builtInRow>

const aboutTexts = z.object({
  about: texts(long),
  contact: texts(long),
  topBanner: texts(1000),
})
export type AboutTexts = z.infer<typeof aboutTexts>

const needs = { access: 'operator', needs: 'content' } as const

/** What tells the console, and on the same page people, what a site shows. */
const tellsContent = [
  'contentAdmin.list',
  'contentAdmin.builtIn',
  'contentAdmin.about',
  'sites.front',
  'content.notices',
  'content.drawingNotices',
  'content.about',
  'content.menu',
  'content.jumps',
  'content.questions',
  'content.banners',
  'apps.list',
  'apps.categories',
  'apps.get',
  'apps.moderation',
  'market.list',
  'market.categories',
  'market.get',
  'market.moderation',
  'mediaLibrary.musicStyles',
  'mediaLibrary.musicDemos',
  'mediaLibrary.videoDemos',
  'models.listChat',
  'models.listOwn',
  'workModels.list',
  'workModels.listMidjourney',
  'workModels.listSquare',
  'workModels.listFilters',
  'workModels.get',
  'payments.packages',
]

export const contentAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/content/list',
    ...needs,
    summary: 'Entries of a kind, hidden ones included, in the order in which people see them.',
    input: z.object({ kind }),
    reply: z.object({ rows: z.array(entry) }),
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/admin/content/save',
    ...needs,
    summary: 'Adds an entry at the end, or changes one.',
    input: z.object({
      /** Absent for a new one. */
      id: id.optional(),
      kind,
      isShown: z.boolean(),
      body: z.record(z.string(), z.unknown()),
      /** Dates it now: a notice is told to everybody again. What is new, and what was hidden, always is. */
      anew: z.boolean().default(false),
    }),
    reply: z.object({ entry }),
    failures: ['content.not_found', 'content.too_many'],
    refreshes: tellsContent,
  }),
  show: defineEndpoint({
    method: 'POST',
    path: '/admin/content/show',
    ...needs,
    summary: 'Shows an entry or hides it.',
    input: z.object({ id, isShown: z.boolean() }),
    reply: nothing,
    failures: ['content.not_found'],
    refreshes: tellsContent,
  }),
  arrange: defineEndpoint({
    method: 'POST',
    path: '/admin/content/arrange',
    ...needs,
    summary: 'Puts entries of a kind in this order; those that are not named come after them.',
    input: z.object({ kind, ids: z.array(id).min(1).max(contentLimits.entries) }),
    reply: nothing,
    failures: ['content.not_found'],
    refreshes: tellsContent,
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/admin/content/remove',
    ...needs,
    summary: 'Removes an entry for good.',
    input: z.object({ id }),
    reply: nothing,
    failures: ['content.not_found'],
    refreshes: tellsContent,
  }),
  fill: defineEndpoint({
    method: 'POST',
    path: '/admin/content/fill',
    ...needs,
    summary:
      'Puts these entries in the place of all of a kind, in this order; none of them leaves the kind empty.',
    input: z.object({
      kind,
      bodies: z.array(z.record(z.string(), z.unknown())).max(contentLimits.entries),
    }),
    reply: nothing,
    refreshes: tellsContent,
  }),
  addPicture: defineEndpoint({
    method: 'POST',
    path: '/admin/content/picture',
    ...needs,
    summary:
      'Takes a picture for what the site shows, and gives the address that everybody may read it at.',
    input: z.object({}),
    reply: z.object({ url: z.string() }),
    body: 'multipart',
    failures: ['uploads.not_a_picture', 'uploads.too_large'],
  }),
  readPicture: defineEndpoint({
    method: 'GET',
    path: '/content/picture',
    access: 'public',
    summary: 'A picture that a site shows.',
    input: z.object({ name: z.string().regex(/^[\w-]{1,100}$/) }),
    reply: z.any(),
    replies: 'file',
    failures: ['content.not_found'],
  }),
  builtIn: defineEndpoint({
    method: 'GET',
    path: '/admin/content/builtIn',
    ...needs,
    summary:
      'A list that comes with the product, in the order of this site, with what it leaves out.',
    input: z.object({ list: z.enum(builtInLists) }),
    reply: z.object({ rows: z.array(builtInRow), isUsual: z.boolean() }),
  }),
  arrangeBuiltIn: defineEndpoint({
    method: 'POST',
    path: '/admin/content/arrangeBuiltIn',
    ...needs,
    summary:
      'Says what of such a list stands first on this site, and what is left out; nothing of both for the usual list.',
    input: z.object({ list: z.enum(builtInLists), order: builtInIds, hidden: builtInIds }),
    reply: nothing,
  }),
  about: defineEndpoint({
    method: 'GET',
    path: '/admin/content/about',
    ...needs,
    summary: 'What the site says about itself, how to reach it, and the line above every screen.',
    input: z.object({}),
    reply: aboutTexts.extend({ language: locale }),
  }),
  saveAbout: defineEndpoint({
    method: 'POST',
    path: '/admin/content/saveAbout',
    ...needs,
    summary:
      'Changes what the site says about itself. Languages that are left out show the one of the site.',
    input: aboutTexts,
    reply: nothing,
    refreshes: tellsContent,
  }),
}
